/**
 * What is wrong today with the released firmware, the apps, and the services, shown with `<KnownIssues area="…" />`.
 * The key of an issue is its anchor on /release/known-issues.
 *
 * Fields: `area` (the section of the page), `title`, `notice` (what happens, and how an owner notices it), `todo`, and
 * `affects` (where it happens, and what fixes it). All of them are Markdown. What has to do with safety comes from safety.ts.
 *
 * Sources: fula-ota v3.1.14: docker/fxsupport/linux/{readiness-check.py, union-drive.sh, resize.sh, fula.sh, firewall.sh,
 * bluetooth.py, update_kubo_config.py, wireguard}, docker/fula-pinning, docker/fula-gateway, pc-installer/templates, and
 * plugins/blox-ai, and newer versions of readiness-check.py and fula.sh; go-fula: wap/pkg/{wifi, server}; fxblox-web:
 * apps/fxblox-web/src; FxFiles: lib/core/services; fula-api: crates/fula-cli/src; fula-chain: contracts/core and
 * contracts/UPGRADING.md; pinning-service.
 */
import { limits } from './limits';
import { rules } from './safety';

export const issueAreas = ['drives', 'connection', 'apps', 'cloud', 'developers'] as const;

export interface KnownIssue {
  readonly area: (typeof issueAreas)[number];
  readonly title: string;
  readonly notice: string;
  readonly todo: string;
  readonly affects: string;
}

const untilV3114 = 'Firmware v3.1.14 and earlier.';
const inV3114 = 'Firmware v3.1.14.';

