/**
 * The troubleshooter: questions, answers, and what to try for each result.
 *
 * A question has `ask`, `answers`, and sometimes a `hint` on how to find the answer (a blank line starts a new paragraph); an answer has `key` (part of the
 * page's address), `label`, an optional `light` or `color` that is drawn beside it, and `next`, the key of a question or a
 * result. A result has a `cause`, `why` (the reason behind it), and `tries` in the order in which to try them: `text`, a
 * `link` with its `label`, and `erases` where a step destroys something. What erases comes last. Words in backticks are
 * what a screen says. The start is the question `light`.
 *
 * Sources: src/data/leds.ts and src/data/safety.ts; fula-ota: docker/fxsupport/linux (2026-06-18), fxblox-web (2026-08-27).
 */
import type { LedColor } from './ledColors';
import type { LedKey } from './leds';
import { limits } from './limits';
import { rules } from './safety';
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
  readonly hint?: string;
  readonly answers: readonly Answer[];
}

interface Try {
  readonly text: string;
  readonly label: string;
  readonly link: Route | `${Route}#${string}`;
  /** What this step destroys, as a warning in a sentence. */
  readonly erases?: string;
}

export interface Result {
  readonly cause: string;
  readonly why: string;
  readonly tries: readonly Try[];
}

const color = (key: LedColor | 'off', label: string, next: string = key): Answer => ({
  key,
  label,
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

/** A passage of safety.ts as plain words: without bold and links, and without a sentence that only points at a page. */
const rule = (id: keyof typeof rules): string =>
  rules[id].text
    .replace(/ \[[^\]]+\]\([^)]*\) has all cases\./, '')
    .replace(/\[([^\]]+)\]\([^)]*\)|\*\*/g, '$1');

