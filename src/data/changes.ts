/**
 * What changed in the apps, the firmware, the network, and the APIs, newest first.
 *
 * Fields: `date` (ISO day or month), `area`, `change` (what happened, as plain words), `todo` (what the reader has to do, as
 * Markdown), `link` (where a reader of the feed learns more).
 *
 * Sources: tags, releases, and commit dates of the public repositories fxblox-web, fx-components, FxFiles, fx-fotos,
 * fula-ota, rk1-image, rpi-image, fula-chain, react-native-fula, fula-api, fula-mail, and fula-archived.
 */
import type { DateText, Route } from './types';

export interface Change {
  readonly date: DateText;
  readonly area: 'app' | 'firmware' | 'network' | 'APIs';
  readonly change: string;
  readonly todo?: string;
  readonly link?: Route | `https://${string}`;
}

export const changes = {
  fxfilesTerms: {
    date: '2026-09-16',
    area: 'app',
    change:
      'FxFiles has new terms. The app is in beta. Before it uploads, it asks you to confirm that you keep your own copies, and it may ask again for new photos.',
    todo: 'Keep another copy of everything that you upload to [FxFiles](/functionyard/fxfiles).',
    link: '/functionyard/fxfiles',
  },
  openSourceApps: {
    date: '2026-09-09',
    area: 'app',
    change:
      'Independent open-source contributors have taken over the web app and FxFiles. Functionland Inc makes the hardware.',
    link: '/introduction/fula',
  },
  webApp: {
    date: '2026-08-27',
    area: 'app',
    change:
      'The FxBlox web app opens for Chrome and Edge, and the phone apps for Android and iPhone are being discontinued.',
    todo: 'Manage your Blox in the [web app](/functionyard/fxblox-app) from now on. Keep the phone app, because you may need it for a new Wi-Fi.',
    link: '/blog/fxblox-web-app',
  },
  communityVoting: {
    date: '2026-08-25',
    area: 'network',
    change:
      'On-chain voting starts on Base. The contract CommunityVoting replaces two earlier deployments.',
    link: '/blockchain/contracts',
  },
  flutterClient: {
    date: '2026-08-23',
    area: 'APIs',
    change: 'fula_client 0.6.20, the Flutter library, is published.',
    link: '/api/flutter',
  },
  pinningSpec: {
    date: '2026-07-31',
    area: 'APIs',
    change:
      'Version 1.0.0 of the pinning specification, which the pinning service follows, is frozen.',
    link: '/pinning-service/ipfs-pinning-service-api',
  },
  firmware3114: {
    date: '2026-06-18',
    area: 'firmware',
    change:
      'Firmware v3.1.14 is released. Later builds protect the network drive with a user name and a password.',
    todo: 'See [which firmware you have](/release/known-issues#version).',
    link: '/functionyard/network-drive',
  },
  phoneApp258: {
    date: '2026-06-09',
    area: 'app',
    change: 'Phone app 2.5.8 is released. It asks for a code before you can choose Base.',
    link: '/functionyard/troubleshooting/switch-chain',
  },
  reactNative: {
    date: '2026-05-31',
    area: 'APIs',
    change: 'react-native-fula 1.58.2 is released.',
    link: '/api/react-native',
  },
  switchButton: {
    date: '2026-05-26',
    area: 'app',
    change: 'Phone app 2.5.6 fixes the "Switch to …" button that never went away on SKALE.',
    todo: 'If you still see the button, [fix it](/functionyard/troubleshooting/switch-chain).',
    link: '/functionyard/troubleshooting/switch-chain',
  },
  vaultModes: {
    date: '2026-05-18',
    area: 'app',
    change:
      'FxFiles offers three vault modes. Before, you could only sign in with Google or Apple.',
    todo: "Choose carefully, because you can't change the mode later without uploading everything again.",
    link: '/functionyard/fxfiles',
  },
  storageRewards: {
    date: '2026-05-12',
    area: 'network',
    change:
      'The reward contracts on Base and SKALE are upgraded. Claims now include storage rewards, which the contract paid as 0 before. The functions claimRewards and claimRewardsWithLimit are gone.',
    todo: "If you haven't claimed for many months, read about [the cap](/release/known-issues#claim-cap) before you do.",
    link: '/functionyard/rewards',
  },
  fulaMail: {
    date: '2026-04-24',
    area: 'APIs',
    change:
      "The code of Fula Mail is public. It's an email gateway that stores mail encrypted on IPFS.",
    link: 'https://github.com/functionland/fula-mail',
  },
  fulaNode: {
    date: '2026-04-13',
    area: 'app',
    change:
      'Fula Node 1.11.4 for Windows, Debian, and Ubuntu is released. It replaces the testnet installer for PCs.',
    todo: 'If your PC still has the old installer, [set it up again](/functionyard/join-windows).',
    link: '/functionyard/join-windows',
  },
  fileFunctions: {
    date: '2026-02-11',
    area: 'APIs',
    change: 'The file functions of react-native-fula are removed. The Storage API replaces them.',
    todo: 'Store files with the [Storage API](/api/storage).',
    link: '/api/storage',
  },
  claimV2: {
    date: '2025-12-23',
    area: 'network',
    change: 'The contract function claimRewardsV2 replaces claimRewards, which stops working.',
    link: '/functionyard/troubleshooting/manual-claim-rewards',
  },
  rk1Image: {
    date: '2025-12-20',
    area: 'firmware',
    change: 'RK1 image v2.0.10 is released.',
    link: '/functionyard/hardware/fxblox-hardware-rk1',
  },
  claimPortal: {
    date: '2025-11-25',
    area: 'app',
    change: 'Starting with phone app 2.2.0, you claim in the claim portal, not in the app.',
    todo: '[Claim your rewards](/functionyard/troubleshooting/manual-claim-rewards) there.',
    link: '/functionyard/troubleshooting/manual-claim-rewards',
  },
  powerCycleReset: {
    date: '2025-08-05',
    area: 'firmware',
    change: 'Five starts within 15 minutes now reset a Blox.',
    todo: 'Restart your Blox only once when something is wrong.',
    link: '/functionyard/reset',
  },
  chainOffDevices: {
    date: '2025-07-21',
    area: 'firmware',
    change:
      'The container fula_node is removed, so no Blox runs a blockchain anymore. The Functionyard testnet ends.',
    todo: 'If your Blox has been off since then, [move it to mainnet](/functionyard/mainnet-transition).',
    link: '/functionyard/mainnet-transition',
  },
  mainnet: {
    date: '2025-07-18',
    area: 'app',
    change:
      'The phone app moves to mainnet. The registration form, the chain reset, and the account ID are gone.',
    link: '/blog/mainnet-2025',
  },
  fula: {
    date: '2025-03',
    area: 'network',
    change: 'FULA is released. It replaces BORG, the test token, which has no use today.',
    link: '/functionyard/metamask',
  },
  poolsWithoutSync: {
    date: '2024-11-20',
    area: 'app',
    change: 'You can join a pool without waiting for the chain to sync.',
    link: '/functionyard/join',
  },
  fxfotos: {
    date: '2024-11-10',
    area: 'app',
    change: "FxFotos 1.6.9 is released. It's the last version.",
    todo: 'If you still use FxFotos, [get your photos out of it](/functionyard/fxfotos).',
    link: '/functionyard/fxfotos',
  },
  cm4Image: {
    date: '2024-04-09',
    area: 'firmware',
    change: 'CM4 image v1.54.4 is released.',
    link: '/functionyard/hardware/fxblox-hardware-rpi',
  },
  functionyard: {
    date: '2024-04',
    area: 'network',
    change:
      'Functionyard, the public testnet, starts on its own Substrate chain. Its coin is SUGAR (later GAS), and its test token is BORG.',
    link: '/blockchain/services',
  },
  javascriptClient: {
    date: '2022-10',
    area: 'APIs',
    change: 'The JavaScript client @functionland/fula gets its last version, 0.6.5.',
    link: '/api/client-instance',
  },
  alpha: {
    date: '2022-07-29',
    area: 'network',
    change: 'The alpha goes out to testers.',
    link: '/release/testnet-alpha',
  },
} as const satisfies Record<string, Change>;
