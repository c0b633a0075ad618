/**
 * What pages quote from the screens of the apps, by the files that have these words. To add a label, write it as the
 * page does, without the underscores or backticks, into the list of its file. A label that's in several files has to be
 * in all of them.
 *
 * `labels` are whole texts of a file, such as those of buttons. `beginnings` are the first words of longer messages;
 * pages may end them with "…".
 */
import type { Evidence, Proof } from './types';

type Place = Pick<Evidence, 'repo' | 'path' | 'since'>;

/** A language file of the web app, or another file of its code. */
const webCode = (path: string): Place => ({
  repo: 'functionland/fxblox-web',
  path: `apps/fxblox-web/src/${path}`,
  since: '2026-08-27',
});
const web = (name: string) => webCode(`i18n/locales/en/${name}.json`);

/** The language file of the phone app, or one of its screens. */
const phoneApp = (path: string): Place => ({
  repo: 'functionland/fx-components',
  path: `apps/box/src/${path}`,
});

const fxFiles = (path: string, since?: string): Place => ({
  repo: 'functionland/FxFiles',
  path: `lib/${path}`,
  ...(since && { since }),
});

/** The program for a node on a PC. */
const pcNode = (path: string): Place => ({
  repo: 'functionland/fula-ota',
  path: `pc-installer/src/${path}`,
});

const cloudDashboard: Place = {
  repo: 'functionland/pinning-service',
  path: 'pinning-webui/src/i18n/en.ts',
  since: '2026-08-27',
};

const claimPortal = (path: string, since?: string): Place => ({
  repo: 'functionland/mainnet-claim-web',
  path,
  ...(since && { since }),
});

interface Quotes {
  readonly places: readonly Place[];
  readonly labels: readonly string[];
  readonly beginnings?: readonly string[];
}

