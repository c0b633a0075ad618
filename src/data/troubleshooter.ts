/**
 * The troubleshooter: questions, answers, and what to try for each result.
 *
 * A question has `ask`, `answers`, and sometimes a `hint` on how to find the answer; an answer has `key` (part of the page's
 * address), `label`, an optional `light` or `color` that is drawn beside it, and `next`, the key of a question or a result.
 * A result has a `cause`, `why` (the reason behind it), and `tries` in the order in which to try them: `text`, a `link` with
 * its `label`, and `erases` where a step destroys something. What erases comes last. In a `hint` and a `why`, a blank line
 * starts a new paragraph. Words in backticks are what a screen says. The start is the question `light`.
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

/** A passage of safety.ts as plain words: without bold and links, and without sentences that only point at a page. */
const rule = (id: keyof typeof rules): string =>
  rules[id].text
    .replace(/ \[[^\]]+\]\([^)]*\) has all cases\./, '')
    .replace(/\[([^\]]+)\]\([^)]*\)|\*\*/g, '$1');

export const questions: Readonly<Record<string, Question>> = {
  light: {
    ask: 'What color is the light?',
    hint: "What you've seen in the last hour counts, too: if the light was yellow, red, or blue and is off now, choose that color, not Off. If you haven't seen any, watch it for two minutes, because what counts is which colors you see and how long each one stays on.",
    answers: [
      color('off', 'Off'),
      color('cyan', 'Cyan (light blue)'),
      color('red', 'Red'),
      color('yellow', 'Yellow (orange)'),
      color('green', 'Green'),
      color('blue', 'Blue (dark blue)'),
      color('white', 'White', 'blue'),
      color('purple', 'Purple'),
      say('several', 'Several colors, one after the other', 'several'),
      say('other', "It's not about the light, or I can't see it", 'other'),
    ],
  },

  off: {
    ask: 'The light is off. Which of these is true?',
    hint: "Choose the first one that fits. A light that's off is normal, so without another sign, look at what the web app shows under the name of your Blox.",
    answers: [
      light('restart-ok', 'In the last hour, it was yellow, and then blue or red', 'fault'),
      light(
        'fsck',
        'In the last hour, it was yellow for 5 seconds, with no green right before it or since',
        'fault',
      ),
      say('dark', 'I plugged in the power, and it stayed dark for a minute', 'no-power'),
      say('disconnected', "`DISCONNECTED`, or I can't open the app", 'ping'),
      say('connected', '`CONNECTED`', 'all-well'),
      say('new', "Nothing yet, because I haven't set it up", 'no-cyan'),
      say('waiting', '`NO INTERNET`, `NO CLIENT`, `CHECKING...`, or `UNKNOWN`', 'own-offline'),
    ],
  },
  ping: {
    ask: 'Can the network reach your Blox?',
    hint: 'First turn off any VPN on this device. On Home, select the status under the name, and then `Retry`. If the status is still `DISCONNECTED`, select it again, and then `Ping Blox PeerID`.',
    answers: [
      say('not-reachable', 'No: the app says `Disconnected (Not reachable)`', 'restarted'),
      say('connected', 'Yes: the app says `Connected`', 'find-again'),
      say('error', 'The app says `Error`, or `Cannot reach pools.fx.land`', 'own-offline'),
      say('no-app', "I can't open the app", 'restarted'),
    ],
  },
  restarted: {
    ask: 'Look at the light first, then restart your Blox. What do you see in the next 15 minutes?',
    hint: `If you've seen yellow for 5 seconds in the last hour, with no green right before it or since, don't restart. Go back to the first question, and choose Yellow. If the light isn't off now, go back, too, and choose its color. ${rule('restart-not-now')}\n\n${rule('restart')}\n\nThen unplug the power, wait 10 seconds, and plug it back in.`,
    answers: [
      say('works', 'The app shows `CONNECTED` again', 'all-well'),
      light('online', 'The light was green for 30 seconds', 'find-again'),
      light('normal', 'It showed colors at first, and then it stays off', 'no-usable-drive'),
      light('ready-for-setup', 'It blinks cyan', 'enter-wifi'),
      light('no-network', 'It turns red for 10 seconds, over and over', 'no-network'),
      light('gave-up', 'It turns red for 15 seconds, over and over', 'repair-failed'),
      light('no-internet', 'It shows green, yellow, off, over and over', 'no-internet'),
      light('fsck', "It's yellow for 5 seconds, with no green right before it", 'fault'),
      say('dark', 'It never came on', 'no-power'),
      say('else', 'Something else', 'unreachable'),
    ],
  },
  cyan: {
    ask: 'What happened before the light started to blink cyan?',
    answers: [
      say('new', 'Nothing. The Blox is new', 'set-up'),
      say('typed', "I've just entered the Wi-Fi password", 'setup-wifi'),
      say(
        'worked',
        'It worked before, and I changed nothing (or the power or the router was off)',
        'enter-wifi',
      ),
      say('moved', 'The router or the Wi-Fi has changed, or I moved', 'enter-wifi'),
      say('reset', "I've reset it, or reinstalled its system", 'after-reset'),
      say('cable', 'I use a network cable, and the app shows `CONNECTED`', 'all-well'),
      light('rk1-flashed', 'It takes turns with green, and a stick is plugged in', 'stick-done'),
    ],
  },
  red: {
    ask: 'What does the red light do?',
    hint: 'If the light is steady yellow for 5 seconds before it turns red, choose that answer, because this can cost you your files.',
    answers: [
      light('no-network', 'It comes back again and again, for 10 seconds or more', 'red-repeats'),
      light('restart-failed', "It's on for 5 seconds, after steady yellow", 'fault'),
      light(
        'wifi-failed',
        "It's on for 5 seconds, after quick flashes of yellow or blue",
        'no-network',
      ),
      light('format-error', 'It stays on', 'part-failed'),
      light(
        'selftest-fail',
        'It came on once, for a few seconds, soon after I plugged in the power',
        'part-failed',
      ),
      light('bt-reset', 'It came on once, for 20 seconds', 'after-reset'),
      light('cm4-flashing', 'It takes turns with green, and a stick is plugged in', 'busy'),
      light('cm4-flashed', 'It blinks quickly, and a stick is plugged in', 'stick-done'),
    ],
  },
  'red-repeats': {
    ask: 'For how many seconds is the light red each time?',
    hint: "Count only while the light is on. How long it's off doesn't matter. If you aren't sure, film it, because a video shows the seconds.",
    answers: [
      light('no-network', 'About 10 seconds (12 at most)', 'no-network'),
      light('gave-up', 'About 15 seconds (13 or more)', 'repair-failed'),
      light('restart-failed', 'About 5 seconds, after steady yellow', 'fault'),
    ],
  },
  yellow: {
    ask: 'What comes before or after the yellow?',
    hint: "If it was yellow for 5 seconds, don't wait for blue or red. What counts is whether it was green right before the yellow, or has been since.",
    answers: [
      light('boot-counted', "I've just plugged in the power, and it blinked once", 'starting'),
      light('no-internet', "Green for 30 seconds before, and then it's off", 'no-internet'),
      light('restart-ok', 'Blue or red for 5 seconds after it', 'fault'),
      light('fsck', 'It was on for 5 seconds, with no green right before it or since', 'fault'),
      light('healthy', 'A short green blink since', 'app'),
      light('trying-wifi', 'It flashes quickly, and then blue or green flashes', 'no-network'),
      light('busy-done', 'Purple before', 'busy'),
      light('stick-update', 'It stays on for minutes, and a stick is plugged in', 'busy'),
    ],
  },
  green: {
    ask: 'What does the green light do?',
    answers: [
      light('healthy', 'It comes on for a second every few minutes', 'app'),
      light('online', 'It stays on for 30 seconds, and then goes off', 'app'),
      light('no-internet', 'It turns yellow after 30 seconds, over and over', 'no-internet'),
      light('selftest-ok', 'It came on soon after I plugged in the power', 'starting'),
      light('rk1-flashed', 'It takes turns with blue, and a stick is plugged in', 'stick-done'),
      light('cm4-flashing', 'It takes turns with red, and a stick is plugged in', 'busy'),
    ],
  },
  app: {
    ask: 'The light looks fine. What does the web app show under the name of your Blox?',
    answers: [
      say('connected', '`CONNECTED`', 'all-well'),
      say('disconnected', '`DISCONNECTED`', 'find-again'),
      say('waiting', '`NO INTERNET`, `NO CLIENT`, `CHECKING...`, or `UNKNOWN`', 'own-offline'),
    ],
  },
  blue: {
    ask: 'What does the blue or white light do?',
    answers: [
      say('short', 'It stays on, but not for 15 minutes yet', 'starting'),
      light('imaging-mode', "It's stayed on for more than 15 minutes", 'stick'),
      light('ready-for-setup', 'It blinks: 2 seconds on, then a short gap', 'cyan'),
      light('install-ok', 'It was white for a few seconds only', 'starting'),
      light('restart-ok', 'It was on for 5 seconds, after steady yellow', 'fault'),
      say('changes', 'It changes to other colors', 'several'),
    ],
  },
  stick: {
    ask: 'Is an update stick plugged in?',
    hint: "If you're reinstalling the system with the case open, blue or white is normal. Go on with the guide for your model.",
    answers: [
      say('none', 'No stick is plugged in', 'dead-system'),
      light('imaging-mode', 'Yes, but the light has only been blue or white', 'dead-system'),
      light('rk1-flashing', "Yes, and it's been yellow for minutes (RK1)", 'busy'),
      light('cm4-flashing', "Yes, and it's blinked red and green (CM4)", 'busy'),
    ],
  },
  purple: {
    ask: 'What does the light do after purple?',
    answers: [
      light('busy', "I don't know. It's still purple", 'busy'),
      light('busy-done', 'It turned yellow', 'busy'),
      light('reset-fired', 'It turned blue, and then went off', 'after-reset'),
      light('ready-for-setup', 'It went off, and now it blinks cyan', 'cyan'),
      light('install-ok', 'It turned white for 5 seconds', 'starting'),
      say('red', 'It turned red', 'part-failed'),
      light('normal', 'It went off', 'purple-off'),
    ],
  },
  'purple-off': {
    ask: 'Wait until the light has been off for 5 minutes. What do you see then?',
    hint: "Your Blox may go on working for a few minutes after purple with the light off, and it may restart, so don't unplug anything in that time. At the first start of a new system, wait until the light blinks cyan, or for an hour.",
    answers: [
      say('connected', 'The app shows `CONNECTED`', 'all-well'),
      say('disconnected', 'The app shows `DISCONNECTED`', 'starting'),
      say('waiting', '`NO INTERNET`, `NO CLIENT`, `CHECKING...`, or `UNKNOWN`', 'own-offline'),
      light('ready-for-setup', 'The light blinks cyan', 'cyan'),
      light('busy', 'The light is purple again', 'busy'),
      light('busy-done', 'The light was yellow for 10 seconds', 'busy'),
      say('new', "Nothing yet, because I haven't set it up", 'no-cyan'),
    ],
  },
  several: {
    ask: 'Which colors do you see, one after the other?',
    answers: [
      say('start', 'Many, in the first minute after I plugged in the power', 'starting'),
      light('no-internet', 'Green for 30 seconds, yellow, off, over and over', 'no-internet'),
      light('trying-wifi', 'Quick flashes of yellow, then blue, green, or red', 'no-network'),
      light('restart-ok', 'Yellow for 5 seconds, then blue', 'fault'),
      light('restart-failed', 'Yellow for 5 seconds, then red', 'fault'),
      light('fsck', 'Yellow for 5 seconds, with no green right before it, then off', 'fault'),
      light('busy-done', 'Purple, then yellow', 'busy'),
      light('reset-fired', 'Purple, then blue', 'after-reset'),
      light('rk1-flashed', 'Green and blue in turn, with a stick plugged in', 'stick-done'),
      light('rk1-flashing', 'Green, blue, then yellow, with a stick plugged in', 'busy'),
      light('cm4-flashing', 'Red and green in turn, with a stick plugged in', 'busy'),
    ],
  },

  other: {
    ask: "What's wrong?",
    answers: [
      say('disconnected', 'The app shows `DISCONNECTED`', 'ping'),
      say('setup', "Setup doesn't finish", 'setup'),
      say('wifi', 'The Wi-Fi has changed, or I moved', 'enter-wifi'),
      say('drive', 'The drive or my files', 'drive'),
      say('money', 'Rewards or pools', 'money'),
      say('app', 'Something else in the app', 'in-app'),
      say('lost', "I've lost my password or my wallet", 'sign-in'),
      say('stolen', 'Someone has my wallet, my password, or my computer', 'stolen'),
    ],
  },
  setup: {
    ask: 'Where does the setup stop?',
    answers: [
      say('bluetooth', "The web app doesn't connect to my Blox", 'cant-connect'),
      say('no-cyan', 'The light never blinks cyan', 'no-cyan'),
      say('wifi', 'The light blinks cyan again after the Wi-Fi step', 'setup-wifi'),
      say('owner', '`Set Blox Owner` asks for storage', 'no-usable-drive'),
      say('wallet', "The wallet doesn't answer", 'wallet'),
      say('used', 'I bought it used', 'used'),
      say('else', 'The app shows another message', 'messages'),
    ],
  },
  'no-cyan': {
    ask: 'Which drive is connected?',
    answers: [
      say('inside', 'One that came inside the Blox', 'not-ready'),
      say('formatted', "One that I've formatted for the Blox on a computer", 'not-ready'),
      say('worked', 'One that has worked in this Blox before', 'not-ready'),
      say('other', 'One from a store, or one that was used elsewhere', 'no-usable-drive'),
      say('none', 'None', 'no-usable-drive'),
    ],
  },
  drive: {
    ask: "What's wrong with the drive or your files?",
    answers: [
      say('files', "I can't open or find my files", 'my-files'),
      say('windows', 'A Windows or Mac drive is connected now', 'windows-drive'),
      say('unused', "The space of a drive that I've added isn't used", 'second-drive'),
      say('full', "It's full", 'full'),
      say('zero', '`Capacity` is zero', 'no-usable-drive'),
      say('dying', "I think it's failing", 'drive-errors'),
    ],
  },
  money: {
    ask: "What's wrong with your rewards or your pool?",
    answers: [
      say('zero', 'Rewards are zero', 'not-earning'),
      say('join', "I can't join a pool", 'join'),
      say('claim', 'A claim fails, or pays less than expected', 'claim-fails'),
      say('cannot', "`Can't Switch Network`, or `Network Switch Required`", 'switch-chain'),
      say('reset', 'My pool is gone after a reset', 'after-reset'),
    ],
  },
  'in-app': {
    ask: 'What do you see in the app?',
    answers: [
      say('waiting', '`NO INTERNET`, `NO CLIENT`, `CHECKING...`, or `UNKNOWN`', 'own-offline'),
      say('new-device', "My Blox isn't there on a new phone or in a new browser", 'sign-in'),
      say('not-authorized', '`Not Authorized`', 'sign-in'),
      say('bluetooth', "Bluetooth doesn't connect to my Blox", 'cant-connect'),
      say('switch', 'A "Switch to …" button that won\'t go away', 'switch-chain'),
      say('else', 'Another message', 'messages'),
    ],
  },
};

