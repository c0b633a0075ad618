import { describe, expect, it } from 'vitest';
import { systemBrowsers } from './browser';

describe('the browsers of a system', () => {
  it.each<[NodeJS.Platform, NodeJS.ProcessEnv, string]>([
    ['linux', { PATH: '/usr/bin:/opt/bin' }, '/opt/bin/chromium'],
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    [
      'win32',
      { PROGRAMFILES: 'C:\\Program Files' },
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'win32',
      { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ])('%s, %o: %s', (system, env, path) => {
    expect(systemBrowsers(system, env)).toContain(path);
  });
});