const quotes: readonly Quotes[] = [
  {
    places: [web('translation'), phoneApp('i18n/locales/en/translation.json')],
    labels: [
      'Add selected blox(s)',
      'Agree & Setup my Blox',
      'Already exist',
      'Authorized',
      'Blox AI not detected',
      'Blox peerId is invalid!',
      'Capacity',
      'Check Connection Again',
      'Claim Rewards',
      'Claimable Rewards',
      'Clear App Storage',
      'Completing setup',
      'Connect to Blox',
      'Connect to Wi-Fi',
      'Connect your phone to internet (wifi) to proceed now...',
      'Continue',
      'Copy Claim Link',
      'Diagnose with Blox AI',
      'Diagnostics',
      'Enable remote support',
      'Enter Blox IP address',
      'Entered Wrong Password? Go Back',
      'Error loading balance',
      'Error loading rewards',
      'Fetch raw diagnostics',
      'Format',
      'Format Disk',
      'Generated Identity',
      'Get Signature Manually',
      'Hello Functionlander!',
      'Home',
      "I can't join a pool",
      'Insufficient Funds',
      'Last Claimed',
      'Left Pool Successfully',
      'Manually Enter Wifi Name',
      'Mining Rewards',
      'My Blox is disconnected',
      "My Blox isn't earning",
      'Network Rewards',
      'Next',
      'No BLE devices connected',
      'Not Authorized',
      'Other Data',
      'Password',
      'Peer ID Mismatch',
      'Reconnect Blox to Wi-Fi',
      'Reconnect to existing blox',
      'Request Sent',
      'Reset Identity',
      'Rewards',
      'Send to support',
      'Set Authorizer',
      'Set Blox Owner',
      'Set Identity',
      'Setup Complete',
      'Sign Manually',
      'Sign with Wallet',
      'Signature',
      'Skip',
      'Skip to manual setup',
      'Status',
      'Stored Files',
      'Submit',
      'This Blox is authorized by a different identity.',
      'To proceed successfully you need to attach an external storage to the Blox!',
      'Transaction Rejected',
      'Unable to connect to Hotspot',
      'Unable to get the blox properties!',
      'Unable to sign the wallet address!',
      'Use Wired LAN',
      'User Own Data',
      'Wallet Address',
      "What's wrong?",
      'Your Blox Peer ID',
      'Your blox is updating. Please wait for an hour for the update to complete.',
    ],
    beginnings: [
      'An update is awaiting a manual restart to be applied…',
      'An update is awaiting a manual restart to be applied.',
      'In some cases you need to turn the mobile data off…',
      'In some cases you need to turn the mobile data off',
      'You should update your blox backend…',
      'You should update your blox backend',
      'Your Blox is not reachable…',
      'Your Blox is not reachable',
      "That security code wasn't accepted…",
      "That security code wasn't accepted.",
      'Your blox is updating. Please wait for an hour…',
      "Is you blox flashing 'light-blue'?",
      "Couldn't connect with",
      'We could not find the available WiFi',
      "Your Blox hasn't finished setting up its security code yet.",
      'Enabling remote support needs a local-network (WiFi) connection to your Blox.',
    ],
  },
  {
    places: [web('translation')],
    labels: ["Bluetooth didn't work — let's try another way"],
    beginnings: [
      'Cannot reach your Blox over the local network or Bluetooth.',
      'Cannot reach your Blox over the local network or Bluetooth…',
    ],
  },
  {
    places: [web('setup')],
    labels: [
      'Before you start',
      'Connect via Bluetooth',
      'Try Bluetooth again',
      'Connect to this address',
      "I don't know the address",
      "I've joined the FxBlox Wi-Fi — check",
      'Connection error',
      'Local network access is blocked',
      'Blox firmware needs an update for browser access',
      'The hotspot did not answer',
      'The Blox did not answer in time',
      'Search the network',
      'Find over Bluetooth',
      'Add by peer ID',
      'Add this Blox',
      'Setup',
      'New Device',
      'Format request sent',
      'Could not read the Wi-Fi list from the Blox.',
      'Refresh the list',
      'Unable to connect to wifi',
      'Country code',
      'Reconnect to your Blox',
      "I'm connected",
      'Skip this check',
      'Partition',
      'IPFS Delete',
      'Restart Fula',
      'Restart Uniondrive',
      'Reset',
      'SUPPORT ON',
      'SUPPORT OFF',
      'Force Update',
      'Invalid Code',
      'Command executed successfully',
      'The wallet module could not be loaded. You can still sign manually.',
      'Wallet connected. Tap below to approve the signature — this opens your wallet again.',
      'Open wallet to approve',
      'Web Bluetooth is not available in this browser.',
      'No device was selected.',
      'Connect',
      'Bluetooth commands',
    ],
    beginnings: [
      'Wallet opened but stuck on its splash screen?',
      "That doesn't look like a home network address.",
      "That doesn't look like a home network address…",
      'No Blox answered at that address.',
      'No Blox answered at that address…',
      'Nothing answered on this network.',
      "That doesn't look like a Blox peer ID.",
      "That doesn't look like a Blox peer ID…",
    ],
  },
  {
    places: [web('main')],
    labels: [
      'Blox Manager',
      'Check All',
      'Open',
      'Current',
      'Users',
      'Plugins',
      'Blox AI',
      'Devices',
      'Blox',
      'Retry',
      'Connect blox to Wi-Fi',
      'Ping Blox PeerID',
      'Ping Blox Cluster',
      'Cannot reach pools.fx.land',
      'Rate limited',
      'Blox PeerId',
      'Pool PeerId',
      'Blox fula image',
      'Reset Blox to hotspot mode',
      'Reboot blox',
      'Remove Blox',
      'Clear app cache',
      'Hard Disks',
      'CONNECTED',
      'DISCONNECTED',
      'NO INTERNET',
      'NO CLIENT',
      'Not connected to FxBlox hotspot',
      'Your Blox does not support this command!',
      'Manage Bloxs',
      'Installed',
      'Install',
      'Uninstall',
      'Update',
      'Approved',
      'Pending',
      'Instructions',
      'Required Inputs',
      'Storage',
      'Plugin installation initiated',
      "Couldn't reach this blox — install status unavailable",
      'DID',
      'App PeerId',
      "Bloxs' PeerId",
      'Connect Your Wallet',
      'Connect Wallet',
      'Device actions',
      'Open claim portal',
      'Unable to open claim portal',
    ],
    beginnings: ['You cannot remove the last Blox!'],
  },
  {
    places: [web('settings')],
    labels: [
      'Settings',
      'Blox Status Monitor',
      'Mode',
      'Chain Selection',
      'Pools',
      'Blox discovery',
      'Auto-Pin Pairing',
      'About',
      'Every 8 hours',
      'Every 24 hours',
      'Log out',
      'Check now',
      'Debug mode',
      'Prefer Bluetooth',
      'Disconnect Wallet',
      'Wallet Account',
      "Can't Switch Network",
      "Couldn't Verify Pool Status",
      'Switch Anyway',
      'No pools found',
      'Error loading pools!',
      'View details',
      'Network Switch Required',
      'Open a GitHub Issue',
      'Required Tokens',
      'Leave',
      'Keep my data on this device',
      'Install the app',
      'Missing pairing parameters',
      'The pairing token is missing or too long.',
      'The endpoint must be an https:// URL.',
      'Unexpected response from blox',
      'API Key',
      'Endpoint',
      'Please fill in both API Key and Endpoint',
      'Pairing Secret',
      'Get Secret',
      'Join',
      'Join (Contract)',
      'Re-send Join',
      'Re-send (Contract)',
      'Leave Pool',
      'Cancel Request',
      'Force Rejoin',
      'Blox Disconnected',
      'Joined',
      'Wallet Not Connected',
      'Blox Peer ID Missing',
      'Timeout',
      'Pool Joined Successfully',
      'Join Request Submitted',
      'Partial Join Complete',
      'Blox Not Registered',
      'Register Blox',
      'Join Pool Failed',
      'Pool Rejoined',
      'Rejoin Failed',
      'Network drive',
      'Update needed',
      "Can't reach your Blox",
      'Only the Blox owner can see this',
      'Check again',
    ],
    beginnings: [
      'Last check',
      'Camera permission denied…',
      'Invalid QR code format…',
      'API Error:',
    ],
  },
  {
    places: [web('shell')],
    labels: [
      'Add a Blox',
      'Profile',
      'New version available',
      'Reload',
      'Something went wrong',
      'Try again',
      'FxBlox needs Chrome or Edge',
    ],
  },
  {
    places: [webCode('platform/bluetooth/webBluetooth.ts')],
    labels: [
      'This Blox will not let a browser subscribe for replies, so its answers never arrive. Its firmware needs the fix in fula-ota#91. Bluetooth works from the mobile app meanwhile.',
    ],
    beginnings: ['This Blox will not let a browser subscribe for replies…'],
  },
  {
    places: [phoneApp('components/BloxInfoBottomSheet.tsx')],
    labels: [
      'Blox PeerId',
      'Blox fula image',
      'Pool PeerId',
      'Reboot blox',
      'Remove Blox',
      'Reset Blox to hotspot mode',
    ],
  },
  {
    places: [phoneApp('components/BloxSelectionBottomSheet.tsx')],
    labels: ['CONNECTED'],
  },
  {
    places: [phoneApp('components/Cards/EarningCard.tsx')],
    labels: ['Connect', 'Unable to open claim portal'],
  },
  {
    places: [phoneApp('components/Cards/PoolCard.tsx')],
    labels: [
      'Blox Disconnected',
      'Blox Not Registered',
      'Blox Peer ID Missing',
      'Cancel Request',
      'Force Rejoin',
      'Join',
      'Join (Contract)',
      'Join Pool Failed',
      'Join Request Submitted',
      'Joined',
      'Leave Pool',
      'Partial Join Complete',
      'Pool Joined Successfully',
      'Pool Rejoined',
      'Re-send (Contract)',
      'Re-send Join',
      'Register Blox',
      'Rejoin Failed',
      'Timeout',
      'Wallet Not Connected',
    ],
  },
  {
    places: [phoneApp('components/ConnectionOptionsSheet.tsx')],
    labels: [
      'Cannot reach pools.fx.land',
      'Connect blox to Wi-Fi',
      'Ping Blox Cluster',
      'Ping Blox PeerID',
      'Rate limited',
      'Retry',
    ],
  },
  {
    places: [phoneApp('components/CurrentBloxIndicator.tsx')],
    labels: ['DISCONNECTED'],
  },
  {
    places: [phoneApp('components/ErrorBoundary.tsx')],
    labels: ['Something went wrong'],
  },
  {
    places: [phoneApp('components/GlobalBottomSheet.tsx')],
    labels: ["Couldn't reach this blox — install status unavailable", 'Installed', 'Plugins'],
  },
  {
    places: [phoneApp('components/Modals/AddAccountModal.tsx')],
    labels: ['Create'],
  },
  {
    places: [phoneApp('components/ProfileBottomSheet.tsx')],
    labels: ['Profile'],
  },
  {
    places: [phoneApp('components/SettingsList/BleCommandsMenu.tsx')],
    labels: ['Reset'],
  },
  {
    places: [phoneApp('components/SettingsList/SettingsMenu.tsx')],
    labels: [
      'About',
      'Auto-Pin Pairing',
      'Blox Status Monitor',
      'Blox discovery',
      'Chain Selection',
      'Every 24 hours',
      'Every 8 hours',
      'Mode',
      'Pools',
    ],
  },
  {
    places: [phoneApp('components/WalletDetails.tsx')],
    labels: ["Bloxs' PeerId"],
  },
  {
    places: [phoneApp('components/WalletNotification.tsx')],
    labels: ['Connect Your Wallet'],
  },
  {
    places: [phoneApp('config/appKitConfig.ts')],
    labels: ['SKALE Europa Hub'],
  },
  {
    places: [phoneApp('contracts/config.ts')],
    labels: ['Base Network'],
  },
  {
    places: [phoneApp('contracts/contractService.ts')],
    labels: ['Request timed out. Please try again.', 'You are not a member of this pool.'],
  },
  {
    places: [phoneApp('contracts/contractServiceProvider.tsx')],
    labels: ['Transaction was rejected by user'],
  },
  {
    places: [phoneApp('hooks/useIsConnectedToBox.ts')],
    labels: ['FxBlox'],
  },
  {
    places: [phoneApp('models/blox.ts')],
    labels: ['NO CLIENT', 'NO INTERNET'],
  },
  {
    places: [phoneApp('navigation/MainTabs.navigator.tsx')],
    labels: ['Blox', 'Blox AI', 'Devices', 'Settings', 'Users'],
  },
  {
    places: [phoneApp('screens/Blox/Blox.screen.tsx')],
    labels: [
      'Hard Disks',
      'Not connected to FxBlox hotspot',
      'Restart',
      'Your Blox does not support this command!',
    ],
  },
  {
    places: [phoneApp('screens/BloxManager.screen.tsx')],
    labels: [
      'Blox Manager',
      'CHECKING...',
      'Check All',
      'Current',
      'Open',
      'SWITCHING...',
      'UNKNOWN',
    ],
  },
  {
    places: [phoneApp('screens/Diagnostics/RawDiagnosticsCard.tsx')],
    labels: ['SUPPORT ON'],
  },
  {
    places: [phoneApp('screens/Diagnostics/useAiSession.ts')],
    labels: ['Try again'],
  },
  {
    places: [phoneApp('screens/InitialSetup/ConnectToExistingBlox.screen.tsx')],
    labels: ['New Device', 'Setup'],
  },
  {
    places: [phoneApp('screens/InitialSetup/ConnectToWifi/modals/InputWifiPasswordModal.tsx')],
    labels: ['Country code', 'Unable to connect to wifi'],
  },
  {
    places: [phoneApp('screens/Plugin.screen.tsx')],
    labels: [
      'Approved',
      'Install',
      'Instructions',
      'Pending',
      'Plugin installation initiated',
      'Required Inputs',
      'Storage',
      'Uninstall',
      'Update',
    ],
  },
  {
    places: [phoneApp('screens/Settings/AutoPinPairing/AutoPinPairing.screen.tsx')],
    labels: [
      'API Key',
      'Endpoint',
      'Get Secret',
      'Missing pairing parameters',
      'Pairing Secret',
      'Please fill in both API Key and Endpoint',
      'Unexpected response from blox',
    ],
  },
  {
    places: [phoneApp('screens/Settings/Bluetooth/BluetoothCommands.screen.tsx')],
    labels: [
      'Command executed successfully',
      'Force Update',
      'Hotspot',
      'IPFS Delete',
      'Partition',
      'Restart Fula',
      'Restart Uniondrive',
      'SUPPORT OFF',
    ],
  },
  {
    places: [phoneApp('screens/Settings/ChainSelection.screen.tsx')],
    labels: ['Disconnect Wallet', 'Wallet Account'],
  },
  {
    places: [phoneApp('screens/Settings/Mode.screen.tsx')],
    labels: ['Debug mode'],
  },
  {
    places: [phoneApp('screens/Settings/PoolDetails.screen.tsx')],
    labels: ['Leave', 'Required Tokens'],
  },
  {
    places: [phoneApp('screens/Settings/Pools.screen.tsx')],
    labels: ['Error loading pools!', 'Network Switch Required'],
  },
  {
    places: [phoneApp('screens/Settings/Settings.screen.tsx')],
    labels: ['Log out'],
  },
  {
    places: [phoneApp('services/backgroundBloxCheck.ts')],
    labels: ['Blox Status Alert'],
  },
  {
    places: [phoneApp('services/poolApiService.ts')],
    labels: ['Too many requests. Please wait a few minutes and try again.'],
  },
  {
    places: [fxFiles('core/models/share_token.dart')],
    labels: ['Current Version Only', 'Latest Version'],
  },
  {
    places: [fxFiles('core/utils/platform_capabilities.dart')],
    labels: ['Images', 'Photos'],
  },
  {
    places: [fxFiles('features/billing/widgets/credit_stats_card.dart')],
    labels: ['Storage Used'],
  },
  {
    places: [fxFiles('features/browser/screens/file_browser_screen.dart')],
    labels: [
      'Cloud only',
      'Create Link',
      'Create Link For...',
      'Create Link with Password',
      'Delete from Cloud',
      'Disable Auto-Sync',
      'Documents',
      'Enable Auto-Sync',
      'Upload to Cloud',
      'Videos',
    ],
  },
  {
    places: [fxFiles('features/settings/screens/settings_screen.dart')],
    labels: [
      'API Key',
      'Billing',
      'Credits & Wallets',
      'Encryption Key',
      'Fula API Configuration',
      'Security',
      'Sign Out',
      'Sync',
      'WiFi only',
    ],
  },
  {
    places: [fxFiles('features/sharing/screens/share_screen.dart')],
    labels: ['Revoke', 'Shared by Me'],
  },
  {
    places: [pcNode('main/headless-setup.js')],
    labels: ['--authorizer', '--chain', '--data-dir', '--password', '--poolId', '--wallet'],
  },
  {
    places: [pcNode('main/index.js')],
    labels: ['Fula Node'],
  },
  {
    places: [pcNode('main/tray-manager.js')],
    labels: [
      'Restart',
      'Dashboard',
      'Open Data Folder',
      'Quit',
      'Setup Wizard',
      'Start',
      'Stop',
      'View Logs',
    ],
  },
  {
    places: [pcNode('renderer/dashboard/dashboard.js')],
    labels: ['Port Availability'],
  },
  {
    places: [pcNode('renderer/dashboard/index.html')],
    labels: ['Health Checks'],
  },
  {
    places: [pcNode('renderer/wizard/index.html')],
    labels: [
      'Configuration Directory',
      'Docker Check',
      'Download Images',
      'Launch Fula Node',
      'Open Dashboard',
      'Start Node',
      'Storage Directory',
    ],
  },
  {
    places: [fxFiles('features/onboarding/screens/mode_choice_screen.dart', '2026-05-18')],
    labels: [
      'Choose how to secure your vault',
      'Maximum security',
      'Standard security',
      'Passphrase only',
    ],
  },
  {
    places: [fxFiles('features/onboarding/screens/mode_c_signin_screen.dart', '2026-05-18')],
    labels: [
      'Create new vault',
      'Restore from recovery phrase',
      "I've saved it — verify",
      'Back — show phrase again',
    ],
  },
  {
    places: [fxFiles('features/settings/screens/blox_pairing_screen.dart', '2026-05-18')],
    labels: ['My Devices', 'IP Address', 'Pair Blox', 'Unpair device'],
  },
  {
    places: [fxFiles('features/settings/screens/sync_queue_screen.dart', '2026-05-18')],
    labels: ['Sync Queue', 'No pending uploads'],
  },
  {
    places: [claimPortal('index.html')],
    labels: [
      'Select Network:',
      'SKALE (Recommended)',
      'Peer ID:',
      'Check Rewards',
      'Storage Rewards',
      'Total Claimable',
    ],
  },
  {
    places: [claimPortal('app.js')],
    labels: [
      'Please enter a valid Peer ID',
      'Insufficient rewards available.',
      'The contract is currently paused.',
      'Insufficient funds for gas fees',
    ],
    beginnings: ['Rewards claimed successfully!'],
  },
  {
    places: [claimPortal('app.js', '2026-05-12')],
    labels: ['Claim Rewards (~6 months worth)', 'Advance Claim Window'],
  },
  {
    places: [cloudDashboard],
    labels: ['API Keys', 'Create New Key', 'My Pins', 'Delete My Account'],
  },
];

