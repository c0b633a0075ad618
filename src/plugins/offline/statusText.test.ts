import { expect, it } from 'vitest';
import { statusText } from './statusText';

const offer = { address: '/whole-site.2.bin', bytes: 4_260_000 };
const saved = { ...offer, savedAt: new Date(2026, 10, 20).toISOString() };
const earlier = { ...saved, address: '/whole-site.1.bin' };

it.each([
  ['nothing is saved', undefined, offer, 'The whole site takes 4.3 MB to download.'],
  [
    'nothing is saved, and nothing is reached',
    undefined,
    null,
    /^There's no connection to the site/,
  ],
  [
    'nothing is saved, and the server is silent',
    undefined,
    undefined,
    /^The whole site isn't saved/,
  ],
  ['the newest is saved', saved, offer, 'Saved on November 20, 2026. It is up to date.'],
  [
    'an earlier one is saved',
    earlier,
    offer,
    'Saved on November 20, 2026. A newer version is ready: 4.3 MB to download.',
  ],
  ['nothing is reached', saved, null, /^Saved on November 20, 2026\. When you have internet/],
  ['the server is silent', saved, undefined, /^Saved on November 20, 2026\. Looking for a newer/],
])('says what is on the device where %s', (_, site, offered, text) => {
  expect(statusText(site, offered)).toEqual(
    typeof text === 'string' ? text : expect.stringMatching(text),
  );
});
