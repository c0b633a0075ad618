/**
 * The troubleshooter: questions, answers, and what to try for each result.
 *
 * A question has `ask` and `answers`; an answer has `key` (part of the page's address), `label`, an optional `light` or
 * `color` that is drawn beside it, and `next`, the key of a question or a result. A result has `cause` (one sentence) and
 * `tries` in the order in which to try them: `text` with a `link`, and `erases` where a step destroys data. What erases
 * comes last. The start is the question `light`.
 *
 * Sources: src/data/leds.ts, fula-ota: docker/fxsupport/linux (2026-06-18), fxblox-web (2026-08-27).
 */
import type { LedColor, LedKey } from './leds';
import type { Route } from './types';

export interface Answer {
  readonly key: string;
  readonly label: string;
  readonly light?: LedKey;
  readonly color?: LedColor | 'off';
  readonly next: string;
}

export interface Question {
  readonly ask: string;
  readonly answers: readonly Answer[];
}

interface Try {
  readonly text: string;
  readonly link: Route | `${Route}#${string}`;
  /** What this step destroys, as a warning in a sentence. */
  readonly erases?: string;
}

export interface Result {
  readonly cause: string;
  readonly tries: readonly Try[];
}

const color = (key: LedColor | 'off', next: string): Answer => ({
  key,
  label: key.charAt(0).toUpperCase() + key.slice(1),
  color: key,
  next,
});
const light = (key: LedKey, label: string, next: string): Answer => ({
  key,
  label,
  light: key,
  next,
});
const say = (key: string, label: string, next: string): Answer => ({ key, label, next });

