/**
 * Words that readers use for the same thing. A search for one of them finds the others of its line, too.
 *
 * One line per meaning, with the word that the pages use first. Other forms of a word (`light`, `lights`) and typos need no
 * entry. A word may be in several lines.
 *
 * Source: the words of owners in the support groups next to the words of the products.
 */
export const synonyms: readonly (readonly string[])[] = [
  // Device
  ['blox', 'fxblox', 'box', 'tower'],
  ['light', 'led', 'lamp', 'indicator'],
  ['blink', 'flash', 'flicker'],
  ['purple', 'violet', 'magenta'],
  ['cyan', 'light blue', 'turquoise'],
  ['dark', 'light off', 'no light'],
  ['drive', 'disk', 'ssd', 'nvme', 'hard drive', 'hdd', 'usb drive'],
  ['storage', 'capacity', 'space', 'disk space'],
  ['drive full', 'disk full', 'storage full', 'out of space', 'no space'],
  ['usb stick', 'thumb drive', 'flash drive', 'memory stick', 'pen drive'],
  ['reset', 'factory reset', 'start over', 'wipe'],
  ['re-image', 'reimage', 'reflash', 'flash', 'reinstall', 'recover', 'unbrick'],
  ['image', 'firmware', 'iso', 'operating system'],
  ['format', 'erase', 'wipe'],
  ['update', 'upgrade', 'ota', 'new version'],
  ['restart', 'reboot', 'power cycle', 'unplug', 'turn off and on'],
  ['fail', 'die', 'dying', 'dead'],
  ['port', 'socket', 'connector'],
  ['cable', 'wire', 'cord'],
  ['lite plus', 'rk1', 'rk3588', 'turing'],
  ['lite', 'cm4', 'raspberry pi', 'rpi'],
  ['set up', 'setup', 'install', 'first start', 'unbox'],

  // Network
  ['wi-fi', 'wifi', 'wlan', 'wireless', 'ssid', 'network name'],
  ['router', 'modem'],
  ['internet provider', 'isp', 'provider'],
  ['hotspot', 'access point', 'ap'],
  ['ethernet', 'lan', 'network cable', 'wired'],
  ['disconnected', 'offline', 'not connected', 'unreachable', 'not found'],
  ['connect', 'pair', 'link'],
  ['peer id', 'peerid', 'node id'],
  ['relay', 'circuit relay', 'nat'],

  // Account and money
  ['wallet', 'metamask', 'walletconnect'],
  ['lost', 'forgot', 'forgotten', 'forget'],
  ['password', 'passphrase', 'login', 'log in', 'sign in', 'pin code'],
  ['recovery phrase', 'seed phrase', 'mnemonic', 'recovery words', 'wallet words', '12 words'],
  ['credit', 'balance', 'prepaid'],
  ['FxFiles', 'files app', 'photo app'],
  ['auto-pin', 'automatic copies', 'copying to the box'],
  ['network drive', 'shared folder', 'network folder'],
  ['claim portal', 'rewards page', 'earnings page'],
  ['identity', 'account', 'profile'],
  ['fula token', 'coin', 'crypto'],
  ['reward', 'earn', 'earning', 'mining', 'income', 'payout', 'money'],
  ['earn', 'no reward', 'zero reward', 'not paid', 'no payout'],
  ['claim', 'withdraw', 'cash out', 'collect'],
  ['gas', 'fee', 'sfuel', 'transaction cost'],
  ['chain', 'network', 'blockchain'],
  ['switch chain', 'change network', 'wrong network'],
  ['leave', 'quit', 'exit'],
  ['mainnet', 'migration', 'migrate'],

  // Apps and data
  ['app', 'application', 'program'],
  ['android', 'apk', 'google play', 'play store'],
  ['ios', 'iphone', 'ipad', 'apple', 'app store'],
  ['windows', 'pc', 'computer', 'laptop'],
  ['photo', 'picture', 'image', 'gallery', 'google photos'],
  ['backup', 'back up', 'sync', 'copy'],
  ['share', 'sharing', 'send'],
  ['plugin', 'add-on', 'extension', 'dapp'],
  ['encryption', 'encrypt', 'privacy', 'private', 'secure'],
  ['delete', 'remove', 'erase', 'uninstall'],

  // Life
  ['fell', 'dropped', 'knocked over'],
  ['case', 'lid', 'cover', 'housing'],
  ['stolen', 'theft', 'thief', 'burglary', 'lost laptop'],
  ['died', 'passed away', 'deceased', 'inherited', 'heir'],
  ['children', 'kids', 'toddler', 'teenager'],
  ['roommate', 'flatmate', 'housemate'],
  ['guest', 'visitor', 'airbnb'],
  ['vacation', 'holiday', 'trip', 'traveling', 'away'],
  ['power cut', 'outage', 'blackout', 'brownout'],
  ['battery backup', 'ups', 'uninterruptible power supply'],
  ['adapter', 'charger', 'power supply', 'power brick'],
  ['warranty', 'guarantee'],
  ['history', 'record', 'uptime'],
  ['schedule', 'timer', 'at night'],
  ['hot', 'heat', 'overheat', 'attic', 'temperature'],
  ['loud', 'noise', 'fan', 'hum', 'click'],
  ['scam', 'trick', 'fraud', 'phishing', 'hacked'],
  ['sell', 'sold', 'buyer', 'ebay'],
  ['slow', 'stuck', 'hang', 'loading', 'spinner'],
  ['gone', 'missing', 'vanished', 'disappeared'],
  ['ends', 'closes', 'closing down', 'shutting down'],
  ['cost', 'price', 'charge', 'bill'],

  // Developers
  ['api', 'endpoint', 'rest'],
  ['api key', 'token', 'access token', 'bearer'],
  ['sdk', 'library', 'package', 'client'],
  ['pin', 'pinning', 'pinata', 'keep'],
  ['s3', 'bucket', 'object storage'],
  ['cid', 'hash', 'content id'],
  ['node', 'validator', 'full node'],
  ['contract', 'smart contract', 'address'],
  ['substrate', 'polkadot', 'testnet'],

  // Help
  ['support', 'help', 'contact', 'telegram', 'discord', 'human', 'customer service'],
  ['error', 'fail', 'problem', 'issue', 'broken', 'not working'],
  ['stuck', 'hang', 'frozen', 'freeze'],
  ['contribute', 'edit', 'pull request', 'fix a page', 'documentation', 'docs'],
];