const to = (text: string, label: string, link: Try['link']): Try => ({ text, label, link });

const disconnected = '/functionyard/troubleshooting/disconnected-blox';

/** The log helps only where a service, a drive, or the connection has failed. */
const log = to(
  "Next to your Blox, read the log over Bluetooth, and send it to our support team. It shows which part has failed. If your browser can't connect over Bluetooth, ask without the log.",
  'Read the log',
  '/functionyard/support#log',
);
const support = (text: string): Try => to(text, 'Get help', '/functionyard/support');
const addAgain = to(
  "Add your Blox to the app again, with its `Blox PeerId`. If you haven't saved the ID, select the picture of the Blox on Home. This works from anywhere, and it doesn't change anything on the Blox.",
  'Add your Blox again',
  `${disconnected}#add`,
);
const cable = to(
  `Connect your Blox to your router with a network cable and a USB-C network adapter, and restart it. ${rule('restart')} You don't have to change anything in the app.`,
  'Use a cable instead',
  '/functionyard/wifi#cable',
);
const checkDrive = (first: string, link: Try['link']): Try =>
  to(
    `${first} ${rule('restart')} Then plug in the power, and wait 15 minutes.`,
    'Check the drive',
    link,
  );
/** What four failed health checks in a row can cost. */
const erasesDrives = `a Blox with firmware v3.1.14 or earlier can erase ${limits.formatDrives.value}`;
const rescue = (text: string): Try =>
  to(text, 'Copy your files off a drive', '/functionyard/add-storage#rescue');