export const questions: Readonly<Record<string, Question>> = {
  light: {
    ask: 'What color is the light?',
    answers: [
      color('cyan', 'cyan'),
      color('green', 'green'),
      color('yellow', 'yellow'),
      color('red', 'red'),
      color('purple', 'purple'),
      color('blue', 'blue'),
      color('white', 'blue'),
      color('off', 'off'),
      say('several', 'Several colors, one after the other', 'several'),
      say('other', "It's not about the light", 'other'),
    ],
  },

  cyan: {
    ask: 'What happened before it turned cyan?',
    answers: [
      say('new', "It's new, or I reset it", 'set-up'),
      say('typed', 'I typed the Wi-Fi password during setup', 'wrong-password'),
      say('moved', 'I have a new router or Wi-Fi, or I moved', 'new-wifi'),
      say('worked', 'Nothing. It worked before', 'wifi-refused'),
    ],
  },
  green: {
    ask: 'What does the green light do?',
    answers: [
      light('healthy', 'It blinks briefly every few minutes', 'app'),
      light('online', 'It stays on for 30 seconds, then goes off', 'app'),
      light('selftest-ok', 'It comes on for a few seconds during startup', 'starting'),
    ],
  },
  yellow: {
    ask: 'When is it yellow?',
    answers: [
      light('boot-counted', 'Once, about 20 seconds after I plug it in', 'starting'),
      light('busy-done', 'Right after purple', 'busy'),
      light(
        'stick-update',
        'For several minutes, with an update stick plugged in',
        'stick-running',
      ),
    ],
  },
  red: {
    ask: 'What does the red light do?',
    answers: [
      light('no-network', "It's on for 10 seconds, then off for 10", 'no-network'),
      light('gave-up', "It's on for 15 seconds, then off for 5", 'gave-up'),
      light('format-error', 'It never goes off', 'format-failed'),
      light('wifi-failed', "It's on for 5 seconds, after other colors flashed", 'wifi-refused'),
      light('bt-reset', "It's on once, for 20 seconds", 'bt-reset'),
      light('selftest-fail', 'It comes on for a few seconds during startup', 'selftest'),
      light('cm4-flashed', 'It blinks, with an update stick plugged in', 'cm4-stick-done'),
    ],
  },
  'no-network': {
    ask: 'Do your other devices have internet?',
    answers: [
      say('no', 'No', 'router-down'),
      say('moved', 'Yes, but the Wi-Fi changed', 'new-wifi'),
      say('yes', 'Yes, and nothing changed', 'wifi-refused'),
    ],
  },
  purple: {
    ask: 'How long has it been purple?',
    answers: [
      light('busy', 'For less than an hour', 'busy'),
      say('long', 'For more than an hour', 'busy-long'),
      light('reset-fired', 'It turned purple, then blue', 'reset-fired'),
    ],
  },
  blue: {
    ask: 'How long has it been on?',
    answers: [
      say('short', 'For less than 15 minutes', 'starting'),
      light('install-ok', 'It was white for a few seconds only', 'installed'),
      light('imaging-mode', "For more than 15 minutes, and it doesn't change", 'dead-system'),
      say('yes', "I'm reinstalling the system, with the case open", 'imaging-expected'),
    ],
  },
  several: {
    ask: 'Which colors, in which order?',
    answers: [
      light('no-internet', 'Green, yellow, off, over and over', 'no-internet'),
      light('restart-ok', 'Yellow, then blue', 'service-restarted'),
      light('restart-failed', 'Yellow, then red', 'service-failed'),
      light('fsck', 'Yellow, then a short green', 'drive-repaired'),
      light('trying-wifi', 'Yellow, then blue, then green, flashing', 'starting'),
      light('reset-fired', 'Purple, then blue', 'reset-fired'),
      light('rk1-flashed', 'Green and blue, alternating', 'rk1-stick-done'),
      light('rk1-flashing', 'Green, blue, then yellow, with a stick plugged in', 'stick-running'),
      light('cm4-flashing', 'Red and green, with a stick plugged in', 'stick-running'),
    ],
  },
  off: {
    ask: 'Unplug your Blox, wait a few seconds, and plug it in. Does it blink yellow in the first minute?',
    answers: [light('boot-counted', 'Yes', 'app'), light('normal', 'No', 'no-sign-of-life')],
  },
  app: {
    ask: 'What does the app show?',
    answers: [
      say('connected', 'CONNECTED', 'all-well'),
      say('disconnected', 'DISCONNECTED', 'find-again'),
      say('no-internet', 'NO INTERNET', 'own-offline'),
      say('waiting', 'NO CLIENT, CHECKING, or UNKNOWN', 'app-not-ready'),
    ],
  },

  other: {
    ask: "What's wrong?",
    answers: [
      say('disconnected', 'The app shows DISCONNECTED', 'ping'),
      say('app', 'Something else is wrong in the app', 'in-app'),
      say('setup', "Setup doesn't finish", 'setup'),
      say('wifi', 'The Wi-Fi changed, or I moved', 'new-wifi'),
      say('money', 'Rewards or pools', 'money'),
      say('drive', 'The drive or my files', 'drive'),
    ],
  },
  ping: {
    ask: 'Tap the status, then Ping Blox PeerID. What does it say?',
    answers: [
      say('connected', 'Connected', 'find-again'),
      say('not-reachable', 'Disconnected (Not reachable)', 'light-now'),
      say('error', 'Error', 'own-offline'),
    ],
  },
  'light-now': {
    ask: "What's the light doing?",
    answers: [
      say('off', "It's off", 'restart-once'),
      light('ready-for-setup', 'It blinks cyan', 'wifi-refused'),
      light('no-network', "It's red for 10 seconds, again and again", 'router-down'),
      light('gave-up', "It's red for 15 seconds, again and again", 'gave-up'),
      light('busy', 'It stays purple', 'busy'),
      say('else', 'Something else', 'all-lights'),
    ],
  },
  'in-app': {
    ask: 'What do you see?',
    answers: [
      say('status', 'NO INTERNET', 'own-offline'),
      say('waiting', 'NO CLIENT, CHECKING, or UNKNOWN', 'app-not-ready'),
      say('new-device', "My Blox isn't there, and the phone or browser is new", 'sign-in'),
      say('not-authorized', 'Not Authorized', 'other-identity'),
      say('switch', 'A "Switch to …" button that won\'t go away', 'switch-chain'),
      say('browser', 'FxBlox needs Chrome or Edge', 'wrong-browser'),
      say('else', 'Something else', 'something-else'),
    ],
  },
  setup: {
    ask: 'Where does it stop?',
    answers: [
      say('no-cyan', 'The light never blinks cyan', 'no-cyan'),
      say('bluetooth', "Bluetooth doesn't find my Blox", 'no-bluetooth'),
      say('wallet', "The wallet doesn't answer", 'wallet-stuck'),
      say('owner', 'Set Blox Owner asks for storage', 'no-usable-drive'),
      say('wifi', 'It blinks cyan again after the Wi-Fi step', 'wrong-password'),
      say('used', 'I bought it used', 'used-blox'),
    ],
  },
  'no-cyan': {
    ask: 'Is a drive connected?',
    answers: [
      say('formatted', "Yes, and it's blank or formatted for the Blox", 'restart-once'),
      say(
        'other',
        "Yes, but it's as it came from the store, or was used elsewhere",
        'no-usable-drive',
      ),
      say('none', 'No', 'no-usable-drive'),
      say('shelf', 'Yes, but the Blox was on a shelf for months', 'old-software'),
    ],
  },
  money: {
    ask: 'What do you see?',
    answers: [
      say('zero', 'Rewards are zero', 'zero'),
      say('claim', 'A claim fails', 'claim-fails'),
      say('join', "I can't join a pool", 'join'),
      say('reset', 'My pool is gone after a reset', 'force-rejoin'),
      say('testnet', 'Testnet earnings are missing', 'testnet'),
    ],
  },
  zero: {
    ask: 'Have you joined a pool?',
    answers: [
      say('none', 'No', 'join-first'),
      say('new', 'Yes, less than a day ago', 'first-period'),
      say('old', "Yes, and I haven't claimed for six months", 'catch-up'),
      say('joined', 'Yes, more than a day ago', 'not-reported'),
    ],
  },
  join: {
    ask: 'What does the app say?',
    answers: [
      say('disconnected', 'Blox Disconnected', 'find-again'),
      say('network', 'Network Switch Required', 'switch-chain'),
      say('registered', 'Blox Not Registered', 'not-registered'),
      say('submitted', 'Join Request Submitted', 'first-hour'),
      say('cannot', "Can't Switch Network", 'move-chain'),
    ],
  },
  drive: {
    ask: "What's wrong with it?",
    answers: [
      say('zero', 'Capacity is zero', 'no-usable-drive'),
      say('unused', "The pool doesn't use it", 'foreign-drive'),
      say('full', "It's full", 'full'),
      say('network', "I can't open the network drive", 'network-drive'),
      say('dying', "I think it's dying", 'dying'),
      say('photos', "I can't find my photos", 'photos'),
    ],
  },
};