/** A text between quotation marks or tags, or the beginning of one. */
function pattern(text: string, end: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "\\\\?'");
  return new RegExp(`['"\`>]\\s*${literal}${end}`);
}

const wholeText = (place: Place, label: string): Evidence => ({
  ...place,
  matches: pattern(label, '\\s*[\'"`<]'),
});

const firstWords = (place: Place, beginning: string): Evidence => ({
  ...place,
  matches: pattern(beginning.replace(/…$/, ''), ''),
});

/** Texts that the apps put together, or begin with a sign. */
const inLanguageFiles = (contains: string): Evidence[] => [
  { ...web('translation'), contains },
  { ...phoneApp('i18n/locales/en/translation.json'), contains },
];

const all: Record<string, Evidence[]> = {
  '`Total FULA in Wallet`': inLanguageFiles('"Total {{tokenSymbol}} in Wallet"'),
  '`Your claim window is over 6 months old.`': inLanguageFiles(
    '"⏳ Your claim window is over 6 months old.',
  ),
  "`Make sure you have internal or external storage attached and format is either 'ext4' or 'vFat'.`":
    inLanguageFiles(
      "\"- Make sure you have internal or external storage attached and format is either 'ext4' or 'vFat'.\"",
    ),
  '`Blox account`': [
    {
      ...phoneApp('components/WalletDetails.tsx'),
      release: 'v1.6.33',
      contains: 'Blox account: {bloxAccountId}',
    },
  ],
  '`I Accept & Continue`': [
    { ...pcNode('renderer/wizard/index.html'), contains: '>I Accept &amp; Continue</button>' },
  ],
  "`Word … doesn't match`": [
    {
      ...fxFiles('features/onboarding/screens/mode_c_signin_screen.dart', '2026-05-18'),
      matches: /'Word \$\{_verifyIndices\[i\] \+ 1\} doesn\\'t match\./,
    },
  ],
  '`Requested (votes: …)`': [{ ...web('settings'), contains: '"Requested (votes: {{votes}}' }],
  '`Switch to SKALE Europa Hub`': [{ ...web('main'), contains: '"Switch to {{network}}"' }],
  '`Switch to Base Network`': [{ ...web('main'), contains: '"Switch to {{network}}"' }],
};
for (const { places, labels, beginnings = [] } of quotes) {
  for (const label of labels)
    (all[`\`${label}\``] ??= []).push(...places.map((place) => wholeText(place, label)));
  for (const beginning of beginnings)
    (all[`\`${beginning}\``] ??= []).push(...places.map((place) => firstWords(place, beginning)));
}

/** Proofs by the texts as pages show them. */
export const labels: Readonly<Record<string, Proof>> = all;
