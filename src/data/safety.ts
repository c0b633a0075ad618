/**
 * What can cost an owner data, money, or a key: one passage for each rule, shown with `<Rule id="…" />`. No page states
 * such a rule in its own words, so two pages can't contradict each other.
 *
 * Fields: `text` (Markdown, with links to pages), `wrong` (patterns of statements that contradict the rule and used to
 * be on pages; `npm run check:pages` refuses them everywhere).
 *
 * Sources: fula-ota v3.1.14: docker/fxsupport/linux/{resize.sh, union-drive.sh, readiness-check.py, fula.sh, firewall.sh,
 * docker-compose.yml} and docker/fula-pinning, docker/fula-gateway; go-fula: wap, blockchain; fxblox-web; fula-api:
 * crates/fula-cli/src/revocation.rs; fula-chain: contracts/core; pinning-service.
 */
import { limits } from './limits';

export interface SafetyRule {
  readonly text: string;
  readonly wrong?: readonly RegExp[];
}

/** Nobody can see the version, so no passage may promise that a small drive is safe. */
const atLeast = `${limits.formatSmallest.value} or more (before firmware v3.0.1, of any size)`;
const large = limits.formatDrives.value;

const buttons =
  `\`Format\`, \`Format Disk\`, and \`Partition\` can erase ${large}. You can't choose which ones, so count on losing ` +
  "what's on all of them. But one run may stop after the first drive, so don't count on it if all of them have to be empty: " +
  '[format each drive on a computer](/functionyard/format-drive) instead.';