export const questions: Readonly<Record<string, Question>> = {
  light: {
    ask: 'What color is the light?',
    answers: [
      color('cyan', 'Cyan (light blue)'),
      color('green', 'Green'),
      color('yellow', 'Yellow (orange)'),
      color('red', 'Red'),
      color('purple', 'Purple'),
      color('blue', 'Blue'),
      color('white', 'White', 'blue'),
      color('off', 'Off'),
      say('several', 'Several colors, one after the other', 'several'),
      say('other', "It's not about the light", 'other'),
    ],
  },

  cyan: {
    ask: 'What happened before the light started to blink cyan?',
    answers: [
      say('new', "The Blox is new, or I've just reset it", 'set-up'),
      say('typed', "I've just entered the Wi-Fi password", 'wrong-password'),
      say('moved', 'The router or the Wi-Fi has changed, or I moved', 'enter-wifi'),
      say('worked', 'It worked before, and I changed nothing', 'enter-wifi'),
    ],
  },
  green: {
    ask: 'What does the green light do?',
    answers: [
      light('healthy', 'It comes on for a second every few minutes', 'app'),
      light('online', 'It stays on for 30 seconds, then goes off', 'app'),
      light('selftest-ok', 'It comes on for a few seconds after I plug in the power', 'starting'),
      light(
        'no-internet',
        'It turns yellow afterward, then goes off, over and over',
        'no-internet',
      ),
      light(
        'rk1-flashed',
        'It takes turns with blue, with an update stick plugged in',
        'rk1-stick-done',
      ),
    ],
  },
  yellow: {
    ask: 'When is it yellow?',
    answers: [
      light('boot-counted', 'Once, in the first minute after I plug in the power', 'starting'),
      light('restart-ok', 'For 5 seconds, and then it turns blue or red', 'repeats'),
      light('fsck', 'For 5 seconds, and then it goes off', 'drive-errors'),
      light('no-internet', 'After 30 seconds of green', 'no-internet'),
      light('busy-done', 'Right after purple', 'busy'),
      light('stick-update', 'For minutes, with an update stick plugged in', 'stick-running'),
    ],
  },
  repeats: {
    ask: 'How often has it done that in the last hour?',
    answers: [
      say('once', 'Once', 'service-restarted'),
      say('again', 'Twice or more', 'repairs-fail'),
    ],
  },
  red: {
    ask: 'Is it red once, all the time, or again and again?',
    hint: 'First look for yellow: if the light is steady yellow for 5 seconds before it turns red, choose the first answer, because that can cost you your files.',
    answers: [
      light('restart-failed', 'For 5 seconds, after 5 seconds of steady yellow', 'repeats'),
      light('no-network', 'Again and again, for many seconds each time', 'red-repeats'),
      light('selftest-fail', 'Once, for a few seconds after I plug in the power', 'selftest'),
      light('wifi-failed', 'For 5 seconds, after quick flashes of yellow or blue', 'no-network'),
      light('bt-reset', 'Once, for 20 seconds', 'reset-fired'),
      light('format-error', 'All the time', 'format-stopped'),
      light('cm4-flashed', 'It blinks quickly, with an update stick plugged in', 'cm4-stick-done'),
    ],
  },
  'red-repeats': {
    ask: 'For how many seconds is it on each time?',
    hint: "Count only while the light is on. How long it's off doesn't matter.",
    answers: [
      light('no-network', 'About 10 seconds', 'no-network'),
      light('gave-up', 'About 15 seconds', 'repair-failed'),
    ],
  },
  purple: {
    ask: 'What does it do after purple?',
    answers: [
      light('busy', "I don't know. It's still purple", 'busy'),
      light('busy-done', 'It turned yellow', 'busy'),
      light('reset-fired', 'It turned blue and then went off', 'reset-fired'),
      light('ready-for-setup', 'It went off, and now it blinks cyan', 'cyan'),
    ],
  },
  blue: {
    ask: 'How long has your Blox been plugged in?',
    answers: [
      say('short', 'For less than 15 minutes', 'starting'),
      light('install-ok', 'It was white for a few seconds only', 'starting'),
      say('changes', 'The light changes or blinks', 'several'),
      say('stick', 'An update stick is plugged in', 'blue-stick'),
      light(
        'imaging-mode',
        "For more than 15 minutes, and the light doesn't change",
        'dead-system',
      ),
    ],
  },
  'blue-stick': {
    ask: 'What has the light done since you plugged in the power?',
    answers: [
      light('rk1-flashing', "It's been yellow for minutes (RK1)", 'stick-running'),
      light('cm4-flashing', "It's blinked red and green (CM4)", 'stick-running'),
      say('short', "It's been on for less than 15 minutes", 'stick-running'),
      light(
        'imaging-mode',
        "It's only been blue or white, for more than 15 minutes",
        'stick-ignored',
      ),
    ],
  },
  several: {
    ask: 'Which colors do you see, one after the other?',
    answers: [
      light('no-internet', 'Green, yellow, off, over and over', 'no-internet'),
      light('restart-ok', 'Yellow, then blue', 'repeats'),
      light('restart-failed', 'Yellow, then red', 'repeats'),
      light('fsck', 'Yellow, off for minutes, then a short green', 'drive-errors'),
      light('trying-wifi', 'Yellow, blue, or green, each one flashing', 'trying-wifi'),
      light('reset-fired', 'Purple, then blue', 'reset-fired'),
      light('busy-done', 'Purple, then yellow', 'busy'),
      light('rk1-flashed', 'Green and blue, taking turns', 'rk1-stick-done'),
      light('rk1-flashing', 'Green, blue, then yellow, with a stick plugged in', 'stick-running'),
      light('cm4-flashing', 'Red and green, with a stick plugged in', 'stick-running'),
    ],
  },
  off: {
    ask: 'What does the web app show under the name of your Blox?',
    hint: "A light that's off is normal, so the app is the better sign.",
    answers: [
      say('connected', '`CONNECTED`', 'all-well'),
      say('disconnected', '`DISCONNECTED`', 'restarted'),
      say('waiting', '`NO INTERNET`, `NO CLIENT`, `CHECKING...`, or `UNKNOWN`', 'own-offline'),
      say('new', "Nothing yet, because I haven't set it up", 'no-cyan'),
    ],
  },
  restarted: {
    ask: 'Restart your Blox, and wait 15 minutes. What does the light do?',
    hint: `${rule('restart-not-now')}\n\nUnplug the power, wait 10 seconds, and plug it back in. ${rule('restart')}`,
    answers: [
      light('online', 'It turned green for 30 seconds', 'find-again'),
      light('normal', 'It showed colors at first, and then it stays off', 'no-usable-drive'),
      light('ready-for-setup', 'It blinks cyan', 'enter-wifi'),
      light('no-network', 'It turns red, over and over', 'red-repeats'),
      say('dark', 'It never came on', 'no-power'),
      say('else', 'Something else', 'unreachable'),
    ],
  },
  app: {
    ask: 'What does the web app show under the name of your Blox?',
    answers: [
      say('connected', '`CONNECTED`', 'all-well'),
      say('disconnected', '`DISCONNECTED`', 'find-again'),
      say('waiting', '`NO INTERNET`, `NO CLIENT`, `CHECKING...`, or `UNKNOWN`', 'own-offline'),
    ],
  },

  other: {
    ask: "What's wrong?",
    answers: [
      say('disconnected', 'The app shows `DISCONNECTED`', 'ping'),
      say('app', 'Something else is wrong in the app', 'in-app'),
      say('setup', "Setup doesn't finish", 'setup'),
      say('wifi', 'The Wi-Fi has changed, or I moved', 'enter-wifi'),
      say('money', 'Rewards or pools', 'money'),
      say('drive', 'The drive or my files', 'drive'),
      say('lost', "I've lost my password or my wallet", 'lost'),
      say('stolen', 'Someone has my wallet, my password, or my computer', 'stolen'),
    ],
  },
  ping: {
    ask: 'Ask the network whether your Blox is online. What does the app say?',
    hint: 'On Home, select the status under the name, and then `Ping Blox PeerID`.',
    answers: [
      say('connected', '`Connected`', 'find-again'),
      say('not-reachable', '`Disconnected (Not reachable)`', 'unreachable'),
      say('error', '`Error`, or `Cannot reach pools.fx.land`', 'own-offline'),
    ],
  },
  'in-app': {
    ask: 'What do you see?',
    answers: [
      say('waiting', '`NO INTERNET`, `NO CLIENT`, `CHECKING...`, or `UNKNOWN`', 'own-offline'),
      say('new-device', "My Blox isn't there on a new phone or in a new browser", 'sign-in'),
      say('not-authorized', '`Not Authorized`', 'sign-in'),
      say('bluetooth', "Bluetooth doesn't connect to my Blox", 'cant-connect'),
      say('switch', 'A "Switch to …" button that won\'t go away', 'switch-chain'),
      say('else', 'Another message, or something else', 'messages'),
    ],
  },
  setup: {
    ask: 'Where does it stop?',
    answers: [
      say('no-cyan', 'The light never blinks cyan', 'no-cyan'),
      say('wallet', "The wallet doesn't answer", 'wallet'),
      say('bluetooth', "The web app doesn't connect to my Blox", 'cant-connect'),
      say('owner', '`Set Blox Owner` asks for storage', 'no-usable-drive'),
      say('wifi', 'The light blinks cyan again after the Wi-Fi step', 'wrong-password'),
      say('wifi-error', 'The app says `Unable to connect to wifi`', 'wifi-error'),
      say('used', 'I bought it used', 'sign-in'),
    ],
  },
  'no-cyan': {
    ask: 'Which drive is connected?',
    answers: [
      say('inside', 'One that came inside the Blox', 'not-ready'),
      say('formatted', "One that I've formatted for the Blox on a computer", 'not-ready'),
      say('other', 'One from a store, or one that was used elsewhere', 'no-usable-drive'),
      say('none', 'None', 'no-usable-drive'),
    ],
  },
  money: {
    ask: 'What do you see?',
    answers: [
      say('zero', 'Rewards are zero', 'not-earning'),
      say('claim', 'A claim fails, or pays less than expected', 'claim-fails'),
      say('join', "I can't join a pool", 'join'),
      say('reset', 'My pool is gone after a reset', 'force-rejoin'),
      say('cannot', "`Can't Switch Network`, or `Network Switch Required`", 'switch-chain'),
    ],
  },
  drive: {
    ask: "What's wrong with it?",
    answers: [
      say('windows', 'A Windows or Mac drive is connected now', 'windows-drive'),
      say('zero', '`Capacity` is zero', 'no-usable-drive'),
      say('unused', "The space of a drive that I've added isn't used", 'second-drive'),
      say('full', "It's full", 'full'),
      say('network', "I can't open the network drive", 'network-drive'),
      say('photos', 'My files or photos are missing', 'files-missing'),
      say('dying', "I think it's failing", 'drive-errors'),
    ],
  },
};

