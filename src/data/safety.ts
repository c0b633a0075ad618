/**
 * What can cost an owner data, money, or a key. The whole rule is on one page, its home. Every other page shows its line, with
 * `<Rule id="…" />`, right before the action, so two pages can't contradict each other.
 *
 * Fields: `line` (Markdown, at most 30 words, with a link to a page), `home` (the address of the section with the whole rule),
 * `wrong` (patterns of statements that contradict the rule and used to be on pages). `npm run check:pages` refuses a line
 * without a link, a home that doesn't exist, and, on every page, what matches a pattern.
 *
 * Sources: fula-ota v3.1.14: docker/fxsupport/linux/{resize.sh, union-drive.sh, readiness-check.py, fula.sh, firewall.sh,
 * docker-compose.yml} and docker/fula-pinning, docker/fula-gateway; go-fula: wap, blockchain; fxblox-web; fula-api:
 * crates/fula-cli/src/revocation.rs; fula-chain: contracts/core; pinning-service.
 */
import { limits } from './limits';

export interface SafetyRule {
  readonly line: string;
  readonly home: string;
  readonly wrong?: readonly RegExp[];
}

export const rules = {
  // Drives

  'format-rule': {
    line: 'Connect only drives that are [formatted for your Blox](/functionyard/when-erased). Your Blox can erase any other drive, and its own drives, too.',
    home: '/functionyard/erase-rule',
    wrong: [
      /without asking you in three cases/i,
      /never formats a drive of this size/i,
      /assume that your blox can format/i,
      /can format any large drive/i,
      /may erase it and your other drives/i,
      /has to be blank or formatted for the blox/i,
      /its own drives (along )?with (it|them)\b/i,
      /if you've formatted the drive in part \d+, nothing can be erased/i,
    ],
  },

  'danger-format-app': {
    line: "Do you want to keep your files? Don't select _Format_, _Format Disk_, or _Partition_. They can [erase all connected drives](/functionyard/erase-drives), including the drive inside.",
    home: '/functionyard/erase-drives',
    wrong: [/It erases all of them\./],
  },

  'format-purple': {
    line: 'The light turns [purple](/functionyard/purple) within two minutes. Leave everything plugged in until 5 minutes after the purple light went off.',
    home: '/functionyard/purple#after',
    wrong: [/Formatting has started\. Don't touch/],
  },

  restart: {
    line: "Before you plug in the power, take out every drive that isn't [formatted for your Blox](/functionyard/unplug#restart).",
    home: '/functionyard/unplug#restart',
    wrong: [
      /(as long as|if) (every|all)[^.|]{0,30}drives?( is| are)? \[?formatted for (your blox|it)(?!\]?(\([^)]*\))? and works?\b)/i,
      /except formatting it on a computer\.$/i,
      /if two things are true: all connected drives/i,
      /erases nothing only if all drives work/i,
      /take it out, copy its files/i,
      /if a drive holds the only copy of something, copy it first/i,
    ],
  },

  'purple-first': {
    line: 'Is the light purple, or was it purple in the last 5 minutes? [Leave the power on](/functionyard/purple).',
    home: '/functionyard/purple',
  },

  /** Where the light was purple when the power went: the next start may go on erasing. */
  'power-out': {
    line: 'Is the power out at home? Unplug your Blox before the power returns, because [it then turns itself on](/functionyard/what-if/light-and-power#cut-often).',
    home: '/functionyard/deleted-by-mistake#format-started',
  },

  'purple-new': {
    line: 'Is your Blox new or newly reinstalled, or is an update stick of yours in it? Leave the power on for now, and answer [the questions about unplugging](/functionyard/unplug#light).',
    home: '/functionyard/unplug#light',
    wrong: [/on a new or newly reinstalled blox, leave the power on until/i],
  },

  /** Only on pages where the Blox certainly is new or newly reinstalled, so the question is shorter. */
  'purple-wait': {
    line: 'If the light turns [purple](/functionyard/purple#after), leave the power on until it blinks cyan (light blue). No cyan? Wait for an hour after the last purple.',
    home: '/functionyard/purple#after',
  },

  'stick-running': {
    // "You": a stick that a stranger has plugged in comes out right away.
    line: 'Are you installing from an update stick, or is a computer writing a new system to your Blox right now? [Leave the power on](/functionyard/lights#stick).',
    home: '/functionyard/lights#stick',
    wrong: [/or (are you )?re-imaging your blox\?/i],
  },

  /** Right after a sentence or a question about a stick: cutting the power would leave half a system. */
  'stick-of-owner': {
    line: "Is it an update stick that the owner left in the Blox when they died? It counts as your own: [leave the power on](/functionyard/unplug#light-stick) while it's installing.",
    home: '/functionyard/unplug#light-stick',
  },

  'cyan-open': {
    line: "While the light blinks cyan (light blue), anyone nearby can open [your network drive](/functionyard/lights#cyan) and delete what's on it.",
    home: '/functionyard/lights#cyan',
  },

  /** Right after a sentence that has just said that the light blinks cyan, or keeps blinking. */
  'cyan-until': {
    line: "Until the blinking stops, anyone nearby can open [your network drive](/functionyard/lights#cyan) and delete what's on it.",
    home: '/functionyard/lights#cyan',
  },

  'cable-outage': {
    line: 'Does your Blox use a cable? If it starts without internet, the light can blink cyan (light blue), and [anyone nearby can open the folder](/functionyard/what-if/network-and-updates#cable-outage).',
    home: '/functionyard/what-if/network-and-updates#cable-outage',
  },

  /** On no page in these words, because the questions about unplugging decide. Its evidence and its wrong wordings count. */
  'repeated-yellow': {
    line: 'Was the light yellow, blue, or red for about 5 seconds in the last hour? Unplug the power now, and leave it unplugged. Then read [The light turns yellow](/functionyard/yellow).',
    home: '/functionyard/yellow',
    wrong: [
      /watch the light for 20 minutes/i,
      /as soon as you('ve seen one round| see a second round)/i,
      /see (it|the pattern) a second time/i,
      /yellow and then blue or red[^.|]{0,25}again and again/i,
      /\bit isn't a repair\b/i,
      /may be repairing a drive(?! or)/i,
      /every round|is one round|each round/i,
      /if that happens again, a drive may be failing/i,
    ],
  },

  'gave-up': {
    line: 'If the light is red for 15 seconds, again and again, [copy your files first](/functionyard/red). Unplug the power within half an hour.',
    home: '/functionyard/red',
    wrong: [
      /leave (the power|it|your blox) (plugged in|on) (as long as|while) the light/i,
      /(unplug the power|copy your files) within an hour/i,
    ],
  },

  'unplug-order': {
    line: 'Not sure whether you can unplug the power? [Look at the light first](/functionyard/unplug#light).',
    home: '/functionyard/unplug#light',
    wrong: [
      /so give it an hour/i,
      /wait 35 minutes/i,
      /(plugged in|the power) for 35 minutes/i,
      /after the 35 minutes/i,
      /check that all (your )?drives are (plugged in|connected)/i,
      /you see another color than green or cyan/i,
      /no drive is failing, but/i,
    ],
  },

  'windows-drive': {
    line: "Is a Windows, Mac, unknown, or new drive plugged in? Don't restart your Blox. First [see when to unplug the power](/functionyard/when-erased#windows). Then unplug the power, and take that drive out.",
    home: '/functionyard/when-erased#windows',
  },

  'second-drive': {
    line: "Your Blox usually begins to use a new drive [after a restart](/functionyard/drive-not-used#restart). Is the drive formatted for your Blox already? Don't format the drive again.",
    home: '/functionyard/drive-not-used#restart',
    wrong: [
      /turns purple while the Blox adds the drive/i,
      /but the space isn't used.{0,80}isn't formatted for the Blox/i,
      /So if the space isn't used, restart first/i,
    ],
  },

  'no-mirror': {
    line: 'Your Blox keeps each file on one drive only. Keep [another copy](/functionyard/backup#disk) on a disk of your own.',
    home: '/functionyard/choose-drive#several',
    wrong: [/and the files on your other drives aren't\b/i],
  },

  'drive-key': {
    line: 'A drive from your Blox holds your files and [the secret key of your Blox](/functionyard/replace-drive#key). Erase the drive before you give it away.',
    home: '/functionyard/replace-drive#key',
    wrong: [
      /because these are stored on a chip and not on the drive/i,
      /your password and your wallet have never been on (the|your) blox/i,
    ],
  },

  // Repair and reset: what survives

  'survive-stick-rk1': {
    line: 'An update stick erases the settings. First copy your files. [The guide](/functionyard/hardware/fxblox-hardware-rk1) says when to unplug your external drives.',
    home: '/functionyard/hardware/fxblox-hardware-rk1',
    wrong: [
      /owner, pool, and Wi-Fi are erased, so you need your password/i,
      /leaves a drive alone that your Blox has used/i,
      /worked in your Blox before works now, too/i,
    ],
  },

  'survive-reset': {
    line: 'A [reset](/functionyard/reset) erases the owner, the pool, and the Wi-Fi. First copy your files, because any start can erase drives if one of them is failing or missing.',
    home: '/functionyard/reset',
    wrong: [/what stays.{0,10}\|? ?drives that you unplug first/i],
  },

  // Files

  copies: {
    line: "FxFiles keeps your encrypted files in the cloud and on [other members' devices](/functionyard/privacy#copies). Your own Blox gets them only with auto-pin.",
    home: '/functionyard/privacy#copies',
    wrong: [
      /it can keep copies in other homes/i,
      /one in the cloud, and one on your Blox with auto-pin/i,
      /your originals are in the cloud/i,
    ],
  },

  'keep-originals': {
    line: 'Keep the originals on a disk or in another cloud, apart from your Blox and FxFiles, because [any copy can be lost](/functionyard/store-files).',
    home: '/functionyard/store-files',
    wrong: [
      /this deletes your files, your pins/i,
      /delete the account\]\([^)]*\) with its files/i,
      /before you delete anything from your phone/i,
      /don't delete them from your phone before/i,
    ],
  },

  away: {
    line: 'Away from home, you open your files [from the cloud](/functionyard/store-files#away). The network drive works only at home.',
    home: '/functionyard/store-files#away',
    wrong: [/directly, or through a relay/i],
  },

  cost: {
    line: `The network drive is free, and so are the first ${limits.cloudFreeRounded} in FxFiles. [More space costs FULA](/functionyard/store-files#cost).`,
    home: '/functionyard/store-files#cost',
    wrong: [/you buy it once\./i],
  },

  'cloud-delete': {
    line: 'Before you delete files from the cloud, [save them on a disk](/functionyard/fxfiles-delete#download). Afterward, no app can open the copies on your Blox.',
    home: '/functionyard/auto-pin#what',
  },

  'auto-pin-complete': {
    line: "No screen shows that the copy on your Blox is complete, so [don't delete any originals](/functionyard/auto-pin#complete).",
    home: '/functionyard/auto-pin#complete',
    wrong: [/upload 100 MB/i, /when `?total_pending`? is 0/i, /`?Pending`? falls to 0/i],
  },

  'pair-again': {
    line: '**Do you use auto-pin? [Pair it again](/functionyard/auto-pin#pair).** Setting up your Blox, or entering its Wi-Fi in the phone app or the web app, erases the pairing.',
    home: '/functionyard/auto-pin',
    wrong: [
      /auto-pin works as before/i,
      /a reset, or _unpair device_ in fxfiles, doesn't stop it/i,
      /(don't|do not) (have|need) to pair (it|auto-pin|the blox|your blox) again/i,
    ],
  },

  'auto-pin-stop': {
    line: 'To stop auto-pin for good, [delete its API key](/functionyard/stop-auto-pin) in the cloud dashboard.',
    home: '/functionyard/stop-auto-pin',
    wrong: [
      /if fxfiles uses the same key/i,
      /to stop, (tap|select) `?Unpair device/i,
      /(the copying stops|stops copying) within 3 minutes/i,
    ],
  },

  'key-delete': {
    line: 'A deleted key may keep working at the Storage API. Could someone else have the key? [Test the key, and ask support](/pinning-service/leaked-key) to block it.',
    home: '/pinning-service/leaked-key',
    wrong: [
      /sign the device out of your google or apple account,\*\*/i,
      /if the dashboard was open or signed in/i,
      /revoke`? ends (a key|one) at once/i,
      /the same key works for the storage api/i,
      /until someone taps `revoke/i,
    ],
  },

  multipart: {
    line: 'Never upload in parts, because everything after the first part is lost. [Turn multipart off](/api/large-files#multipart) before your first upload.',
    home: '/api/large-files#multipart',
    wrong: [/any s3 client works/i, /any s3 tool or sdk works/i],
  },

  'get-key': {
    line: "The address that comes back holds the key and personal data. [Don't log that address, and remove it](/pinning-service/sign-in-users#response) from the history.",
    home: '/pinning-service/sign-in-users#response',
    wrong: [/myapp:\/\//i],
  },

  'blox-s3': {
    line: "Don't store files through [port 9000 of a Blox](/api/on-a-blox#port-9000). Nothing copies them to the cloud, and pairing makes them disappear.",
    home: '/api/on-a-blox#port-9000',
    wrong: [/tags and deleting many/i, /a blox has the same api on port 9000/i],
  },

  'copy-before-pairing': {
    line: 'Does a program store data through port 9000? [Copy that data to a computer](/functionyard/auto-pin#port-9000) before you pair auto-pin.',
    home: '/functionyard/auto-pin#port-9000',
    wrong: [
      /until (your|the|a) (blox|device) is paired[^.]{0,20}(,|\.)/i,
      /pairing closes (it|the port|port 9000)/i,
    ],
  },

  // Identity, pools, money

  'danger-identity': {
    line: "In this part, you choose a password. Write the password and the address of your wallet on paper. You can't change the password, and [nobody can recover it](/functionyard/identity#lost-password).",
    home: '/functionyard/identity#lost-password',
  },

  'lost-password': {
    line: 'Is the Blox password lost for good? Copy your files, and [set up your Blox again](/functionyard/identity#lost-password) with a new password.',
    home: '/functionyard/identity#lost-password',
    wrong: [/so you can't read data that you encrypted with your old identity/i],
  },

  'danger-claim': {
    line: "Before you leave a pool, [claim all your rewards](/functionyard/leave-pool#claim), even if the card shows 0. After you've left, nobody can claim those rewards.",
    home: '/functionyard/leave-pool#claim',
    wrong: [/are lost, and nobody can restore them/i, /can show 0 although older rewards/i],
  },

  joining: {
    line: 'Joining a pool is [free for a Blox](/functionyard/join#join). A PC pays [a deposit](/functionyard/deposit).',
    home: '/functionyard/join#join',
    wrong: [
      /joining and leaving (a pool )?(is|are) free/i,
      /a wallet asks to join with the pool peerid/i,
      /a blox can be in one pool, and/i,
    ],
  },

  'join-submitted': {
    line: 'Wait until the card shows `Joined`, usually within an hour. Then select [_Force Rejoin_](/functionyard/join-help#submitted).',
    home: '/functionyard/join-help#submitted',
    wrong: [/\| Wait up to an hour\. \|/i, /`Join Request Submitted` for up to an hour/i],
  },

  'danger-pc-lock': {
    line: 'A PC pays a deposit in FULA, and gets that deposit back when it leaves the pool. [Four things can cost you the deposit](/functionyard/deposit#lose).',
    home: '/functionyard/deposit',
    wrong: [/unless your account is forfeited/i, /(locks|lock) FULA while it's a member/i],
  },

  'claim-cap': {
    line: 'After 180 days or more without a claim, claim at most twice in 30 days. With a third claim in that time, you [can lose rewards](/functionyard/claim-after-break).',
    home: '/functionyard/claim-after-break',
    wrong: [
      /never gets more than 96,000/i,
      /keep claiming until a number appears/i,
      /Haven't you claimed for 180 days/,
    ],
  },

  // Access

  'public-passwords': {
    line: 'Everyone can look up the passwords for remote login that a Blox comes with, so [change them](/functionyard/remote-login).',
    home: '/functionyard/remote-login',
  },

  'cloud-key': {
    line: 'Have you used auto-pin? The Blox holds a key that can delete everything in your cloud, and use up your credit. [Delete the key, and test it](/pinning-service/leaked-key#steps).',
    home: '/pinning-service/leaked-key#steps',
    wrong: [/or a thief of the Blox gets none/i],
  },

  streamr: {
    line: "**Do you run Streamr? [Withdraw your DATA](/functionyard/plugins#streamr).** You don't need the Blox for that. If you withdraw early, you may lose part of your DATA.",
    home: '/functionyard/plugins#streamr',
  },

  'support-tunnel': {
    line: "If your Blox can't repair itself, it opens a connection to our support team, who [can then reach your files](/functionyard/privacy#support). Unplugging the power closes this connection.",
    home: '/functionyard/privacy#support',
    wrong: [/it's open only when/i],
  },
} as const satisfies Record<string, SafetyRule>;