/** A router that's off for a few minutes makes a Blox forget its Wi-Fi and restart. */
const routerSteps =
  'unplug the power of your Blox, unless the light is purple or was in the last 5 minutes, and take out any Windows or Mac drive. Restart your router. When another device is online over the same Wi-Fi, plug your Blox in again. If it stays on while the router is off, it may forget the Wi-Fi.';
const restartRouter = `If it fails, ${routerSteps} If the light is green for 30 seconds within 15 minutes, your Blox has joined the network again.`;
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
    'If the drive has never worked in your Blox, format it on a computer. After that, it works. If it worked before, ask support instead, because your files are probably on it.',
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
    "`CONNECTED` means that the app can reach it. A light that's off is normal, and so is a short green blink every few minutes. If it blinks cyan with a network cable, only its open setup Wi-Fi is still on, and that usually stops after the next restart.",
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
    'Its services start one after the other, and that takes up to 15 minutes. Several colors in the first minute are part of it, and so is white for 5 seconds when an installation has ended.',
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
    "Your Blox has no power, or its system doesn't start.",
    "At every start, the light shows several colors in the first minute. If it stays dark, it's usually the adapter, the cable, or the outlet. Your files stay on the drives.",
    to(
      "Try another outlet, another cable, and another adapter. The adapter needs 25 W or more and Power Delivery, because a plain phone charger can't run a Blox.",
      'Check the power',
      `${disconnected}#power`,
    ),
    to(
      'Unplug the power and all USB drives, and plug only the power back in. If the light comes on now, the drives may need more power than the adapter has. Your files stay on the drives. Plug them back in while the power is off.',
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
  'after-reset': result(
    "Your Blox has been reset, so it doesn't know its owner and its pool anymore.",
    "It resets itself after five starts within 15 minutes, or when somebody requests it over Bluetooth. Your files are still there, and you're still a member of your pool. If the light is still red, and you don't want the reset, unplug the power before the light goes off: that stops it.",
    to(
      "Wait until the light blinks cyan, which takes about 10 minutes. Then set up your Blox with the same password and wallet as before, so that it gets the same IDs. If you've already done that, go on.",
      'Set up your Blox',
      '/getting-started-testnet',
    ),
    to(
      "After setup, put your Blox back in its pool with `Force Rejoin`. It's free.",
      'Force Rejoin',
      '/functionyard/join#force-rejoin',
    ),
  ),
  'enter-wifi': result(
    "Your Blox doesn't have a Wi-Fi network that it can join.",
    "The Wi-Fi password has a typo, the name or the password has changed, or your Blox deleted the network from its memory while your router was off for a few minutes. Your Blox keeps its owner, its files, and its pool, so you don't have to reset it.",
    to(
      "Give your Blox the Wi-Fi again in the web app. Enter the password letter by letter, because uppercase and lowercase matter. If there's a space in the name or the password, as in `My Home`, this doesn't work over Bluetooth. In that case, use a network cable, or change the name or the password in your router. (Then your other devices have to join the Wi-Fi again, too.)",
      'Change the Wi-Fi',
      '/functionyard/wifi#change',
    ),
    to(
      "See whether your Wi-Fi is one that works. Names and passwords with spaces, hidden names, and some security settings don't, at least not over Bluetooth.",
      'Which Wi-Fi works',
      '/functionyard/wifi#which',
    ),
    cable,
    to(
      "If the web app can't connect to your Blox over Bluetooth, its firmware is probably too old for a browser.",
      "If you can't connect",
      '/functionyard/wifi#connect',
    ),
  ),
  'setup-wifi': result(
    "Your Blox couldn't join the Wi-Fi that you've entered.",
    "Usually, the password has a typo, or there's a space in the name or the password, which your Blox can't read over Bluetooth. You don't lose anything, and you don't have to reset your Blox.",
    to(
      "If there's no space in the name or the password, enter the password again, letter by letter. First wait until the light blinks cyan, which can take 15 minutes. Then select `Back` until `Connect to Blox` opens, and go on from there.",
      'Connect to your Blox',
      '/getting-started-testnet#connect-2',
    ),
    to(
      "If there's a space, as in `My Home`, use a network cable, or change the name or the password in your router. (Then your other devices have to join the Wi-Fi again, too.) The same table has other kinds of Wi-Fi that don't work.",
      "If there's something special about your Wi-Fi",
      '/getting-started-testnet#special-wifi',
    ),
    to(
      'If your Blox was already set up, and you only want to change its Wi-Fi, follow the guide for that.',
      'Change the Wi-Fi',
      '/functionyard/wifi#change',
    ),
  ),
  'no-network': result(
    'Your Blox has no network.',
    "Usually, the router is off, or the name or the password of the Wi-Fi has changed. During setup, the password that you entered is usually wrong. After about 2 minutes, your Blox tries its saved Wi-Fi again, and the light flashes yellow, blue, or green. If it can't join, it usually forgets that Wi-Fi. So if your router is off or restarting, unplug your Blox now, as in the first step.",
    to(
      `Check on your phone whether the Wi-Fi works. ${restartRouter} If it blinks cyan, give it the Wi-Fi again.`,
      'Check the network',
      `${disconnected}#network`,
    ),
    to(
      'If your Blox uses a network cable, check both plugs and the adapter.',
      'Check the network',
      `${disconnected}#network`,
    ),
    to(
      'If the Wi-Fi works, leave it on, and leave your Blox plugged in. It needs about 15 minutes until the light blinks cyan, and it restarts by itself for that. So if a Windows or Mac drive is connected, first unplug the power, take that drive out, and plug the power back in. When the light blinks cyan, give your Blox the Wi-Fi again. If the light is still red after 20 minutes, restart your Blox once, so that it joins the Wi-Fi or blinks cyan.',
      'Change the Wi-Fi',
      '/functionyard/wifi#wifi-4',
    ),
    cable,
  ),
  'no-internet': result(
    'Your Blox is on your network, but the network has no internet.',
    "Your Blox tests that with www.google.com. At home, it's usually the router or the internet provider. Away from home, it may be a Wi-Fi with a sign-in page, as in many hotels, which doesn't work for a Blox, or a network that blocks Google.",
    to(
      `Turn off mobile data on your phone, and open a website over the same Wi-Fi. ${restartRouter} If the light blinks cyan afterward, give your Blox the Wi-Fi again.`,
      'Check the network',
      `${disconnected}#network`,
    ),
    to(
      'If no device has internet after that, call your internet provider. Your Blox reconnects by itself when the internet is back.',
      'What the light means',
      '/functionyard/lights#running',
    ),
    to(
      "If only your Blox has no internet, connect it with a network cable or to another Wi-Fi. It accepts another Wi-Fi only after the present one has been turned off, so don't wait for the light to blink cyan before that.",
      'Change the Wi-Fi',
      '/functionyard/wifi#change',
    ),
  ),
  fault: result(
    'Your Blox has found a fault, so unplug the power now, unless the light is purple or was in the last 5 minutes.',
    `If it can't repair the fault, ${erasesDrives}, often within half an hour. Some failed checks don't show any light, so the yellow that you've seen may be the last one. Yellow alone can also be the repair of a drive, and stopping that may do harm, but less than erasing. Unplugging the power doesn't erase anything, and at the next start, your Blox counts from zero.`,
    to(
      "Unplug the power now, whether or not blue or red followed. Don't wait for another round. Only if the light is purple, wait until 5 minutes after it has gone off.",
      'While it repairs itself',
      '/functionyard/lights#repair',
    ),
    rescue(
      'Leave your Blox unplugged until everything on it is also somewhere else. If it has the only copy of some files, copy them off the drive.',
    ),
    to(
      `If you have another copy, look at your drives first. ${rule('restart')} Plug the power back in, and watch the light for 35 minutes. If it's green for 30 seconds, and about 8 minutes later for one second, your Blox has checked itself, and all is well. If it's yellow, blue, or red for 5 seconds after the first minute, without green right before it, unplug the power, and leave it unplugged.`,
      'Restart your Blox',
      `${disconnected}#restart`,
    ),
    support('If the yellow comes back, ask our support team before you plug in the power again.'),
  ),
  'repair-failed': result(
    "Your Blox couldn't repair itself, and it has stopped trying.",
    "The red light itself doesn't erase anything, but it doesn't show whether all of your files are still there, either. While it goes on, a connection is open through which our support team can read, change, and delete files on your Blox. Unplugging the power closes it and doesn't erase anything.",
    rescue(
      "If your Blox has the only copy of some files, they come first. Copy them from the network drive. If it doesn't open, unplug the power now, leave it unplugged, and copy the files off the drive.",
    ),
    support(
      'If you have another copy, contact our support team right away. Tell them what the light does and which model you have. Leave the power plugged in as long as the light goes on like this, which is more than an hour, so that they can look.',
    ),
    log,
    rescue(
      "If nobody has answered when the red light stops, unplug the power. If you're still copying at that moment, go on, but don't leave it plugged in for more than an hour after that, even if the copy isn't finished by then. Firmware v3.1.14 and earlier may then try to erase the drives. Copy your files, or the rest of them, off the drive before you plug in the power again.",
    ),
  ),
  'part-failed': result(
    'A part of your Blox or a drive may not have responded.',
    "Red for a few seconds at the start means that your Blox didn't find its USB ports, its Wi-Fi, or its Bluetooth. Red that stays on means that it stopped before it had finished formatting a drive, and red after purple that something went wrong while it was installing. A loose plug, a bad cable, or a failing drive can cause this.",
    checkDrive(
      'Unplug the power, unless the light is purple or was in the last 5 minutes. Check the plugs and the cables of your drives, or use other ports.',
      '/functionyard/add-storage#trouble',
    ),
    support(
      'If the light turns red again, send our support team a video of it, and ask them before you erase anything.',
    ),
  ),
  busy: result(
    "Your Blox is working on a drive or installing software, so don't unplug anything.",
    'Purple means that it has already begun. With a stick plugged in, yellow for minutes or red and green in turn means the same. An interruption can leave a drive unusable, or your Blox without a system.',
    to(
      'Leave the power, the drives, and the stick where they are. A stick usually needs 10 to 20 minutes. Purple can last up to an hour with a large drive or a slow connection. After purple, wait 5 minutes more, because your Blox may go on working with the light off.',
      'When not to unplug the power',
      '/functionyard/lights#unplug',
    ),
    to(
      "If the light has gone off after purple, and the app doesn't show `CONNECTED` 15 minutes later, go through the steps for a disconnected Blox.",
      'Your Blox is disconnected',
      disconnected,
    ),
    support(
      'If the light is still the same after an hour, or after 30 minutes with a stick, leave your Blox plugged in, and ask our support team what to do.',
    ),
  ),
  'drive-errors': result(
    'A drive seems to have errors.',
    "A drive that's failing can stop the services of your Blox, and then all of its drives are in danger. So copy your files while the drive still works.",
    rescue(
      'If the light has been yellow for 5 seconds, with no green right before it or since, unplug the power now, unless the light is purple or was in the last 5 minutes. Then copy your files off the drive.',
    ),
    to(
      "Otherwise, copy your files to another device over the network drive, which may open even when the app shows `DISCONNECTED`. If it doesn't, and your Blox has the only copy of some files, unplug the power, unless the light is purple or was in the last 5 minutes, and copy them off the drive.",
      'Use your Blox as a network drive',
      '/functionyard/network-drive',
    ),
    to(
      `When you have another copy, and the app shows \`DISCONNECTED\`, restart your Blox once, and wait 15 minutes. ${rule('restart')} If that doesn't help, ask our support team before you erase anything.`,
      'Restart your Blox',
      `${disconnected}#restart`,
    ),
    to(
      'If it happens again on another day, replace the drive, because errors that come back usually mean that a drive is failing.',
      'Replace a drive',
      '/functionyard/add-storage#failing',
    ),
  ),
  'stick-done': result(
    'The stick has installed the new system.',
    'Your Blox waits for you to take out the stick. Otherwise, it would install everything again at the next start. The settings are erased, so you set up your Blox again afterward.',
    to(
      "Green and blue in turn means that it's an FxBlox Lite Plus (RK1). Pull out the stick, unplug the power, and go on with the guide. The stick doesn't write to your drives, but follow the guide for what to copy first.",
      'Update an RK1',
      '/functionyard/hardware/fxblox-hardware-rk1#update-5',
    ),
    to(
      "Red that blinks alone means that it's an FxBlox Lite (CM4). Unplug the power, pull out the stick, and go on with the guide. Before you connect a drive again, copy off it what exists only there, because the system on the stick is from 2024.",
      'Update a CM4',
      '/functionyard/hardware/fxblox-hardware-rpi#update-5',
    ),
  ),
  'dead-system': result(
    "The system on your Blox doesn't start.",
    "After 15 minutes, the light should have changed. If a stick is plugged in, your Blox isn't installing from it, because the light would have been yellow (RK1), or red and green (CM4). If an update came before, you aren't interrupting it, because an update over the internet doesn't keep the light blue or white.",
    to(
      `Unplug the power, and wait a minute. If a stick is plugged in, check its port: top on an FxBlox Lite Plus (RK1), bottom on an FxBlox Lite (CM4). ${rule('restart')} Then plug in the power, and wait 15 minutes.`,
      'If the light stays blue or white',
      '/functionyard/hardware/fxblox-hardware#blue',
    ),
    support(
      'Before you try a new system or open the case, send our support team a video of the light, and tell them which model you have. While you wait, you can leave it unplugged, and your files stay on the drives. If nobody has answered after a few days, go on.',
    ),
    {
      ...to(
        "If it's an FxBlox Lite Plus (RK1), use an update stick, even if you've used one before. You don't have to open the case for that.",
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
  'find-again': result(
    "Your Blox is on the network, but the app can't find it.",
    "You don't have to change anything on the Blox. If it has just started, its services need up to 15 minutes. Otherwise, the app needs a new try, or it doesn't have the right ID.",
    to(
      'If you use a VPN, turn it off. On Home, select the status under the name, and then `Retry`.',
      'Retry',
      `${disconnected}#retry`,
    ),
    addAgain,
    log,
  ),
  'own-offline': result(
    "Your phone or computer is offline, or the app isn't ready yet.",
    'These words are about the device with the app, or about a test that failed on the way. Your Blox may be fine.',
    to(
      'If your device is still on the Wi-Fi network `FxBlox`, switch back to your own Wi-Fi. Turn off VPN, and turn mobile data back on.',
      'Retry',
      `${disconnected}#retry`,
    ),
    to('Wait a minute, and reload the tab.', 'Retry', `${disconnected}#retry`),
    to(
      'If the app asks who you are, sign in with the same password and wallet as before.',
      'Open your Blox on another device',
      '/functionyard/identity#move',
    ),
    to(
      "If your device is online and this doesn't change, look at the light of your Blox.",
      'Watch the light',
      `${disconnected}#light`,
    ),
  ),
  unreachable: result(
    'Your Blox or its network has a problem.',
    "Nothing reaches your Blox from outside, even after a restart. Usually, it's the Wi-Fi, or a service or a drive that doesn't start.",
    to(
      'Look up what the light does. If it shows a pattern, that tells you more than the app.',
      'What the light means',
      '/functionyard/lights',
    ),
    to(
      `If the light shows no pattern, test your Wi-Fi with another device. ${restartRouter}`,
      'Check the network',
      `${disconnected}#network`,
    ),
    log,
  ),
  'sign-in': result(
    'Your Blox obeys only the password and the wallet that it was set up with.',
    "A typo in the password or another address in the wallet makes another identity, and the Blox then looks like someone else's. If you've lost one of the two, you can still get your Blox back, and your files stay.",
    to(
      'Sign in with the same password and wallet as before, and add your Blox again.',
      'Open your Blox on another device',
      '/functionyard/identity#move',
    ),
    to(
      "If you aren't sure which password is right, check those that it could be. This doesn't change anything on your Blox.",
      'Check your password',
      '/functionyard/identity#check-password',
    ),
    to(
      "If you've lost the wallet, look for its recovery phrase first. With the phrase, you lose nothing.",
      'You lost your wallet',
      '/functionyard/identity#lost-wallet',
    ),
    {
      ...to(
        "If you've lost the password, follow the guide from the top, because you claim your rewards before you reset anything.",
        'You lost your password',
        '/functionyard/identity#lost-password',
      ),
      erases: rule('survive-reset'),
    },
  ),
  used: result(
    'Your Blox may still belong to the seller.',
    "Until it has a new system or a reset, it obeys only the password and the wallet of the seller. A reset makes you the owner, but it keeps the seller's passwords for remote login and the pairing with the seller's cloud account. So a new system is better.",
    to(
      'Ask the seller to claim the rewards and leave the pool. Also ask whether you may erase the files on the drives.',
      "You've bought a used Blox",
      '/functionyard/reset#used',
    ),
    {
      ...to(
        "Reinstall the system, and connect only drives that you've formatted. The guide has all steps in order.",
        "You've bought a used Blox",
        '/functionyard/reset#used',
      ),
      erases: erasesSettings,
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
    "Your Blox isn't broken. With firmware v3.1.14 or earlier, it appears in the Bluetooth list, but its answers very likely don't reach a browser.",
    to(
      'Wait until your Blox has been on for 90 seconds, stand next to it, and try again. If you see a message, look it up.',
      "The web app can't connect to your Blox",
      '/functionyard/cant-connect',
    ),
    to(
      'If that fails, use the phone app once, on an Android phone or an iPhone. It also works with old firmware.',
      'Use the phone app once',
      '/functionyard/cant-connect#by-phone',
    ),
    to(
      "If you can't use the phone app, connect your Blox to your router with a network cable, so that it can update itself. This helps only if newer firmware is already available for your Blox.",
      'With a network cable',
      '/functionyard/cant-connect#by-cable',
    ),
  ),
  'no-usable-drive': result(
    "Your Blox doesn't find a drive that it can use.",
    "It uses only drives that are formatted for it, in a format called ext4. Most drives from a store are formatted for Windows or a Mac. Without a usable drive, it doesn't start fully, and the light stays off, or it's yellow for 5 seconds and later green for a moment if a drive is damaged. A drive that worked before may have come loose, or it may be failing.",
    rescue(
      'Unplug the power, unless the light is purple or was in the last 5 minutes. If the drive worked before, your files are probably still on it. If it has the only copy of some of them, copy them off the drive before you try anything else with it.',
    ),
    checkDrive(
      "While the power is unplugged, check the plug of the drive, or move it to another port. If there's no drive, connect one that's formatted for your Blox.",
      '/functionyard/lights#setup',
    ),
    to(
      "If it's an external drive, unplug the power, connect the drive to a computer, and check whether it has one partition with ext4. If Windows says that it has to be initialized or can't be read, select Cancel.",
      'Check the drive on a computer',
      '/functionyard/format-drive#check',
    ),
    log,
    formatOnComputer,
  ),
  'not-ready': result(
    "Your Blox hasn't finished starting.",
    "It blinks cyan as soon as the drive, the services, and its own Wi-Fi network are ready, which can take 15 minutes. If it doesn't, it's usually the drive. If it was in storage for months, its software may also be too old.",
    checkDrive(
      'If it has been on for 15 minutes (or for an hour after purple, or for two hours if a network cable is connected and your Blox is a CM4 or has been in storage for months), unplug the power. If the drive worked before and has the only copy of some files, copy them off the drive first. If the drive is outside, check its plug, or move it to another port.',
      '/functionyard/lights#setup',
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
    'The message itself is the best clue.',
    'All messages of the web app are in one list, screen by screen. Search it for the first words of yours, and you find what to do next to it.',
    to('Look up the message.', 'Messages in the web app', '/functionyard/app-messages'),
    to(
      "See whether it's a fault that we know of.",
      'Known issues, and what to do',
      '/release/known-issues',
    ),
  ),
  'not-earning': result(
    'Your Blox may not be in a pool, or not online long enough.',
    `You earn for each period of ${limits.rewardPeriod.value} in which your Blox is online in a pool. The first one has to be over before there's anything to see, and the operators may report late. If it's been 0 for more than a day, go through the reasons now.`,
    to(
      "Go through the reasons why a Blox doesn't earn.",
      'If you earn no rewards',
      '/functionyard/rewards#not-earning',
    ),
    to(
      `If you haven't claimed for more than six months, the card can show 0 although there are rewards. ${rule('claim-cap')}`,
      'After a long break',
      '/functionyard/troubleshooting/manual-claim-rewards#catch-up',
    ),
  ),
  join: result(
    "The app says why your Blox hasn't joined.",
    "`Blox Not Registered` is usually not your fault: the join server doesn't know your Blox yet. `Join Request Submitted` means that your Blox itself doesn't have the pool in its settings yet, which can take up to an hour.",
    to(
      'Look up the message that you see while joining.',
      'Messages about pools and chains',
      '/functionyard/app-messages#pools',
    ),
    to(
      'If you see `Blox Not Registered`, ask us to register your Blox.',
      'Blox Not Registered',
      '/functionyard/join#not-registered',
    ),
    to(
      'If the card of your pool shows `Joined`, but your Blox still has no pool, select `Force Rejoin`.',
      'Force Rejoin',
      '/functionyard/join#force-rejoin',
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
  stolen: result(
    'Someone else may be able to take your rewards or control your Blox.',
    'With your wallet, they can claim your rewards. With the password as well, they can control your Blox. The sooner you act, the more you keep.',
    to('Find out what to do first.', 'Someone has your wallet or password', '/functionyard/stolen'),
  ),
  'windows-drive': result(
    'Take that drive out before your Blox starts the next time.',
    rule('danger-format'),
    to(rule('windows-drive'), 'When a Blox formats a drive', '/functionyard/add-storage#when'),
    to(
      'To get its files onto your Blox, connect the drive to a computer. Open the network drive on the same computer, and copy the folders into it. Then keep the old drive as your second copy.',
      'Use your Blox as a network drive',
      '/functionyard/network-drive',
    ),
    formatOnComputer,
  ),
  'second-drive': result(
    "Your Blox hasn't restarted since you added the drive, or it can't use it.",
    rule('second-drive'),
    to(
      'Look at the size of the network drive, not at the new drive. Your Blox fills one drive after the other, so a new one can stay nearly empty for a while.',
      'Check that your Blox uses the drive',
      '/functionyard/add-storage#add-7',
    ),
    to(
      `If the network drive hasn't grown, restart your Blox once. ${rule('restart')} Unless the light shows a reason to wait, unplug the power, wait 10 seconds, and plug it back in. Then wait 15 minutes.`,
      'Restart your Blox',
      `${disconnected}#restart`,
    ),
    support(
      "If the network drive still hasn't grown, ask our support team before you erase anything.",
    ),
  ),
  full: result(
    'Your drives are full.',
    "Your own files, the copies from the cloud, and the copies for the pool share the same space. Making room or adding a drive doesn't change your other files.",
    to(
      'Delete files on the network drive, or move them to another device.',
      'Use your Blox as a network drive',
      '/functionyard/network-drive',
    ),
    to(
      "Add another drive that you've formatted for your Blox. Your files stay where they are.",
      'Add or replace a drive',
      '/functionyard/add-storage',
    ),
  ),
  'my-files': result(
    "Your files are probably on a drive or in an app that your device doesn't reach.",
    'The network drive works only on your home network: not away from home, not on a guest network, and usually not with a VPN. Each file is on one drive only, so if you unplug a drive, its files are missing until you connect it again.',
    to(
      'Open the network drive again, step by step. With newer firmware, you need a user name and a password.',
      'Use your Blox as a network drive',
      '/functionyard/network-drive#version',
    ),
    to(
      `If files are missing, check that all of your drives are plugged in. Then restart your Blox, and look again. ${rule('restart')}`,
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