const to = (text: string, label: string, link: Try['link']): Try => ({ text, label, link });

const disconnected = '/functionyard/troubleshooting/disconnected-blox';

/** The log helps only where a service, a drive, or the connection has failed. */
const log = to(
  "Read the log over Bluetooth, and send it to our support team. It shows which part has failed. If your browser can't connect over Bluetooth, ask without the log.",
  'Read the log',
  '/functionyard/support#log',
);
const support = (text: string): Try => to(text, 'Get help', '/functionyard/support');
const restart = to(
  `Restart your Blox once. Unplug the power, wait 10 seconds, and plug it back in. Then wait 15 minutes. ${rule('restart')}`,
  'Restart your Blox',
  `${disconnected}#restart`,
);
const addAgain = to(
  "Add your Blox to the app again, with its `Blox PeerId`. Adding it doesn't change anything on the Blox.",
  'Add your Blox again',
  `${disconnected}#add`,
);
const cable = to(
  `Connect your Blox to your router with a network cable and a USB-C network adapter, and restart it. You don't have to change anything in the app. ${rule('restart')}`,
  'Use a cable instead',
  '/functionyard/wifi#cable',
);
const enterWifi = (text: string): Try => to(text, 'Change the Wi-Fi', '/functionyard/wifi');
const erasesSettings =
  'This erases the settings: owner, pool, Wi-Fi, and the auto-pin pairing. Your files stay if you follow the guide for your model, which says which drives to unplug.';
const stick: Try = {
  ...to(
    'Reinstall the system with an update stick. First find out which model you have, because each one has its own guide.',
    'Which Blox do I have?',
    '/functionyard/hardware/fxblox-hardware#updates',
  ),
  erases: erasesSettings,
};
const formatOnComputer: Try = {
  ...to(
    'If the drive has never worked in your Blox, format it on a computer. After that, it works. If it worked before, ask support instead, because your files are on it.',
    'Format a drive on a computer',
    '/functionyard/format-drive',
  ),
  erases:
    'This erases everything on that drive. Copy what you want to keep to another device first.',
};