export const rules = {
  // Drives

  'format-rule': {
    text: `Your Blox uses only drives that are formatted for it, in a format called ext4. A normal restart doesn't format such a drive. On these pages, "formatted for your Blox" means that you've [formatted the drive on a computer](/functionyard/format-drive) as described here, or that your Blox has been using it already.

Your Blox formats drives without asking you in these cases:

- **The first start of a new system,** which is when the Blox is new, and after an update stick or a re-image. The start after a \`Format\` may count as one, too. Your Blox then formats each drive of ${atLeast} that has no partitions, such as a drive that has never been formatted. (A drive that has files but no partition table may be treated in the same way.) After an update stick or a re-image, the system may be older than today's, and if it can't open a drive, we can't rule out that it formats all of them. A reset isn't the first start of a new system.
- **A start with a Windows or Mac drive of more than ${limits.formatAutomatic.value}** next to a drive that the Blox already uses. What counts is the size of each partition that isn't ext4, whatever its format is. On firmware v3.1.14 and earlier, this can erase ${large}. Newer firmware formats only the Windows or Mac drive, and only if it's nearly empty. Don't plug such a drive in while your Blox is running, either: your Blox also restarts by itself, for example when it has lost its Wi-Fi, and its services restart after an update or a repair.
- **Four failed health checks in a row,** which usually take half an hour or more. On firmware v3.1.14 and earlier, this can erase ${large}. Newer firmware only restarts. [The light usually shows it](/functionyard/lights#repair).
- **No drive that your Blox can open,** for example because the only one is damaged. Your Blox may then take that drive for an empty one, and erase ${large}. You notice it after a restart: the light shows colors at first and then stays off, or it's yellow for 5 seconds now and then and later green for a moment, and 15 minutes later, the app still shows \`DISCONNECTED\`. The erasing can happen when the services restart, when you plug a drive into a Blox that's running without one, and perhaps at a start with a drive that responds slowly. So connect a drive only while the power is off. If one restart doesn't help, and your Blox has the only copy of some files, don't restart it again: unplug the power, unless the light is purple or was in the last 5 minutes, and [copy them off the drive](/functionyard/get-files-off) before you try anything else.

On any firmware, you can also erase drives yourself, with a button in an app. ${buttons}`,
    wrong: [
      /without asking you in three cases/i,
      /never formats a drive of this size/i,
      /assume that your blox can format/i,
      /can format any large drive/i,
      /may erase it and your other drives/i,
      /has to be blank or formatted for the blox/i,
    ],
  },

  'danger-format': {
    text: `**Copy everything you want to keep from a drive before you connect it, and keep another copy of the files that are already on your Blox.** Your Blox uses only drives that are [formatted for it](/functionyard/format-drive). Without asking, it can erase ${large}: if you start it with a Windows or Mac drive of more than ${limits.formatAutomatic.value} next to a drive that it already uses, or plug such a drive in while it's running; after four failed health checks in a row; or if it can't open any drive. At the first start of a new system, it formats drives that have no partitions, such as one that has never been formatted. [When a Blox formats a drive](/functionyard/when-erased) has the details.`,
  },

  'danger-format-app': {
    text: `${buttons} \`Format\` asks you once before it starts, \`Partition\` asks for a code from support, and \`Format Disk\` doesn't ask at all. First, copy everything you want to keep, including what's on the drive inside. Then, if the light isn't purple and wasn't in the last 5 minutes, unplug the power and the drives you want to keep, and plug the power back in.`,
    wrong: [/It erases all of them\./],
  },

  'format-purple': {
    text: "When the formatting starts, the light turns purple. That usually takes a few minutes, but with a large drive, it can take up to an hour. Don't unplug anything until 5 minutes after the purple has gone off. In that time, the light is yellow for 10 seconds. If the light doesn't turn purple within two minutes, the formatting hasn't started.",
    wrong: [/Formatting has started\. Don't touch/],
  },

  'danger-format-computer': {
    text: 'Formatting a drive on a computer erases everything on it. First, copy what you need from the drive, and unplug all other external drives from the computer. If you choose the wrong drive, you lose what was on that one.',
  },

  'danger-stored': {
    text: `**Keep another copy of everything that you store on your Blox.** Formatting can erase ${large}: both the files on the network drive and the copies that auto-pin has made. Your Blox can also format its drives without asking you, for example, on firmware v3.1.14 and earlier, after four failed health checks in a row. It doesn't affect what FxFiles has uploaded to the cloud, but what was only on the network drive is lost. [When a Blox formats a drive](/functionyard/when-erased) has all cases.`,
  },

  'erases-unasked': {
    text: `A Blox can erase ${large}, without asking. That can happen if it can't open any drive, and on firmware v3.1.14 and earlier, also after four failed health checks in a row, or if it starts with a Windows or Mac drive of more than ${limits.formatAutomatic.value} next to a drive that it already uses. [When a Blox formats a drive](/functionyard/when-erased) has all cases.`,
  },

  restart: {
    text: `If every connected drive is formatted for your Blox and works, a restart doesn't erase anything, so leave the drives where they are. (A drive that your Blox has stored your files on before is formatted for it. If you think that a drive is failing, [copy your files off it](/functionyard/get-files-off) first.) If a Windows or Mac drive is plugged in, take it out while the power is off, because one of more than ${limits.formatAutomatic.value} can be erased, together with your other drives. A Linux drive with your own files is a special case: [some folders on it are deleted at every start](/release/known-issues#folders-deleted).`,
    wrong: [
      /(as long as|if) (every|all)[^.|]{0,30}drives?( is| are)? \[?formatted for (your blox|it)(?!\]?(\([^)]*\))? and works?\b)/i,
      /except formatting it on a computer\.$/i,
      /take it out, copy its files/i,
      /if a drive holds the only copy of something, copy it first/i,
    ],
  },

  'restart-not-now': {
    text: "Don't unplug the power while the light is purple, or in the 5 minutes after that, because your Blox may go on working with the light off. While an update stick or a re-image is running, don't unplug it, either. Otherwise, you can unplug it. If the light was yellow for 5 seconds, and it wasn't green right before that and hasn't been since, [unplug it now](/functionyard/lights#repair).",
    wrong: [
      /so give it an hour/i,
      /wait 35 minutes/i,
      /(plugged in|the power) for 35 minutes/i,
      /after the 35 minutes/i,
    ],
  },

  'repeated-yellow': {
    text: "If the light is yellow for 5 seconds, and it wasn't green right before that and hasn't been since, **unplug the power now, whether or not blue or red follows.** Leave it plugged in only if the light is purple, or was in the last 5 minutes. Your Blox has found a fault, and if it can't repair it, it may erase all of its drives, often within half an hour. Don't count how often the light comes back: some failed checks don't show any light, so the first yellow that you see may be the last one. Yellow alone can also be the repair of a drive. Unplugging may do harm in that case, but less than erasing. If your Blox has the only copy of some files, [copy them off the drive](/functionyard/get-files-off) before you plug the power in again. A restart begins to count from zero, but as long as the fault is there, the checks fail again. If Home has shown `DISCONNECTED` for more than 20 minutes, and your Blox has the only copy of some files, unplug the power, too, unless the light is purple.",
    wrong: [
      /watch the light for 20 minutes/i,
      /as soon as you('ve seen one round| see a second round)/i,
      /see (it|the pattern) a second time/i,
      /yellow and then blue or red[^.|]{0,25}again and again/i,
      /\bit isn't a repair\b/i,
      /may be repairing a drive(?! or)/i,
      /every round|is one round|each round/i,
    ],
  },

  'gave-up': {
    text: "If the light is red for 15 seconds, goes off, and repeats that, your Blox has stopped trying to repair itself, and it has opened a connection through which our support team can read, change, and delete files on it. The light doesn't show whether all of your files are still there. **Copy your files from the network drive now, and unplug the power within an hour,** however long it's been red, because after that, your Blox may try to erase its drives. If the network drive doesn't open, unplug the power now. That closes the connection and doesn't erase anything. Leave it unplugged, [copy the rest off the drive](/functionyard/get-files-off), and [contact our support team](/functionyard/support) before you plug it in again.",
    wrong: [/leave (the power|it|your blox) (plugged in|on) (as long as|while) the light/i],
  },

  'unplug-order': {
    text: `Read from the top. The first point that fits the light counts:

1. **Purple, and the 5 minutes after it goes off:** Don't unplug the power, not even if the light is yellow for 10 seconds in that time. Your Blox is working on a drive or installing software, and the light can go off before it's finished. At the first start of a new system, wait until the light blinks cyan, or for an hour.
2. **An update stick or a re-image is running:** Don't unplug the power.
3. **Yellow for 5 seconds, with no green right before it or since:** Unplug the power now, whether or not blue or red follows. Leave it unplugged, and read [what to do next](/functionyard/lights#repair).
4. **Red for 15 seconds, over and over:** Copy your files from the network drive, and unplug the power within an hour. [What to do then](/functionyard/red)
5. **Home has shown \`DISCONNECTED\` for more than 20 minutes, and your Blox has the only copy of some files:** Unplug the power now, because some failed checks don't show any light.
6. **Anything else, also off:** You can unplug the power.`,
  },

  'windows-drive': {
    text: "Don't restart your Blox while a Windows or Mac drive is connected. Unless the light shows [a reason to wait](/functionyard/lights#unplug), unplug the power, take that drive out, and plug the power back in. The files that are on it stay on it. Then look at the drive on a computer.",
  },

  'second-drive': {
    text: `Your Blox starts to use a drive when it starts. A drive that you plug in while the Blox is running is counted in \`Capacity\`, but usually nothing is stored on it until you restart the Blox. (Its services can also restart by themselves and take the drive in, so unplug the power before you take a drive out again.) The light doesn't show it.

\`Capacity\` also counts drives that your Blox can't use, so first be sure that the new drive is formatted for your Blox. If it's a Windows or Mac drive, [take it out](/functionyard/when-erased#windows) instead of restarting.

If it's formatted for your Blox, and the network drive hasn't grown, restart: unless the light shows [a reason to wait](/functionyard/lights#unplug), unplug the power, wait 10 seconds, plug it back in, and wait 15 minutes. If the network drive still hasn't grown after that, [ask support](/functionyard/support) before you format anything.`,
    wrong: [
      /turns purple while the Blox adds the drive/i,
      /but the space isn't used.{0,80}isn't formatted for the Blox/i,
      /So if the space isn't used, restart first/i,
    ],
  },

  'no-mirror': {
    text: "Your Blox doesn't keep a second copy on another drive. Each file is on one drive only. If that drive fails, the files on it are lost. The files on your other drives stay, as long as you [unplug the power in time](/functionyard/lights#repair) if the failing drive keeps your Blox from repairing itself.",
    wrong: [/and the files on your other drives aren't\b/i],
  },

  'drive-in-computer': {
    text: "Windows and macOS can't read a drive that's formatted for your Blox without extra software. A Linux computer can.",
  },

  'drive-key': {
    text: "Besides your files, a drive that was in your Blox holds the secret key of the Blox, in the folder `ipfs-cluster`. Anyone who has the drive can copy this key. It isn't your password, and it doesn't open your wallet or what FxFiles has encrypted. If you set up your Blox again with another password, it gets new IDs and a new key. A new drive doesn't change the IDs, because they come from the device, your password, and your wallet.",
    wrong: [/because these are stored on a chip and not on the drive/i],
  },

  // Repair and reset: what survives

  'survive-stick-rk1': {
    text: `An update stick replaces the system on the Blox's own chip. It doesn't write to the drive inside or to your other drives. The settings are erased: owner, pool, Wi-Fi, and the auto-pin pairing. **But before you start, copy what exists only on the drive inside.** The system on the stick may be older than the one that it replaces. At its first start, it formats a drive of ${atLeast} that has no partitions, such as a brand-new one, and if it can't open a drive, we can't rule out that it formats all of them. Unplug all external drives before you start, because a drive that isn't connected can't be erased. Before you connect one again, copy off it what exists only there.`,
    wrong: [
      /owner, pool, and Wi-Fi are erased, so you need your password/i,
      /leaves a drive alone that your Blox has used/i,
      /worked in your Blox before works now, too/i,
    ],
  },

  'survive-stick-cm4': {
    text: "An update stick replaces the system of the Blox. Your files are on external drives. Unplug all of them before you start, and the stick can't touch them. The settings are erased: owner, pool, Wi-Fi, and the auto-pin pairing. The system on the stick is from 2024, and it may format a drive that today's system would leave alone. So before you connect a drive again, copy off it what exists only there.",
  },

  'survive-reimage-rk1': {
    text: `Re-imaging writes to the system chip (\`EMMC\`) only, and not to the drive inside or to your other drives. The settings are erased: owner, pool, Wi-Fi, and the auto-pin pairing. **But before you start, copy what exists only on the drive inside.** The system that you write may be older than the one that it replaces. At its first start, it formats a drive of ${atLeast} that has no partitions, such as a brand-new one, and if it can't open a drive, we can't rule out that it formats all of them. Unplug all external drives before you start, because a drive that isn't connected can't be erased. Before you connect one again, copy off it what exists only there.`,
  },

  'survive-reimage-cm4': {
    text: "Re-imaging erases the storage that you choose in Raspberry Pi Imager. Unplug all your drives before you start, so that you can't choose one of them by mistake. A drive that isn't connected can't be erased. The settings are erased: owner, pool, Wi-Fi, and the auto-pin pairing. The system that you write is from 2024, and it may format a drive that today's system would leave alone. So before you connect a drive again, copy off it what exists only there.",
  },

  'survive-reset': {
    text: 'A reset erases settings, not files. The files on the drive inside and on external drives stay, whether or not you unplug the drives, as long as every connected drive is formatted for your Blox and works. If the Blox gets a new owner, that person can read those on the network drive. The auto-pin pairing with its cloud key, installed plugins, and the passwords and SSH keys for remote login stay, too.',
    wrong: [/what stays.{0,10}\|? ?drives that you unplug first/i],
  },

  // Files

  copies: {
    text: `Files that you store with FxFiles are encrypted on your device and then kept in the cloud. From there, copies go automatically to devices of other members of the Fula network, which aims for ${limits.clusterCopies.value} copies. After at least two of these devices have confirmed their copies, the cloud may delete its own. You still open your files from the cloud in the same way. You can't choose these devices or turn this off. Your own Blox gets a copy only with [auto-pin](/functionyard/auto-pin). Files on the network drive are on your Blox and nowhere else.`,
    wrong: [
      /it can keep copies in other homes/i,
      /one in the cloud, and one on your Blox with auto-pin/i,
      /your originals are in the cloud/i,
    ],
  },

  'keep-originals': {
    text: "Always keep the originals, on a disk or in another cloud that's neither your Blox nor FxFiles. Nothing on these pages makes that unnecessary, not even a check that succeeds. If your phone is full, move the originals to an external disk before you delete them from the phone.",
    wrong: [
      /this deletes your files, your pins/i,
      /delete the account\]\([^)]*\) with its files/i,
      /before you delete anything from your phone/i,
      /don't delete them from your phone before/i,
    ],
  },

  away: {
    text: 'Away from home, you open your files from the cloud. From outside, apps can send only commands to your Blox, such as a restart, and no app opens files on it. The network drive works only at home.',
    wrong: [/directly, or through a relay/i],
  },

  cost: {
    text: `The network drive is free. With FxFiles, you pay for your space in the cloud: the first ${limits.cloudFree.value} are free, and after that it costs ${limits.cloudPrice.value}. That's 278 FULA a month for 100 GB and 2,793 FULA a month for 1 TB. The copy that auto-pin keeps on your own Blox doesn't cost extra, but you can't have it without the one in the cloud. The price can change, and the cloud dashboard shows the current one.`,
    wrong: [/you buy it once\./i],
  },

  'auto-pin-complete': {
    text: "No screen says that the copy on your Blox is complete. `total_pending` counts only files that FxFiles has reported as missing, so it's usually 0 before, during, and after a copy, even a failed one. Don't delete the original of anything because of these numbers.",
    wrong: [/upload 100 MB/i, /when `?total_pending`? is 0/i, /`?Pending`? falls to 0/i],
  },

  'auto-pin-stop': {
    text: "To stop auto-pin, delete the API key that you created for your Blox: in the cloud dashboard, open `API Keys`, and select `Delete` next to the key. After that, your Blox finds nothing new to copy, but it finishes a copy that's under way, which can take hours, unless you [restart it](/functionyard/troubleshooting/disconnected-blox#restart). A reset doesn't stop auto-pin, and neither does `Unpair device` in FxFiles alone. Select that, too, if FxFiles is paired with your Blox, because it may still ask your Blox for single files. The copies that your Blox already has stay on its drives until you format them, which erases the network drive, too. (Delete the key first. Otherwise, your Blox downloads them again.) The deleted key stays on the Blox until you pair it again with another key, and the `Pairing Secret` until an update stick or a re-image. At home, the secret still opens port 9000 of the Blox. If someone else may have the key, [deleting it may not be enough](/release/known-issues#deleted-key).",
    wrong: [
      /if fxfiles uses the same key/i,
      /to stop, (tap|select) `?Unpair device/i,
      /(the copying stops|stops copying) within 3 minutes/i,
    ],
  },

  'key-delete': {
    text: 'A deleted key stops working at the pinning service with its next request. At the Storage API, it may keep working. So if a key has leaked, create a new one for your own programs and apps, write down the last four characters of the leaked one, which the dashboard shows, and delete it. Then ask [support](/functionyard/support) whether the old key is blocked at the Storage API. Send them the email address or ID of your account and these four characters, never the whole key. Until you know, assume that someone who has it can still read, change, and delete your objects there, and keep a copy of them somewhere else.',
    wrong: [
      /sign the device out of your google or apple account,\*\*/i,
      /if the dashboard was open or signed in/i,
      /revoke`? ends (a key|one) at once/i,
      /the same key works for the storage api/i,
      /until someone taps `revoke/i,
    ],
  },

  multipart: {
    text: 'Never upload in parts (multipart). The Storage API accepts every part and reports success, and lists and `HEAD` show the full size, but reading the object returns only the first part. The rest of the file is lost. Most S3 tools switch to multipart on their own at 5 to 200 MB, so [turn it off](/api/storage#multipart) before your first upload, and send each file in a single `PUT`.',
    wrong: [/any s3 client works/i, /any s3 tool or sdk works/i],
  },

  'get-key': {
    text: "The redirect carries the user's API key, email address, name, account ID, sign-in provider, and picture in the query of the address. Don't log that address, don't load anything from other hosts on the page that receives it, and remove the query from the browser's history right away. Never use an `http:` address except on the user's own computer.",
    wrong: [/myapp:\/\//i],
  },

  'blox-s3': {
    text: "Don't store files through port 9000 of a Blox. Objects that you store there aren't copied to the cloud, and after the Blox is paired with auto-pin, they disappear from its index within minutes. Tagging requests destroy data there: `PUT ?tagging` replaces the object with the tags, and `DELETE ?tagging` deletes the object. Multipart uploads can't be read back.",
    wrong: [/tags and deleting many/i, /a blox has the same api on port 9000/i],
  },

  'copy-before-pairing': {
    text: 'If a program has stored something through port 9000, copy it to a computer, and compare the copy, before you pair the Blox with auto-pin. After pairing, such objects disappear from the index within minutes, whether they were stored before or after. Pairing again or removing the pairing may not bring them back.',
    wrong: [
      /until (your|the|a) (blox|device) is paired[^.]{0,20}(,|\.)/i,
      /pairing closes (it|the port|port 9000)/i,
    ],
  },

  // Identity, pools, money

  'danger-identity': {
    text: "Before you continue, write this password on paper, together with the name and the address of your wallet. You can't change the password later, and nobody can recover it. With another password or wallet, your Blox doesn't recognize you as its owner. If you lose the password, or the wallet and its recovery phrase, you can control your Blox only where you're still signed in. Anywhere else, you have to [reset the Blox and set it up again](/functionyard/identity). Your files stay, but the Blox gets new IDs. Without the wallet, nobody can claim the rewards it has earned.",
  },

  'danger-wallet': {
    text: "Write the recovery phrase on paper before you use the wallet, and keep the paper in a safe place. Anyone who has the phrase can take everything in the wallet, so never type it into a website or send it to anyone. Our team never asks for it. If you lose both the wallet and the phrase, nobody can restore them: you lose the FULA in the wallet and the rewards you have yet to claim, and you can't open your Blox on another device without [setting it up again](/functionyard/identity) with a new wallet. Your files stay.",
  },

  'lost-password': {
    text: "If you lose the password, you can control the Blox only where you're still signed in, in a browser or in the phone app. Otherwise, you have to reset it and set it up again with a new password. You don't lose files: the network drive isn't encrypted, and FxFiles has its own sign-in. If the network drive asks for a password that you don't know, the web app shows it after you've set up the Blox again. Rewards stay claimable with your wallet and the old `Pool PeerId`. Only data that the old FxFotos app encrypted can't be read without the password.",
    wrong: [/so you can't read data that you encrypted with your old identity/i],
  },

  'danger-claim': {
    text: "Claim your rewards before you leave a pool. Afterward, you can't claim anymore. If you join again, mining rewards are counted from the new date only, so the ones that you haven't claimed are lost. `Claimable Rewards` can show 0 although rewards are left, because it covers only the first 180 days after your last claim, or after your Blox joined. So first check `Last Claimed`: if it's more than 180 days ago, or if you've never claimed and your Blox joined more than 180 days ago, [catch up](/functionyard/claim-after-break) before you leave.",
    wrong: [/are lost, and nobody can restore them/i, /can show 0 although older rewards/i],
  },

  joining: {
    text: "Joining a pool is free for a Blox: the web app asks the join server, and your wallet doesn't send a transaction. A PC node joins with a transaction from your wallet, which moves a deposit to the pool's contract. Then the pool's members vote, unless an administrator of the pool lets the PC in without a vote.",
    wrong: [
      /joining and leaving (a pool )?(is|are) free/i,
      /a wallet asks to join with the pool peerid/i,
      /a blox can be in one pool, and/i,
    ],
  },

  'join-wait': {
    text: "You can join as soon as Home shows `CONNECTED`. If you've only just set up your Blox, it's better to wait about an hour, because it's installing updates, and its services may restart while you join.",
    wrong: [/wait about an hour after setup so that updates can finish/i],
  },

  'join-submitted': {
    text: "`Join Request Submitted` means that the join server has accepted your Blox, but that your Blox itself doesn't have the pool in its settings yet. Leave your Blox on and connected. When the pool card shows `Joined`, which can take up to an hour, select `Force Rejoin` on the same card. That's free, and it does no harm if your Blox has found its pool by itself in the meantime.",
    wrong: [/\| Wait up to an hour\. \|/i, /`Join Request Submitted` for up to an hour/i],
  },

  'danger-pc-lock': {
    text: "**Before you confirm, read the amount in the web app's message.** When a PC joins a pool, that amount of FULA moves from your wallet to the pool's contract as a deposit, and it stays there for as long as the PC is a member. You get it back when you leave the pool, cancel the request, or are rejected. The exception: if an administrator of the pool has flagged your wallet, you lose the deposit in all three cases. It's always returned to the wallet that joined, so without that wallet, you can't get it back, either. Uninstalling the program or turning off the PC doesn't return it.",
    wrong: [/unless your account is forfeited/i, /(locks|lock) FULA while it's a member/i],
  },

  'claim-cap': {
    text: "Mining rewards that you claim are capped at 96,000 FULA per Blox and pool in each 30-day block of the calendar. Storage rewards come on top and don't count toward this cap: up to 8,000 FULA of them are credited to a member in the same time. At the default rate, you can reach the cap only if you haven't claimed for about a year. In that case, **stop after two claims that paid you FULA, and wait 30 days before the next one,** even if the claim portal tells you to claim again. After 30 days, a new block has always begun. Once the cap is reached, another claim pays no mining rewards but still counts them as claimed, so you'd lose them.",
    wrong: [/never gets more than 96,000/i, /keep claiming until a number appears/i],
  },

  // Access

  'public-passwords': {
    text: "Everyone knows the passwords for remote login (SSH) that a Blox comes with. Until you change them, anyone on your home network can log in to your Blox and control it, and so can anyone who joins the Wi-Fi network `FxBlox`. That network has no password. Your Blox opens it until it has an owner (with a network cable, until the next restart after that), and again when it starts without a cable and can't join a Wi-Fi. [Change them](/functionyard/secure) after setup, and again after an update stick or a re-image, which bring the old ones back.",
  },

  'support-tunnel': {
    text: "If your Blox can't repair itself, or its services or its drive don't start after four restarts, **it opens a connection for our support team without asking you.** While that's open, our team can read, change, and delete files on your Blox. The connection doesn't close by itself until the Blox restarts. The surest way to close it is to unplug the power, but first check that the light doesn't show [a reason to leave it plugged in](/functionyard/lights#unplug). As long as the fault is there, the connection can open again after every start.",
    wrong: [/it's open only when/i],
  },
} as const satisfies Record<string, SafetyRule>;