const support: Try = { text: 'Send us the log.', link: '/functionyard/support' };
const reset: Try = {
  text: 'Reset your Blox. It forgets its owner, pool, and Wi-Fi, and keeps your files.',
  link: '/functionyard/reset',
};
const reimage: Try = {
  text: 'Reinstall its system.',
  link: '/functionyard/hardware/fxblox-hardware#updates',
  erases: 'This erases the system chip. Unplug every drive first.',
};
const formatOnComputer: Try = {
  text: 'Format the drive on a computer.',
  link: '/functionyard/format-drive',
  erases: 'This erases that drive. Copy its files first.',
};
const restart: Try = {
  text: "Restart your Blox once, unless the light is purple: unplug the power, wait 10 seconds, and plug it back in. Then wait 15 minutes. If every connected drive is formatted for your Blox, this doesn't erase anything.",
  link: '/functionyard/troubleshooting/disconnected-blox#reconnect-3',
};
const findAgain: Try = {
  text: 'Find it again over Bluetooth.',
  link: '/functionyard/troubleshooting/disconnected-blox#reconnect-5',
};
const checkNetwork: Try = {
  text: 'Restart the router, wait 10 minutes, and test the Wi-Fi with another device.',
  link: '/functionyard/troubleshooting/disconnected-blox#reconnect-6',
};
const enterWifi: Try = {
  text: 'Connect your Blox to the Wi-Fi again.',
  link: '/functionyard/wifi',
};
const lookAtLights = (text: string): Try => ({ text, link: '/functionyard/lights' });