export const knownIssues = {
  // Drives

  'failed-health-checks': {
    area: 'drives',
    title: "A Blox that can't repair itself can erase its drives",
    notice:
      "Your Blox checks its own services every few minutes. If four checks in a row fail and it can't repair the cause, it requests that its drives be formatted. You notice most failed checks by the light: it's yellow for about 5 seconds, and blue or red may follow. Some failed checks don't show any light. Yellow right after 30 seconds of green is another light. Only the internet is missing then.",
    todo: `${rules['purple-first'].line} Was the light yellow, blue, or red? [See whether to unplug the power now](/functionyard/unplug#light).`,
    affects: `${untilV3114} Later firmware only restarts the Blox, but no screen shows for certain which firmware you have.`,
  },
  'no-purple-warning': {
    area: 'drives',
    title: 'No light warns you before a repair formats the drives',
    notice:
      "After four failed health checks, the light should turn purple for 5 seconds as a warning. It doesn't. If you see a steady purple light after failed checks, the formatting has already started.",
    todo: "Don't wait for a warning. Is the light purple already? Leave the power on. An interruption can make a drive unusable. Not purple? Go by the yellow light, as under [A Blox that can't repair itself](#failed-health-checks).",
    affects: `${untilV3114} Later firmware doesn't format drives in a repair.`,
  },
  'windows-drive-erases': {
    area: 'drives',
    title: 'Connecting a large Windows or Mac drive can erase your other drives',
    notice: `You connect a Windows or Mac drive of more than ${limits.formatAutomatic} next to a drive that your Blox already uses. While the Blox keeps running, nothing seems to happen. At the next start, or after an update or a repair, it can erase all of its drives. No screen and no light asks you first.`,
    todo: `${rules['format-rule'].line}\n\nIs such a drive connected now? ${rules['windows-drive'].line} To get its files onto your Blox, [copy them from a computer](/functionyard/old-drive).`,
    affects: `${untilV3114} Later firmware formats only the Windows or Mac drive, and only if it's nearly empty.`,
  },
  'second-drive': {
    area: 'drives',
    title: "A second drive isn't used before a restart",
    notice:
      'Another drive was connected while your Blox was running. _Capacity_ on Home has grown, but the network drive keeps its size.',
    todo: `Don't restart yet. [First find out how the drive is formatted](/functionyard/drive-not-used). ${rules['second-drive'].line} [Check that your Blox uses the drive](/functionyard/add-storage#size) by the size of the network drive, because a new drive can stay nearly empty until the others are full.`,
    affects: inV3114,
  },
  'format-several-drives': {
    area: 'drives',
    title: 'One _Format_ may not reach every drive',
    notice:
      'Your Blox restarts as soon as it has formatted the first drive. If you have several drives, the others may keep their files.',
    todo: '[Format the other drives on a computer](/functionyard/erase-drives), or format them again one by one.',
    affects: inV3114,
  },
  'folders-deleted': {
    area: 'drives',
    title: 'Folders with certain names are deleted at every start',
    notice:
      "On a drive that was in a computer before, a top-level folder whose name begins with `sda`, `sdb`, `sdc`, `sdd`, `sde`, or `nvme` is deleted when your Blox starts. Folders inside the network drive aren't affected, whatever their names are.",
    todo: "Don't connect a drive that has files from a computer. [Copy them over the network](/functionyard/old-drive).",
    affects: inV3114,
  },
  'small-drives-fill': {
    area: 'drives',
    title: 'Copies for the pool can fill drives of less than 1 TB',
    notice:
      "A Blox in a pool may use 80 percent of its space for the pool, but at least 800 GB. Do all of its drives together have less than 1 TB? Then there may be no room left for your own files. And even 800 GB isn't a strict limit.",
    todo: 'Look at the _Hard Disks_ card on Home now and then. [Add a drive](/functionyard/add-storage) before yours is full.',
    affects: inV3114,
  },

  // Network and security

  'browser-connection': {
    area: 'connection',
    title: "A browser can't connect to a Blox with old firmware",
    notice:
      "During setup or in _Bluetooth commands_, your Blox appears in the Bluetooth list. But after you select it, the web app shows `This Blox will not let a browser subscribe for replies…` or another error. Over the Wi-Fi network of the Blox, it shows `Blox firmware needs an update for browser access`. Your Blox isn't broken, and you don't lose anything.",
    todo: "Use the phone app for this one job: it can still talk to a Blox over Bluetooth. If you have a USB-C network adapter, you can try a network cable first: leave your Blox on for two hours with it, because it updates itself as soon as it has power and internet. That helps only if firmware later than v3.1.14 is already available for your Blox. [The web app can't connect to your Blox](/functionyard/cant-connect) shows both ways step by step.",
    affects:
      'Usually firmware v3.1.14 and earlier. Later firmware lets browsers in over the Wi-Fi network of the Blox. The fix for Bluetooth came after v3.1.14, too.',
  },
  'wifi-names': {
    area: 'connection',
    title: "A Wi-Fi name or password with a space doesn't work over Bluetooth",
    notice:
      "A network whose name has one space may be missing from the list, and one with more spaces may show only its first word. Don't select such a shortened name. If you enter such a name or password yourself, the web app waits about 30 seconds, and your Blox doesn't join. A hidden network usually doesn't work, either.",
    todo: '[Enter it without Bluetooth](/functionyard/wifi-without-bluetooth), use [a network cable](/functionyard/cable), or change the name or password on your router to one without spaces. Make a hidden network visible.',
    affects:
      'Firmware v3.1.14, over Bluetooth. Spaces work over the Wi-Fi network of the Blox, but a browser usually needs [later firmware](#browser-connection) for that.',
  },
  'wifi-error': {
    area: 'connection',
    title: 'The web app reports an error although your Blox has joined the Wi-Fi',
    notice:
      'After you enter the Wi-Fi password, the web app may show `Unable to connect to wifi`, because your Blox itself allows only 10 seconds for joining and then reports an error, even if it has joined. The light shows what really happened.',
    todo: "Was the light green for 30 seconds, and not yellow in the minute after? Your Blox has joined. Select _Use Wired LAN_, and then _Continue_. This only takes you to the next screen and doesn't change anything on your Blox. If the light blinks cyan again, enter the Wi-Fi password again.",
    affects: inV3114,
  },
  'wifi-forgotten': {
    area: 'connection',
    title: 'Your Blox can lose your Wi-Fi while the router is off',
    notice:
      "After a power cut or trouble with the router, the light blinks cyan, or it's red for 10 seconds, again and again, although the Wi-Fi is back. Your Blox starts faster than most routers. It looks for its Wi-Fi for 30 seconds, then opens its own, and doesn't look again. After about two minutes without a network, it also tries the Wi-Fi networks that it has saved. It usually deletes those that it can't join, and restarts by itself. That's dangerous with [a large Windows or Mac drive](#windows-drive-erases).",
    todo: "Is the light red for 10 seconds at a time? Wait 20 minutes. Then [restart your Blox](/functionyard/unplug#restart) once, while the Wi-Fi is on. Does the light blink cyan? What to do depends on its drives: [Cyan (light blue)](/functionyard/lights#cyan). Your Blox keeps its owner, its files, and its pool. Will your router be off for a while? [Turn off your Blox](/functionyard/unplug#off) first. With a network cable, this doesn't happen.",
    affects: inV3114,
  },
  'network-drive-open': {
    area: 'connection',
    title: "The network drive doesn't ask for a password",
    notice:
      'In the web app, _Settings_ → _Network drive_ says `Update needed`, or the screen is missing. In that case, everyone on your home network can open, change, and delete the files on the network drive.',
    todo: "Don't put anything private on the network drive. Let visitors use your router's guest network, and keep private files in [FxFiles](/functionyard/fxfiles), which encrypts them.",
    affects: `${untilV3114} Later firmware asks for a user name and a password.`,
  },
  'public-passwords': {
    area: 'connection',
    title: 'Remote login comes with passwords that everyone knows',
    notice: rules['public-passwords'].line,
    todo: '[Change the passwords for remote login](/functionyard/remote-login). It takes 10 minutes and a computer on the same network.',
    affects: 'Every Blox, and again after an update stick or a re-image.',
  },
  'support-connection': {
    area: 'connection',
    title: 'The connection for support opens without asking and stays open',
    notice: `${rules['support-tunnel'].line} No screen of the app shows whether it's open.`,
    todo: "You haven't asked support for help? Look at the light, and [see whether to unplug the power now](/functionyard/unplug#light). Have you unplugged it? [Copy your files off the drive](/functionyard/get-files-off) before you plug it in again.",
    affects: 'Firmware v3.1.14. Assume that other versions do the same.',
  },

  // Apps

  'format-disk': {
    area: 'apps',
    title: "_Format Disk_ doesn't ask before it erases",
    notice:
      "During setup, _Format Disk_ appears on _Set Blox Owner_ when your Blox reports no capacity, which usually means that it hasn't opened any drive. The formatting starts as soon as you select it.",
    todo: "Don't select _Format Disk_ only because you see it. It [can erase all your drives](#format-several-drives), including the one inside.\n\n- **The drive has worked in a Blox before:** Your files are probably still on it. [Turn off your Blox](/functionyard/unplug#off), [get the files off the drive](/functionyard/get-files-off#rescue), and [ask support](/functionyard/support).\n- **It's the drive inside a new Blox:** [Restart your Blox](/functionyard/unplug#restart) once. That doesn't help? [Format the drive inside](/functionyard/setup-owner#format-disk).\n- **It's an external drive with nothing that you need:** [Format it on a computer](/functionyard/format-drive).",
    affects: 'The web app and the phone app.',
  },
  'blox-ai-partition': {
    area: 'apps',
    title: 'Blox AI suggests `partition` for a full drive, and that erases drives',
    notice:
      "When a drive is more than 95 percent full, Blox AI may suggest that you expand the partition. The command behind it, `partition`, doesn't expand anything: it formats drives. In Blox AI itself, the command may have no effect. But if you select _Partition_ in _Bluetooth commands_ instead, your Blox formats its drives.",
    todo: "Don't follow that suggestion. Delete or move files instead, or [add a drive](/functionyard/add-storage). _Partition_ [can erase all your drives](#format-several-drives), including the one inside.",
    affects: 'Blox AI on firmware v3.1.14.',
  },
  'buttons-without-effect': {
    area: 'apps',
    title: '_Force Update_ and _IPFS Delete_ do nothing',
    notice:
      'You select one of these buttons in _Bluetooth commands_, and the app says `Command executed successfully`. The message only means that your Blox answered. Nothing else happens.',
    todo: "You don't need these buttons. Your Blox updates itself. To make it look for updates sooner, [restart it](/functionyard/unplug#restart) while it has internet.",
    affects: inV3114,
  },
  'wrong-words': {
    area: 'apps',
    title: 'Some texts in the apps are wrong',
    notice: `- _Connect to Blox_ says that a drive may be formatted as ext4 or vFat. Only ext4 works.
- _Set Identity_ warns you to remember "the chain you used." The chain doesn't matter. Only your password and your wallet do.
- _Set Identity_ also says that the password decrypts your data on new devices. That was true for the old FxFotos app only.
- \`Your blox is updating. Please wait for an hour…\` appears after _Skip_, if the app has no other Blox. Your Blox doesn't have an owner then, and waiting alone doesn't finish the setup.`,
    todo: 'Go by the guides on this site: [Format a drive on a computer](/functionyard/format-drive), [New phone, lost password, or lost wallet](/functionyard/identity), and [Set up your Blox](/getting-started-testnet).',
    affects: 'The web app and the phone app.',
  },
  'pair-blox': {
    area: 'apps',
    title: "_Pair Blox_ in FxFiles doesn't lead to the web app",
    notice:
      "_Pair Blox_ opens the phone app, or an address that doesn't exist. So you can't pair FxFiles with the web app this way.",
    todo: 'Pair your Blox with an API key, as in [the guide to auto-pin](/functionyard/auto-pin). The copies on your Blox work without that link.',
    affects: 'FxFiles, if you manage your Blox in the web app.',
  },
  'fxfiles-discovery': {
    area: 'apps',
    title: 'FxFiles may not find your Blox at home',
    notice:
      "FxFiles loads your files from the cloud although your Blox is on the same network. The firewall of the Blox doesn't let through the announcements that FxFiles looks for.",
    todo: "You don't lose anything, because your files come from the cloud. On a Windows PC, you can [load them from your Blox](/functionyard/auto-pin#at-home) after you've entered its IP address in FxFiles.",
    affects: inV3114,
  },

  // Cloud and rewards

  'auto-pin-stop': {
    area: 'cloud',
    title: "_Unpair device_ doesn't stop auto-pin",
    notice:
      'You select _Unpair device_ in FxFiles, but your Blox keeps copying what you store in the cloud.',
    todo: rules['auto-pin-stop'].line,
    affects: "FxFiles. The web app and the phone app don't have a button that stops auto-pin.",
  },
  'auto-pin-complete': {
    area: 'cloud',
    title: 'No screen shows whether auto-pin has copied everything',
    notice:
      "If your Blox can't download an item within 2 minutes, it stops and tries again about 30 minutes later. On a slow connection, a very large file may never arrive, and nothing tells you.",
    todo: `${rules['auto-pin-complete'].line} [Check the copy on your Blox](/functionyard/auto-pin#complete) shows which signs you can go by.`,
    affects: inV3114,
  },
  'deleted-key': {
    area: 'cloud',
    title: 'A deleted API key may keep working at the Storage API',
    notice:
      "You delete a key in the cloud dashboard. The pinning service rejects it from then on, but the Storage API may still accept it. The dashboard doesn't show a difference.",
    todo: rules['key-delete'].line,
    affects: 'The Storage API. It checks deleted keys only if its operator has switched that on.',
  },
  'claim-cap': {
    area: 'cloud',
    title: 'Claiming again after the cap loses rewards',
    notice:
      "You notice it only afterward: a claim succeeds but pays less than you expected, or nothing, and the rewards for that time are gone. It takes a Blox that hasn't claimed for about a year or more.",
    todo: rules['claim-cap'].line,
    affects: 'The reward contracts on Base and SKALE, since the upgrade of May 2026.',
  },

  // Developers and node operators

  'blox-s3': {
    area: 'developers',
    title: 'Objects on port 9000 of a Blox get lost, and tagging destroys them',
    notice:
      'Requests succeed, but later, the objects are missing from the list, a multipart upload reads back as a list of its parts, or an object contains the XML of its tags.',
    todo: rules['blox-s3'].line,
    affects: inV3114,
  },
  multipart: {
    area: 'developers',
    title: 'Multipart uploads to the Storage API keep only the first part',
    notice:
      'The upload succeeds, and the object has the right size in the list. But when you read the object, you get only its first part. Most S3 tools switch to multipart for large files without telling you.',
    todo: `Send each file in a single \`PUT\`, which takes ${limits.s3Body}, and raise your tool's threshold for multipart above that. After an upload, read the object back and compare it. [The Storage API](/api/storage#known-issues) has more.`,
    affects: 'The Storage API.',
  },
  'claim-functions': {
    area: 'developers',
    title: '`claimRewards` and `claimRewardsWithLimit` are gone',
    notice: 'A call to one of these functions reverts without a reason.',
    todo: "Call `claimRewardsV2` or `claimRewardsWithLimitV2`. [Contracts](/blockchain/contracts) has their parameters. If you claim in the claim portal, this doesn't concern you.",
    affects: 'The reward contracts on Base and SKALE, since the upgrade of May 2026.',
  },
  'pc-firewall': {
    area: 'developers',
    title: "The firewall of a Linux PC doesn't limit the ports of a node",
    notice:
      'You run a PC node on Debian or Ubuntu, and ufw lists a port such as 3500 or 9000 as closed. Other computers can reach the port all the same, because ports that Docker publishes bypass ufw.',
    todo: "Run the node behind a router that doesn't forward these ports, or [limit them with a rule that Docker obeys](/functionyard/pc-firewall).",
    affects: 'PC nodes on Linux.',
  },
} as const satisfies Record<string, KnownIssue>;
