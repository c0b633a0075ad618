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

export interface Try {
  readonly text: string;
  readonly link: Route | `${Route}#${string}`;
  /** What this step destroys, as a warning in a sentence. */
  readonly erases?: string;
}

export interface Result {
  readonly cause: string;
  readonly tries: readonly Try[];
}

const light = (key: LedKey, label: string, next: string): Answer => ({
  key,
  label,
  light: key,
  next,
});

export const questions: Readonly<Record<string, Question>> = {
  light: {
    ask: 'What color is the light?',
    answers: [
      { key: 'cyan', label: 'Cyan', color: 'cyan', next: 'cyan' },
      { key: 'green', label: 'Green', color: 'green', next: 'green' },
      { key: 'yellow', label: 'Yellow', color: 'yellow', next: 'yellow' },
      { key: 'red', label: 'Red', color: 'red', next: 'red' },
      { key: 'purple', label: 'Purple', color: 'purple', next: 'purple' },
      { key: 'blue', label: 'Blue', color: 'blue', next: 'blue' },
      { key: 'white', label: 'White', color: 'white', next: 'white' },
      { key: 'off', label: 'Off', color: 'off', next: 'off' },
      { key: 'app', label: 'It’s not about the light', next: 'app' },
    ],
  },
  cyan: {
    ask: 'What happened before it blinked cyan?',
    answers: [
      { key: 'new', label: 'The Blox is new, or was reset', next: 'waiting-for-owner' },
      { key: 'wifi', label: 'I entered the Wi-Fi password', next: 'wrong-password' },
      { key: 'router', label: 'I have a new router or moved', next: 'new-wifi' },
      { key: 'nothing', label: 'Nothing that I know of', next: 'lost-wifi' },
    ],
  },
  green: {
    ask: 'What does the green light do?',
    answers: [
      light('healthy', 'It blinks briefly every few minutes', 'app'),
      light('online', 'It stays on for 30 seconds, then goes off', 'app'),
      light('no-internet', 'It repeats green, yellow, off', 'no-internet'),
      light('selftest-ok', 'It shows for a few seconds during startup', 'starting'),
      light('rk1-flashed', 'It alternates with blue, with a stick plugged in', 'stick-done'),
      light(
        'rk1-flashing',
        'It’s followed by blue and a long yellow, with a stick plugged in',
        'stick-writing',
      ),
    ],
  },
  yellow: {
    ask: 'What does the yellow light do?',
    answers: [
      light('boot-counted', 'It blinks once', 'starting'),
      light('restart-ok', 'It’s followed by blue', 'service-restarted'),
      light('restart-failed', 'It’s followed by red', 'service-failed'),
      light('fsck', 'It’s followed by a short green', 'drive-repaired'),
      light('trying-wifi', 'It flashes, then blue flashes, then green', 'joining'),
      light('no-internet', 'It follows 30 seconds of green', 'no-internet'),
      light('busy-done', 'It came right after purple', 'working'),
      light('stick-update', 'It stays on, with a stick plugged in', 'stick-writing'),
    ],
  },
  red: {
    ask: 'What does the red light do?',
    answers: [
      light('no-network', 'It’s on for 10 seconds, then off for 10', 'no-network'),
      light('gave-up', 'It’s on for 15 seconds, then off for 5', 'gave-up'),
      light('format-error', 'It stays on', 'format-failed'),
      light('wifi-failed', 'It’s on for 5 seconds, after other colors flashed', 'new-wifi'),
      light('restart-failed', 'It follows 5 seconds of yellow', 'service-failed'),
      light('selftest-fail', 'It shows for a few seconds during startup', 'hardware-failed'),
      light('bt-reset', 'It’s on once, for 20 seconds', 'reset-begins'),
      light('cm4-flashed', 'It blinks quickly, with a stick plugged in', 'stick-done'),
    ],
  },
  purple: {
    ask: 'What does the purple light do?',
    answers: [
      light('busy', 'It stays on', 'working'),
      light('reset-fired', 'It’s followed by blue', 'reset-done'),
    ],
  },
  blue: {
    ask: 'What does the blue light do?',
    answers: [
      light('imaging-mode', 'It stays on, and nothing else happens', 'no-system'),
      light('restart-ok', 'It follows 5 seconds of yellow', 'service-restarted'),
      light('reset-fired', 'It follows purple', 'reset-done'),
      light('rk1-flashed', 'It alternates with green, with a stick plugged in', 'stick-done'),
    ],
  },
  white: {
    ask: 'What does the white light do?',
    answers: [
      light('install-ok', 'It shows once, for about 5 seconds', 'starting'),
      light('imaging-mode', 'It stays on, and nothing else happens', 'no-system'),
    ],
  },
  off: {
    ask: 'Unplug the Blox, plug it in again, and watch for 30 seconds. Does it blink yellow?',
    answers: [
      light('boot-counted', 'Yes, once', 'app'),
      light('normal', 'No, it stays off', 'no-start'),
    ],
  },
  app: {
    ask: 'What does the app show?',
    answers: [
      { key: 'connected', label: 'CONNECTED', next: 'connected' },
      { key: 'disconnected', label: 'DISCONNECTED', next: 'disconnected' },
      { key: 'no-internet', label: 'NO INTERNET', next: 'phone-offline' },
      { key: 'no-client', label: 'NO CLIENT', next: 'app-not-ready' },
      { key: 'sign-in', label: 'It asks for an identity, or I lost my password', next: 'identity' },
      { key: 'message', label: 'Another message', next: 'message' },
    ],
  },
  connected: {
    ask: 'What’s wrong?',
    answers: [
      { key: 'rewards', label: 'I don’t get rewards', next: 'no-rewards' },
      { key: 'claim', label: 'I can’t claim, or have to switch the chain', next: 'claim' },
      { key: 'drive', label: 'A drive is full or missing', next: 'drive' },
      { key: 'files', label: 'I can’t find my files or photos', next: 'files' },
      { key: 'else', label: 'Something else', next: 'else' },
    ],
  },
};

