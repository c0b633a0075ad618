/**
 * Rules that several pages repeat, each in its one wording: key → plain sentences.
 *
 * Sources: fula-ota: docker/fxsupport/linux (2026-06-18), fx-components (2026-06-09), fula-chain:
 * contracts/core (2026-04-08), go-fula: blockchain (2026-04-29), pinning-service.
 */
import { limits } from './limits';

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const rules = {
  'danger-format':
    'Assume that your Blox can format any large drive you plug in. Never connect the only copy of anything.',
  'danger-claim': 'Claim your rewards before you leave a pool. Afterward, you can’t.',
  'danger-identity':
    'We can’t recover your password or wallet. Write the password down, and note which wallet you used.',
  'danger-pc-lock':
    'Joining with a PC locks FULA in a contract. Use a wallet that holds only the FULA you’ll lock.',
  identity:
    'Your identity is made from your password and one signature of your wallet. The same password and the same wallet give the same identity, in the web app and in the phone app. Nobody can recover it for you, so keep both safe.',
  'two-peer-ids':
    'Every Blox has two peer ids. The Blox PeerId belongs to its IPFS program; the Pool PeerId belongs to its cluster program. Pools, rewards and claims use the Pool PeerId.',
  'same-ids-after-reset':
    'After a reset, the same device with the same wallet and the same password gets its old peer ids back, and rewards go on. Another password or another wallet makes new ids.',
  'reset-forgets':
    'A reset makes your Blox forget its owner and its pool; the power-cycle reset forgets the Wi-Fi as well. It erases no files. A format erases the drives, and a re-image erases the system chip.',
  'force-rejoin':
    'After a reset, Force Rejoin writes your pool into the Blox again. It is no transaction and needs no fee.',
  'claim-before-leaving':
    'Claim your rewards before you leave a pool. Once you have left, nobody can claim the old rewards any more.',
  'leaving-is-transaction':
    'You leave a pool by a transaction from your wallet. Nothing that the device does by itself ends your membership.',
  'only-ext4': 'A Blox counts only drives with the ext4 file system as storage.',
  'drive-danger':
    'Never plug in a drive that holds the only copy of anything. Firmware v3.1.14 can format drives by itself, when a drive holds a partition over 500 GB that is not ext4, or when repairs keep failing. Then it can format the other drives as well. Later firmware spares drives that hold data, but you cannot tell which one your Blox runs.',
  'reward-period': `Rewards are counted in periods of ${limits.rewardPeriod.value}, from the moment at which the Blox joined the pool. ${upper(limits.onlineReports.value)} online report in a period pays that whole period.`,
  'first-reward': `The Rewards card gets its first number after a full period of ${limits.rewardPeriod.value} in which the Blox was reported online. Administrators can change the amounts, and nothing is promised.`,
  'port-9000':
    'Until your Blox is paired, everybody on your home network can reach its storage on port 9000.',
  'wifi-blank':
    'A Wi-Fi name or password with a space in it fails over Bluetooth. Use the hotspot or a network cable instead.',
  'public-content':
    'Whoever knows a CID can read what is pinned under it. Encrypt private files before you pin them.',
  ssh: 'SSH to a Blox works only inside your home network. The default passwords are public, so change them.',
  'never-share':
    'Never ask anybody for these and never send them to anybody: your password, secret phrase, private key, signature, API key or four-digit code.',
} as const satisfies Record<string, string>;