/** A result: the likely cause, then what to try, in order. */
const result = (cause: string, ...tries: Try[]): Result => ({ cause, tries });
const to = (text: string, link: Try['link']): Try => ({ text, link });

export const results: Readonly<Record<string, Result>> = {
  'all-well': result(
    "Your Blox works. A light that's off is normal.",
    to('Get an alert the next time it goes offline.', '/functionyard/alerts'),
    to('If something else is wrong, look through the common questions.', '/functionyard/faq'),
  ),
  starting: result(
    'Your Blox is starting.',
    lookAtLights('Wait 15 minutes, and look at the light again.'),
    findAgain,
    support,
  ),
  'no-sign-of-life': result(
    "Your Blox has no power, or its system doesn't start.",
    to(
      'Try another outlet, another cable, and a 25 W adapter. Wait 15 minutes.',
      '/functionyard/troubleshooting/disconnected-blox#reconnect-3',
    ),
    support,
    reimage,
  ),
  'set-up': result(
    'Your Blox is ready for setup.',
    to('Set it up.', '/getting-started-testnet'),
    support,
  ),
  'wrong-password': result(
    "The Wi-Fi password was wrong, or there's a space in the name or password.",
    enterWifi,
    to('Use the FxBlox Wi-Fi instead of Bluetooth.', '/functionyard/wifi#stay'),
    support,
  ),
  'new-wifi': result(
    'Your Blox is still set to the old Wi-Fi.',
    to('Connect it to the new one.', '/functionyard/wifi'),
    to('Use a cable.', '/functionyard/wifi#cable'),
    reset,
    support,
  ),
  'wifi-refused': result(
    "Your Blox couldn't join your Wi-Fi.",
    checkNetwork,
    enterWifi,
    reset,
    support,
  ),
  'router-down': result('Your network is down.', checkNetwork, enterWifi, support),
  'no-internet': result(
    'Your network has no internet, or asks you to sign in.',
    checkNetwork,
    to('Connect your Blox to another Wi-Fi.', '/functionyard/wifi'),
    support,
  ),
  'own-offline': result(
    'Your own phone or computer is offline.',
    to(
      'Leave the FxBlox Wi-Fi, turn off your VPN, go online, and tap Retry.',
      '/functionyard/troubleshooting/disconnected-blox',
    ),
    support,
  ),
  'app-not-ready': result(
    'The app is still starting.',
    to('Wait a minute, then reload the tab.', '/functionyard/troubleshooting/disconnected-blox'),
    to('Sign in again with your password and wallet.', '/functionyard/identity'),
    support,
  ),
  'find-again': result(
    "Your Blox is running, but the app can't find it.",
    to('Tap Retry, then test it from outside.', '/functionyard/troubleshooting/disconnected-blox'),
    findAgain,
    support,
    reset,
  ),
  'restart-once': result(
    "Your Blox didn't finish starting.",
    restart,
    findAgain,
    support,
    reset,
    reimage,
  ),
  installed: result('Your Blox has installed new software.', findAgain, support),
  'service-restarted': result(
    'A service stopped, and your Blox restarted it. Once is normal.',
    lookAtLights('Wait 15 minutes. If it comes back, unplug the power before the fourth time.'),
    support,
  ),
  'service-failed': result(
    "A service stopped, and your Blox couldn't restart it.",
    lookAtLights('Wait 15 minutes. If it comes back, unplug the power before the fourth time.'),
    support,
  ),
  'gave-up': result(
    "Your Blox couldn't repair itself.",
    to('Leave it plugged in, and send us the log.', '/functionyard/support'),
  ),
  selftest: result('The hardware check failed.', restart, support),
  'bt-reset': result(
    'Someone sent a reset over Bluetooth.',
    to("If it wasn't you, unplug your Blox before the light goes off.", '/functionyard/reset'),
    support,
  ),
  'reset-fired': result(
    'Your Blox was started five times within 15 minutes, so it reset itself. Your files are still there.',
    to(
      'Wait 10 minutes until it blinks cyan, then set it up with the same password and wallet.',
      '/getting-started-testnet',
    ),
    to("If it doesn't blink cyan, check the drive.", '/functionyard/format-drive'),
    support,
  ),
  busy: result(
    'Your Blox is preparing a drive or updating.',
    lookAtLights("Wait up to an hour, and don't unplug anything."),
    support,
  ),
  'busy-long': result(
    'This takes longer than usual, even for a large drive or a slow connection.',
    to("Don't unplug anything, and ask us what to do.", '/functionyard/support'),
  ),
  'format-failed': result(
    'Your Blox stopped before it had finished formatting.',
    to('Check the cable of the drive, and try another port.', '/functionyard/add-storage'),
    to('Replace the drive.', '/functionyard/add-storage#failing'),
    support,
  ),
  'drive-repaired': result(
    'Your Blox is repairing errors on a drive, and the light is off while it works. Wait 35 minutes before you unplug anything.',
    to('Copy your files to another device.', '/functionyard/network-drive'),
    to('If it happens again, replace the drive.', '/functionyard/add-storage#failing'),
    support,
  ),
  'stick-running': result(
    'An update from the stick is running.',
    to(
      "Wait 30 minutes, and don't touch the Blox or the stick.",
      '/functionyard/hardware/fxblox-hardware',
    ),
    support,
  ),
  'rk1-stick-done': result(
    'The RK1 update is installed.',
    to(
      'Pull out the stick, unplug your Blox, and plug it in again.',
      '/functionyard/hardware/fxblox-hardware-rk1#update-5',
    ),
    support,
  ),
  'cm4-stick-done': result(
    'The CM4 update is installed.',
    to(
      'Unplug your Blox, swap the stick for the drive, and plug it in again.',
      '/functionyard/hardware/fxblox-hardware-rpi#update-5',
    ),
    support,
  ),
  'imaging-expected': result(
    'The CM4 is waiting for your computer.',
    to('Continue the re-image.', '/functionyard/hardware/fxblox-hardware-rpi-reimage'),
    support,
  ),
  'dead-system': result(
    "The system on your Blox doesn't start.",
    to(
      'Unplug the power for a minute, and plug it back in.',
      '/functionyard/troubleshooting/disconnected-blox#reconnect-3',
    ),
    to(
      'Use an update stick. It erases the settings, and your files stay.',
      '/functionyard/hardware/fxblox-hardware#updates',
    ),
    support,
    reimage,
  ),
  'sign-in': result(
    "This browser doesn't have your identity yet.",
    to('Sign in with the same password and wallet.', '/functionyard/identity#move'),
    findAgain,
    support,
  ),
  'other-identity': result(
    'Your Blox was set up with another password or wallet.',
    to('Sign in with the right ones.', '/functionyard/identity'),
    support,
    reset,
  ),
  'used-blox': result(
    'Your Blox may still belong to the seller.',
    to('Ask the seller to hand it over.', '/functionyard/give-away'),
    reset,
    support,
  ),
  'wrong-browser': result(
    "The web app doesn't run in this browser.",
    to(
      'Use Chrome or Edge on a computer or Android phone.',
      '/functionyard/mainnet-transition/ios',
    ),
    support,
  ),
  'switch-chain': result(
    'Your wallet is on another chain.',
    to('Switch the chain.', '/functionyard/troubleshooting/switch-chain'),
    support,
  ),
  'no-bluetooth': result(
    "Your Blox hasn't been on for 90 seconds, or Bluetooth isn't allowed.",
    to('Wait, move closer, and allow Bluetooth.', '/getting-started-testnet#connect-4'),
    to('Use the FxBlox Wi-Fi instead.', '/functionyard/wifi#stay'),
    support,
  ),
  'wallet-stuck': result(
    'The wallet missed the request.',
    to(
      'Wait 30 seconds, close the wallet, and tap Open wallet to approve.',
      '/functionyard/app-messages#set-identity',
    ),
    to('Try Sign Manually.', '/functionyard/metamask#if-something-goes-wrong'),
    support,
  ),
  'no-usable-drive': result(
    'Your Blox found no drive it can use.',
    to(
      'Check the plug, or move the drive to another port, and restart your Blox.',
      '/functionyard/add-storage',
    ),
    support,
    formatOnComputer,
  ),
  'old-software': result(
    'Its software is too old.',
    to('Update it with a stick.', '/functionyard/hardware/fxblox-hardware#updates'),
    support,
  ),
  'claim-fails': result(
    'The wallet, peer ID, pool, or chain is wrong.',
    to('Claim step by step.', '/functionyard/troubleshooting/manual-claim-rewards'),
    support,
  ),
  'force-rejoin': result(
    "Your Blox forgot its pool. You're still a member.",
    to('Tap Force Rejoin.', '/functionyard/join#force-rejoin'),
    support,
  ),
  testnet: result(
    'Testnet earnings are claimed separately.',
    to('Save your account ID and claim.', '/functionyard/mainnet-transition/existing-testnet'),
    support,
  ),
  'join-first': result(
    "Your Blox isn't in a pool.",
    to('Join one.', '/functionyard/join'),
    support,
  ),
  'first-period': result(
    "Your first full period isn't over yet.",
    to('Wait a day, and see when rewards are paid.', '/functionyard/rewards#when'),
    support,
  ),
  'catch-up': result(
    'Each claim covers 180 days, and the card may show 0.',
    to(
      'Catch up, with at most two full claims in 30 days.',
      '/functionyard/troubleshooting/manual-claim-rewards#catch-up',
    ),
    support,
  ),
  'not-reported': result(
    'Your Blox may not be reported online.',
    to("Check why you aren't earning.", '/functionyard/rewards#not-earning'),
    support,
  ),
  'not-registered': result(
    "Your Blox isn't registered with the join server.",
    to('Tap Open a GitHub Issue, and give both IDs.', '/functionyard/join'),
    support,
  ),
  'first-hour': result(
    'Your request is being registered.',
    to('Wait an hour.', '/functionyard/join'),
    support,
  ),
  'move-chain': result(
    'Your Blox is in a pool on the old chain.',
    to('Claim, leave that pool, then switch.', '/functionyard/troubleshooting/switch-chain#move'),
    support,
  ),
  'foreign-drive': result(
    'Your Blox starts to use a drive only when it starts.',
    restart,
    to(
      "If the space still isn't used after that, ask us before you erase anything.",
      '/functionyard/support',
    ),
  ),
  full: result(
    'The drives are full.',
    to('Delete or move files on the network drive.', '/functionyard/network-drive'),
    to('Add a drive.', '/functionyard/add-storage'),
    support,
  ),
  'network-drive': result(
    "You're on another network, or the user name is missing.",
    to('Connect again.', '/functionyard/network-drive'),
    support,
  ),
  dying: result(
    'The drive may be failing.',
    to('Copy your files now.', '/functionyard/network-drive'),
    to('Replace the drive.', '/functionyard/add-storage#failing'),
    support,
  ),
  photos: result(
    'Your photos are in the app that saved them.',
    to('Open FxFiles with the sign-in you used before.', '/functionyard/fxfiles'),
    to('Get your photos out of FxFotos.', '/functionyard/fxfotos'),
    support,
  ),
  'all-lights': result(
    "There's a list of everything the light does.",
    lookAtLights('Look it up.'),
    support,
  ),
  'something-else': result(
    "There's a list of all messages.",
    to('Look it up.', '/functionyard/app-messages'),
    to('Look through the common questions.', '/functionyard/faq'),
    support,
  ),
};