const support: Try = {
  text: 'Send us the log, and we’ll look at it.',
  link: '/functionyard/support',
};

const reset: Try = {
  text: 'Reset the Blox. Its files stay, but it forgets its owner, pool, and Wi-Fi.',
  link: '/functionyard/reset',
};

const reimage: Try = {
  text: 'Install its system again.',
  link: '/functionyard/hardware/fxblox-hardware',
  erases: 'This erases everything on the system chip. Unplug external drives first.',
};

export const results: Readonly<Record<string, Result>> = {
  'waiting-for-owner': {
    cause: 'Your Blox is ready and is waiting for its owner.',
    tries: [{ text: 'Set it up.', link: '/getting-started-testnet' }, support],
  },
  'wrong-password': {
    cause: 'The Wi-Fi password was wrong, or your Blox couldn’t join that network.',
    tries: [
      { text: 'Give it the Wi-Fi again, and check the password.', link: '/functionyard/wifi' },
      { text: 'Connect it to the router with a cable.', link: '/functionyard/wifi' },
      support,
    ],
  },
  'new-wifi': {
    cause: 'Your Blox doesn’t know the new Wi-Fi.',
    tries: [{ text: 'Give it the new Wi-Fi.', link: '/functionyard/wifi' }, reset, support],
  },
  'lost-wifi': {
    cause: 'Your Blox can’t reach the Wi-Fi it knows.',
    tries: [
      {
        text: 'Restart your router, and test the Wi-Fi with another device.',
        link: '/functionyard/wifi',
      },
      { text: 'Give the Blox the Wi-Fi again.', link: '/functionyard/wifi' },
      reset,
      support,
    ],
  },
  'no-internet': {
    cause: 'Your Blox joined your network, but the network has no internet.',
    tries: [
      {
        text: 'Check the router, and whether the network has a sign-in page.',
        link: '/functionyard/troubleshooting/disconnected-blox',
      },
      { text: 'Move the Blox to another network.', link: '/functionyard/wifi' },
      support,
    ],
  },
  'no-network': {
    cause: 'Your Blox has no network at all.',
    tries: [
      {
        text: 'Restart your router, and test the Wi-Fi with another device.',
        link: '/functionyard/troubleshooting/disconnected-blox',
      },
      { text: 'Give the Blox the Wi-Fi again, or use a cable.', link: '/functionyard/wifi' },
      reset,
      support,
    ],
  },
  joining: {
    cause: 'Your Blox is joining your Wi-Fi and testing the internet.',
    tries: [
      {
        text: 'Wait until the flashing stops, and watch what comes next.',
        link: '/functionyard/lights',
      },
      { text: 'If it turns red, give it the Wi-Fi again.', link: '/functionyard/wifi' },
    ],
  },
  starting: {
    cause: 'Your Blox is starting. This light is normal.',
    tries: [
      { text: 'Wait 15 minutes, and look at the light again.', link: '/functionyard/lights' },
      {
        text: 'If the app doesn’t find it then, bring it back.',
        link: '/functionyard/troubleshooting/disconnected-blox',
      },
      support,
    ],
  },
  working: {
    cause: 'Your Blox is preparing a drive or updating.',
    tries: [
      { text: 'Wait, and don’t unplug it. It may restart.', link: '/functionyard/lights' },
      support,
    ],
  },
  'service-restarted': {
    cause: 'A service stopped, and your Blox restarted it.',
    tries: [
      { text: 'Wait 15 minutes.', link: '/functionyard/lights' },
      {
        text: 'If it happens again, restart the Blox.',
        link: '/functionyard/troubleshooting/disconnected-blox',
      },
      support,
    ],
  },
  'service-failed': {
    cause: 'A service stopped, and your Blox couldn’t restart it.',
    tries: [
      { text: 'Wait an hour. Your Blox tries again.', link: '/functionyard/lights' },
      support,
    ],
  },
  'drive-repaired': {
    cause: 'Your Blox found errors on a drive and repaired them.',
    tries: [
      {
        text: 'Do nothing if it was the first time. Otherwise, replace the drive.',
        link: '/functionyard/add-storage',
      },
      support,
    ],
  },
  'format-failed': {
    cause: 'Your Blox couldn’t format a drive.',
    tries: [
      {
        text: 'Check the drive and its cable, or use another drive.',
        link: '/functionyard/add-storage',
      },
      support,
      {
        text: 'Format the drive on a computer.',
        link: '/functionyard/format-drive',
        erases: 'This erases everything on that drive.',
      },
    ],
  },
  'gave-up': {
    cause: 'Your Blox couldn’t repair itself, and it opened the support tunnel.',
    tries: [{ ...support, text: 'Leave it plugged in, and send us the log.' }, reset, reimage],
  },
  'hardware-failed': {
    cause: 'The hardware self-test failed.',
    tries: [{ ...support, text: 'Note when it shows, and send us the log.' }],
  },
  'reset-begins': {
    cause: 'Someone reset the Blox over Bluetooth.',
    tries: [
      {
        text: 'If it was you, wait for the cyan light and set it up.',
        link: '/getting-started-testnet',
      },
      support,
    ],
  },
  'reset-done': {
    cause: 'Your Blox was reset. Its files are still there.',
    tries: [
      {
        text: 'Wait about 10 minutes for the cyan light, and set it up again.',
        link: '/getting-started-testnet',
      },
      { text: 'If it doesn’t blink cyan, check the drive.', link: '/functionyard/reset' },
      support,
    ],
  },
  'stick-writing': {
    cause: 'Your Blox is being updated from the stick.',
    tries: [
      {
        text: 'Don’t touch the Blox or the stick. It takes up to 15 minutes.',
        link: '/functionyard/hardware/fxblox-hardware',
      },
      support,
    ],
  },
  'stick-done': {
    cause: 'The update from the stick is done.',
    tries: [
      {
        text: 'Pull the stick, unplug the Blox, and plug it in again.',
        link: '/functionyard/hardware/fxblox-hardware',
      },
      support,
    ],
  },
  'no-system': {
    cause: 'The system on your Blox doesn’t start.',
    tries: [
      {
        text: 'Unplug the Blox, wait a minute, and plug it in again.',
        link: '/functionyard/troubleshooting/disconnected-blox',
      },
      support,
      reimage,
    ],
  },
  'no-start': {
    cause: 'Your Blox may not be getting power, or its system doesn’t start.',
    tries: [
      {
        text: 'Use another 25 W USB-C power adapter, another cable, and another outlet.',
        link: '/functionyard/troubleshooting/disconnected-blox',
      },
      { ...support, text: 'Send us what you see.' },
      reimage,
    ],
  },
  disconnected: {
    cause: 'The app can’t reach your Blox.',
    tries: [
      {
        text: 'Retry, then test the Blox from outside.',
        link: '/functionyard/troubleshooting/disconnected-blox',
      },
      { text: 'Find it again over Bluetooth.', link: '/functionyard/identity' },
      support,
      reset,
      reimage,
    ],
  },
  'phone-offline': {
    cause: 'Your own phone or computer is offline, not the Blox.',
    tries: [
      {
        text: 'Leave the FxBlox Wi-Fi, and check your own connection.',
        link: '/functionyard/wifi',
      },
      { text: 'Then retry.', link: '/functionyard/troubleshooting/disconnected-blox' },
    ],
  },
  'app-not-ready': {
    cause: 'The app isn’t ready yet.',
    tries: [
      {
        text: 'Wait a minute, then reload the tab.',
        link: '/functionyard/troubleshooting/disconnected-blox',
      },
      { text: 'Sign in with your password and wallet.', link: '/functionyard/identity' },
      support,
    ],
  },
  identity: {
    cause: 'The app needs your password and the same wallet.',
    tries: [
      {
        text: 'Sign in, or see what you can do without the password.',
        link: '/functionyard/identity',
      },
      support,
    ],
  },
  message: {
    cause: 'The message says what the app needs.',
    tries: [{ text: 'Look it up.', link: '/functionyard/app-messages' }, support],
  },
  'no-rewards': {
    cause: 'Rewards come after the first full period in a pool, and only while the Blox is online.',
    tries: [
      { text: 'Check what counts, and when it’s paid.', link: '/functionyard/rewards' },
      { text: 'Check that your Blox is still a member of its pool.', link: '/functionyard/join' },
      support,
    ],
  },
  claim: {
    cause: 'The wallet is on another chain, or belongs to another account.',
    tries: [
      {
        text: 'Switch the chain in the wallet.',
        link: '/functionyard/troubleshooting/switch-chain',
      },
      { text: 'Claim step by step.', link: '/functionyard/troubleshooting/manual-claim-rewards' },
      support,
    ],
  },
  drive: {
    cause: 'The pool can only use drives that are formatted for the Blox.',
    tries: [
      { text: 'Add or replace a drive.', link: '/functionyard/add-storage' },
      support,
      {
        text: 'Format the drive on a computer.',
        link: '/functionyard/format-drive',
        erases: 'This erases everything on that drive.',
      },
    ],
  },
  files: {
    cause: 'Files belong to an app and its sign-in, not to the Blox.',
    tries: [
      { text: 'Open FxFiles with the sign-in you used before.', link: '/functionyard/fxfiles' },
      { text: 'Get your photos out of FxFotos.', link: '/functionyard/fxfotos' },
      { text: 'Look on the network drive.', link: '/functionyard/network-drive' },
      support,
    ],
  },
  else: {
    cause: 'It may be a common question.',
    tries: [{ text: 'Look through the common questions.', link: '/functionyard/faq' }, support],
  },
};