/** A result: the likely cause, the reason, then what to try, in order. */
const result = (cause: string, why: string, ...tries: Try[]): Result => ({ cause, why, tries });

export const results: Readonly<Record<string, Result>> = {
  'all-well': result(
    'Your Blox is working.',
    "`CONNECTED` means that the app can reach it. A light that's off is normal, and so is a short green blink every few minutes.",
    to(
      'If you want to know when your Blox goes offline, turn on alerts.',
      'Get alerts about your Blox',
      '/functionyard/alerts',
    ),
    to(
      'If something else is bothering you, look through the questions that other owners ask.',
      'Common questions',
      '/functionyard/faq',
    ),
  ),
  starting: result(
    'Your Blox is starting or installing software.',
    'Its services start one after the other, and that takes up to 15 minutes. Several colors in the first minute are part of it.',
    to(
      'Leave your Blox plugged in for 15 minutes, and look at the light again.',
      'What the light means',
      '/functionyard/lights#start',
    ),
    to(
      "If the app still doesn't show `CONNECTED` after that, go through the steps for a disconnected Blox.",
      'Your Blox is disconnected',
      disconnected,
    ),
  ),
  'no-power': result(
    'Your Blox has no power, or its system is damaged.',
    "At every start, the light shows several colors in the first minute. If it stays dark, it's usually the adapter, the cable, or the outlet.",
    to(
      "Try another outlet, another cable, and another adapter. The adapter needs 25 W or more and Power Delivery, because a plain phone charger can't run a Blox.",
      'Check the power',
      `${disconnected}#power`,
    ),
    to(
      'Unplug the power and all USB drives, and plug only the power back in. If the light comes on now, the drives may need more power than the adapter has.',
      'Check the power',
      `${disconnected}#power`,
    ),
    support('Send our support team a photo of your adapter, and tell them which model you have.'),
  ),
  'set-up': result(
    'Your Blox is ready for setup.',
    'The light blinks cyan when a drive is connected, the services are running, and your Blox waits for you. Nothing has to be repaired.',
    to(
      'Set up your Blox. It takes about 30 minutes.',
      'Set up your Blox',
      '/getting-started-testnet',
    ),
  ),
  'wrong-password': result(
    "Your Blox couldn't join your Wi-Fi.",
    'Most often, the Wi-Fi password has a typo. A space in the name or password, a hidden name, and a network without WPA2 are other reasons.',
    enterWifi(
      'Enter the Wi-Fi password again, letter by letter. Uppercase and lowercase letters matter.',
    ),
    to(
      'If the name or password has a space, or if the network is hidden, change that on your router, or use a network cable.',
      'Wi-Fi names with spaces',
      '/release/known-issues#wifi-names',
    ),
    cable,
  ),
  'trying-wifi': result(
    'Your Blox is trying to join your Wi-Fi.',
    'It flashes yellow while it joins, blue while it tests the internet, and green when it has worked. Very short flashes in the first minutes after you plug in the power are part of the start. If each color stays on for 5 seconds, choose "Yellow, then blue" instead.',
    to(
      'Wait two minutes, and look at the light again.',
      'What the light means',
      '/functionyard/lights#running',
    ),
    enterWifi(
      'If the light is red for 5 seconds afterward, or if it blinks cyan, connect your Blox to your Wi-Fi again.',
    ),
  ),
  'wifi-error': result(
    'Your Blox may have joined your Wi-Fi all the same.',
    'The web app waits for only 10 seconds, and joining can take longer. The light shows what really happened.',
    to(
      'If the light was green for 30 seconds, your Blox has joined. Select `Use Wired LAN`, and then `Continue`, which only takes you to the next screen.',
      'About this error',
      '/release/known-issues#wifi-error',
    ),
    enterWifi('If the light blinks cyan again, enter the Wi-Fi password again.'),
    cable,
  ),
  'enter-wifi': result(
    "Your Blox doesn't have a Wi-Fi network that it can join.",
    "Either the name or the password has changed, or your Blox deleted the network while your router was off. It keeps its owner, its files, and its pool, so you don't have to reset it.",
    enterWifi('Connect your Blox to your Wi-Fi in the web app. This takes about 5 minutes.'),
    cable,
    to(
      "If the web app can't connect to your Blox over Bluetooth, its firmware is probably too old for a browser.",
      "If you can't connect",
      '/functionyard/wifi#connect',
    ),
  ),
  'no-network': result(
    'Your Blox has no network.',
    'Your router is off, or the Wi-Fi name or password has changed. Your Blox tries again by itself after about 2 minutes, so give it time.',
    to(
      "Check on your phone whether the Wi-Fi works. If it doesn't, restart your router, and wait 10 minutes. If your Blox is back on the network, the light is green for 30 seconds and then goes off.",
      'Check the network',
      `${disconnected}#network`,
    ),
    to(
      'If your Blox uses a network cable, check both plugs and the adapter.',
      'Check the network',
      `${disconnected}#network`,
    ),
    to(
      'If the Wi-Fi works, leave it on, and leave your Blox plugged in for 15 minutes, until the light blinks cyan. Then connect it to the Wi-Fi again. Start with the step that opens the connection menu.',
      'Change the Wi-Fi',
      '/functionyard/wifi#wifi-4',
    ),
    cable,
  ),
  'no-internet': result(
    'Your Blox is on your network, but the network has no internet.',
    "Your Blox can't use a network with a sign-in page, as many hotels have. At home, it's usually the router or the provider.",
    to(
      "Turn off mobile data on your phone, and open a website over the same Wi-Fi. If it doesn't open, restart your router, and wait 10 minutes.",
      'Check the network',
      `${disconnected}#network`,
    ),
    to(
      'If no device has internet after that, call your internet provider. Your Blox reconnects by itself when the internet is back.',
      'What the light means',
      '/functionyard/lights#running',
    ),
    enterWifi('If only your Blox has no internet, connect it to another Wi-Fi network.'),
  ),
  'service-restarted': result(
    'A service stopped, and your Blox restarted it.',
    'This happens now and then, for example after an update. Once is normal.',
    to(
      'Leave your Blox plugged in for 15 minutes, and watch the light. If it does the same again and again, unplug the power before the fourth time, at the latest 20 minutes after the first.',
      'While it repairs itself',
      '/functionyard/lights#repair',
    ),
    to(
      "If the app doesn't show `CONNECTED` after 15 minutes, go through the steps for a disconnected Blox.",
      'Your Blox is disconnected',
      disconnected,
    ),
  ),
  'repairs-fail': result(
    "Your Blox can't repair itself, so unplug the power now, unless the light is purple.",
    rule('repeated-yellow'),
    to(
      'Leave your Blox unplugged, and copy your files off the drive.',
      'Copy your files off a drive',
      '/functionyard/add-storage#rescue',
    ),
    support('Ask our support team before you plug in the power again.'),
  ),
  'repair-failed': result(
    "Your Blox couldn't repair itself.",
    rule('gave-up'),
    log,
    support(
      "If you can't read the log, tell our support team what the light does and which model you have.",
    ),
    to(
      'If nobody has answered when the red light stops, unplug the power, and copy your files off the drive before you plug it in again.',
      'Copy your files off a drive',
      '/functionyard/add-storage#rescue',
    ),
  ),
  selftest: result(
    'The hardware check failed.',
    "At every start, your Blox looks for its USB ports, and an FxBlox Lite Plus (RK1) also looks for Wi-Fi and Bluetooth. One of them didn't respond.",
    restart,
    support('If the light turns red again at the next start, send our support team a video of it.'),
  ),
  'reset-fired': result(
    'Your Blox has reset itself.',
    "It does that after five starts within 15 minutes, or when it's asked to over Bluetooth. It has forgotten its owner, its pool, and usually its Wi-Fi, but your files are still there, and you're still a member of your pool.",
    to(
      'Wait about 10 minutes, until the light blinks cyan. Then set up your Blox with the same password and wallet as before, so that it gets the same IDs.',
      'Set up your Blox',
      '/getting-started-testnet',
    ),
    to(
      "After setup, put your Blox back in its pool with `Force Rejoin`. It's free.",
      'Force Rejoin',
      '/functionyard/join#force-rejoin',
    ),
  ),
  busy: result(
    'Your Blox is preparing a drive or installing software.',
    "Don't unplug anything, and wait for 10 more seconds when the light turns yellow. An interruption can leave a drive unusable.",
    to(
      'Wait up to an hour. Large drives and slow connections take the longest.',
      'Drives and updates',
      '/functionyard/lights#busy',
    ),
    support(
      'If the light is still purple after an hour, leave your Blox plugged in, and ask our support team what to do.',
    ),
  ),
  'format-stopped': result(
    'Your Blox stopped before it had finished formatting.',
    'A loose plug, a bad cable, or a failing drive can cause this.',
    to(
      `Unplug the power. Check the plug and the cable of the drive, or use another port. Then plug in the power, and wait 15 minutes. ${rule('restart')}`,
      'Add or replace a drive',
      '/functionyard/add-storage#trouble',
    ),
    support('If the light stays red again, ask our support team before you erase anything.'),
    to(
      "If you have another drive that's formatted for your Blox, use that one.",
      'Replace a drive',
      '/functionyard/add-storage#failing',
    ),
  ),
  'drive-errors': result(
    'A drive has errors.',
    'If the light is yellow for 5 seconds and then goes off without turning blue or red, your Blox may be repairing a drive, and the light can be off for 30 minutes while it works. Errors that come back usually mean that the drive is failing.',
    to(
      'Leave the power plugged in for 35 minutes after the yellow light.',
      'While it repairs itself',
      '/functionyard/lights#repair',
    ),
    to(
      'Copy your files to another device while the drive still works.',
      'Use your Blox as a network drive',
      '/functionyard/network-drive',
    ),
    to(
      'If it happens again on another day, replace the drive.',
      'Replace a drive',
      '/functionyard/add-storage#failing',
    ),
  ),
  'stick-running': result(
    'Your Blox is installing from the stick.',
    'If you unplug the power or the stick now, your Blox may not start anymore.',
    to(
      "Wait 30 minutes, and don't touch the Blox or the stick.",
      'Update stick and re-image',
      '/functionyard/lights#stick',
    ),
    support(
      'If nothing has changed after an hour, ask our support team before you unplug anything.',
    ),
  ),
  'stick-ignored': result(
    "Your Blox isn't installing from the stick.",
    "While it installs, the light is yellow (RK1), or red and green (CM4). It's been neither, so you can unplug the power.",
    to(
      'Unplug the power, and wait a minute. Check that the stick is in the right port: top on an FxBlox Lite Plus (RK1), bottom on an FxBlox Lite (CM4). Then plug the power back in.',
      'Which Blox do I have?',
      '/functionyard/hardware/fxblox-hardware#ports',
    ),
    support('If the light stays blue or white again, send our support team a video of it.'),
    {
      ...to(
        'If nothing else helps, re-image your Blox. For that, you have to open the case.',
        'If the light stays blue or white',
        '/functionyard/hardware/fxblox-hardware#blue',
      ),
      erases: `${erasesSettings} Unplug your USB drives first.`,
    },
  ),
  'rk1-stick-done': result(
    'The stick has installed the new system on your FxBlox Lite Plus (RK1).',
    'Your Blox waits for you to take out the stick. Otherwise, it would install everything again at the next start.',
    to(
      'Pull out the stick, unplug the power, wait 10 seconds, and plug it back in.',
      'Update an RK1',
      '/functionyard/hardware/fxblox-hardware-rk1#update-5',
    ),
  ),
  'cm4-stick-done': result(
    'The stick has installed the new system on your FxBlox Lite (CM4).',
    'Your Blox waits for you to take out the stick and to connect the drive again.',
    to(
      'Unplug the power, pull out the stick, connect the drive, and plug in the power.',
      'Update a CM4',
      '/functionyard/hardware/fxblox-hardware-rpi#update-5',
    ),
  ),
  'dead-system': result(
    "The system on your Blox doesn't start.",
    'After 15 minutes, the light should have changed. Often, it helps to take away the power for a minute.',
    to(
      `Unplug the power, wait a minute, plug it back in, and wait 15 minutes. ${rule('restart')}`,
      'If the light stays blue or white',
      '/functionyard/hardware/fxblox-hardware#blue',
    ),
    support(
      'Before you use a stick or open the case, send our support team a video of the light, and tell them which model you have.',
    ),
    {
      ...to(
        "If it's an FxBlox Lite Plus (RK1), use an update stick. You don't have to open the case for that.",
        'Update an RK1',
        '/functionyard/hardware/fxblox-hardware-rk1',
      ),
      erases: erasesSettings,
    },
    {
      ...to(
        "If it's an FxBlox Lite (CM4), or if the stick doesn't help, re-image your Blox. For that, you have to open the case.",
        'If the light stays blue or white',
        '/functionyard/hardware/fxblox-hardware#blue',
      ),
      erases: `${erasesSettings} Unplug your USB drives first.`,
    },
  ),
  'own-offline': result(
    "Your phone or computer is offline, or the app isn't ready yet.",
    'These words are about the device with the app. Your Blox may be fine.',
    to(
      'If your device is still on the Wi-Fi network `FxBlox`, switch back to your own Wi-Fi. Turn off VPN, and turn mobile data back on.',
      'Retry',
      `${disconnected}#retry`,
    ),
    to('Wait a minute, and reload the tab.', 'Retry', `${disconnected}#retry`),
    to(
      'If the app asks who you are, sign in with the same password and wallet as before.',
      'New phone, lost password, or lost wallet',
      '/functionyard/identity',
    ),
  ),
  'find-again': result(
    "Your Blox is running, but the app can't find it.",
    "So nothing has to be changed on the Blox. The app needs a new try, or it doesn't have the right ID.",
    to(
      'On Home, select the status under the name, and then `Retry`. If you use a VPN, turn it off.',
      'Retry',
      `${disconnected}#retry`,
    ),
    addAgain,
    log,
  ),
  unreachable: result(
    'Your Blox or its network has a problem.',
    "Nothing reaches your Blox from outside. Usually, it's the Wi-Fi, the power, or a service that has to be restarted.",
    to(
      'Look at the light for two minutes. If it does anything, look that up first.',
      'Watch the light',
      `${disconnected}#light`,
    ),
    restart,
    to(
      'Restart your router, wait 10 minutes, and test the Wi-Fi with another device.',
      'Check the network',
      `${disconnected}#network`,
    ),
    log,
  ),
  'sign-in': result(
    'This browser and your Blox have different identities.',
    'Your Blox obeys only the password and the wallet that it was set up with. If you bought it used, it may still belong to the seller.',
    to(
      'Sign in with the same password and wallet as before, and add your Blox again.',
      'New phone, lost password, or lost wallet',
      '/functionyard/identity#move',
    ),
    to(
      'If you bought your Blox used, ask the seller to claim the rewards and leave the pool.',
      'You bought it used',
      '/functionyard/reset#used',
    ),
    {
      ...to(
        "If you've lost the password or the wallet, claim your rewards first: follow the guide for that case. If the seller doesn't answer, reset your Blox.",
        'You lost your password',
        '/functionyard/identity#lost-password',
      ),
      erases: rule('survive-reset'),
    },
  ),
  wallet: result(
    'The wallet missed the request.',
    "A wallet app that was asleep or stuck on its start screen often doesn't show the request.",
    to(
      'Wait 30 seconds, quit the wallet app completely, and select `Open wallet to approve`.',
      'Messages on Set Identity',
      '/functionyard/app-messages#set-identity',
    ),
    to(
      'Sign manually on a separate page, and copy the signature.',
      'Sign without connecting the wallet',
      '/functionyard/metamask#sign',
    ),
  ),
  'cant-connect': result(
    "The web app can't connect to your Blox.",
    "Your Blox isn't broken. With firmware v3.1.14 or earlier, it appears in the Bluetooth list, but its answers usually don't reach a browser.",
    to(
      'Wait until your Blox has been on for 90 seconds, stand next to it, and try again. If you see a message, look it up.',
      "The web app can't connect to your Blox",
      '/functionyard/cant-connect',
    ),
    to(
      'Connect your Blox to your router with a network cable, so that it can update itself.',
      'With a network cable',
      '/functionyard/cant-connect#by-cable',
    ),
    to(
      "If you don't have a network adapter, use the phone app once.",
      'Use the phone app once',
      '/functionyard/cant-connect#by-phone',
    ),
  ),
  'no-usable-drive': result(
    "Your Blox doesn't find a drive that it can use.",
    'It uses only drives that are formatted for it, in a format called ext4. Most drives from a store are formatted for Windows or a Mac. Without a usable drive, the light stays off.',
    to(
      `Unplug the power. Check the plug of the drive, or move it to another port, and plug in the power. Wait 15 minutes. ${rule('restart')}`,
      'Add or replace a drive',
      '/functionyard/add-storage',
    ),
    log,
    formatOnComputer,
  ),
  'not-ready': result(
    "Your Blox hasn't finished starting.",
    'It blinks cyan as soon as the drive, the services, and its own Wi-Fi network are ready. If it was in storage for months, its software may be too old for that.',
    restart,
    to(
      `Unplug the power, move the drive to another port, and plug in the power. Wait 15 minutes. ${rule('restart')}`,
      'Add or replace a drive',
      '/functionyard/add-storage',
    ),
    to(
      "If your Blox was in storage for months, connect it to your router with a network cable for two hours, so that it can update itself. Use a stick only if that doesn't help.",
      'With a network cable',
      '/functionyard/cant-connect#by-cable',
    ),
    log,
    stick,
  ),
  messages: result(
    'Every message of the app is in one list.',
    'Search the list for the first words of your message. Next to it, you find what to do.',
    to('Look up the message.', 'Messages in the web app', '/functionyard/app-messages'),
    to(
      "See whether it's a fault that we know of.",
      'Known issues, and what to do',
      '/release/known-issues',
    ),
  ),
  'not-earning': result(
    'Your Blox may not be in a pool, or not online long enough.',
    `You earn for each period of ${limits.rewardPeriod.value} in which your Blox is online in a pool. The first one has to be over before there's anything to see, so wait a day.`,
    to(
      "Go through the reasons why a Blox doesn't earn.",
      "If you don't earn rewards",
      '/functionyard/rewards#not-earning',
    ),
    to(
      `If you haven't claimed for more than six months, the card can show 0 although there are rewards. ${rule('claim-cap')}`,
      'After a long break',
      '/functionyard/troubleshooting/manual-claim-rewards#catch-up',
    ),
  ),
  'claim-fails': result(
    "The claim doesn't fit your membership, or the contract can't pay at the moment.",
    'The wallet, the `Pool PeerId`, the pool, and the chain all have to be those with which your Blox joined.',
    to(
      'Look up the error that the claim portal or your wallet shows.',
      'Claim your rewards',
      '/functionyard/troubleshooting/manual-claim-rewards#errors',
    ),
    to(
      'If a claim paid less than you expected, wait before you claim again.',
      'Claiming again after the cap loses rewards',
      '/release/known-issues#claim-cap',
    ),
  ),
  join: result(
    "The app says why your Blox hasn't joined.",
    "`Blox Not Registered` is usually not your fault: the join server doesn't know your Blox yet. `Join Request Submitted` means that you have to wait for up to an hour.",
    to(
      'Look up the message that you see while joining.',
      'Messages about pools and chains',
      '/functionyard/app-messages#pools',
    ),
    to(
      'If you see `Join Request Submitted` for more than an hour, select `Force Rejoin`.',
      'Force Rejoin',
      '/functionyard/join#force-rejoin',
    ),
  ),
  'force-rejoin': result(
    "Your Blox has forgotten its pool, but you're still a member.",
    'A reset erases the setting on the Blox. The membership itself is on the blockchain.',
    to(
      "Open `Settings` → `Pools`, and select `Force Rejoin` on your pool. It's free.",
      'Force Rejoin',
      '/functionyard/join#force-rejoin',
    ),
  ),
  'switch-chain': result(
    'Your app and your wallet, or your pool, are on different chains.',
    'SKALE and Base are two separate networks. A Blox can be in a pool on only one of them.',
    to(
      'Bring the app and the wallet to the same chain.',
      'Fix a "Switch to …" button',
      '/functionyard/troubleshooting/switch-chain',
    ),
    to(
      "If the app says `Can't Switch Network`, your Blox is in a pool on the other chain. Claim your rewards before you leave that pool.",
      'Move to the other chain',
      '/functionyard/troubleshooting/switch-chain#move',
    ),
  ),
  lost: result(
    "You can get your Blox back, and you don't lose files.",
    'The order of the steps matters: if you claim your rewards before you leave the pool, you keep them. If you still have the 12 words of the wallet, you have lost nothing.',
    to(
      "If you've lost the password, try the ones that it could be. If none is right, follow the steps from the top.",
      'You lost your password',
      '/functionyard/identity#lost-password',
    ),
    to(
      "If you've lost the wallet, look for its recovery phrase first.",
      'You lost your wallet',
      '/functionyard/identity#lost-wallet',
    ),
  ),
  stolen: result(
    'Someone else may be able to take your rewards or control your Blox.',
    'With your wallet, they can claim your rewards. With the password as well, they can control your Blox. The sooner you act, the more you keep.',
    to('Find out what to do first.', 'Someone has your wallet or password', '/functionyard/stolen'),
  ),
  'windows-drive': result(
    'Take that drive out before your Blox starts the next time.',
    rule('danger-format'),
    to(rule('windows-drive'), 'When a Blox formats a drive', '/functionyard/add-storage#when'),
    formatOnComputer,
  ),
  'second-drive': result(
    'Your Blox starts to use a drive only when it starts.',
    rule('second-drive'),
    restart,
    to(
      'Look at the size of the network drive, not at the new drive. Your Blox fills one drive after the other, so a new one can stay nearly empty for a while.',
      'Check that your Blox uses the drive',
      '/functionyard/add-storage#add-7',
    ),
    support(
      "If the network drive still hasn't grown, ask our support team before you erase anything.",
    ),
  ),
  full: result(
    'The drives are full.',
    'Your own files, the copies from the cloud, and the copies for the pool share the same space.',
    to(
      'Delete files on the network drive, or move them to another device.',
      'Use your Blox as a network drive',
      '/functionyard/network-drive',
    ),
    to(
      'Add another drive that you have formatted for your Blox. Your files stay where they are.',
      'Add or replace a drive',
      '/functionyard/add-storage',
    ),
  ),
  'network-drive': result(
    "Your device doesn't reach the folder.",
    'The network drive works only on your home network: not away from home, not on a guest network, and usually not with a VPN.',
    to(
      'Connect to the folder again, step by step. With newer firmware, you need a user name and a password.',
      'Use your Blox as a network drive',
      '/functionyard/network-drive',
    ),
  ),
  'files-missing': result(
    "Your files may be on a drive that isn't connected, or in another app.",
    'Your Blox joins its drives into one space, but each file is on one of them. If you unplug a drive, its files are missing until you plug it in again.',
    to(
      `Check that all of your drives are plugged in. Then restart your Blox, and look again. ${rule('restart')}`,
      'Restart your Blox',
      `${disconnected}#restart`,
    ),
    to(
      'If you saved the files with FxFiles, open FxFiles, and sign in the same way as before.',
      'Store and share files with FxFiles',
      '/functionyard/fxfiles',
    ),
    to(
      'If you used FxFotos, get your photos out of it.',
      'Get your photos out of FxFotos',
      '/functionyard/fxfotos',
    ),
    to(
      'If a drive has failed, connect it to a Linux computer, and look in the folder `fxblox`.',
      'Copy your files off a drive',
      '/functionyard/add-storage#rescue',
    ),
  ),
};
