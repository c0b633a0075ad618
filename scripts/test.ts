/**
 * Everything that is checked before a change is merged, in order, each step only after the one before it has passed.
 * Prints the name and time of each step; the last line counts them. Stops at the first that fails, with its exit code.
 */
import { spawnSync } from 'node:child_process';
import { note } from '../tests/figures';
import { needBrowser } from './browser';

const steps = [
  'typecheck',
  'lint',
  'lint:spelling',
  'check:pages',
  'test:unit',
  'build',
  'test:faults',
  'test:browser',
];

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const begin = Date.now();
console.log(`Browser for the tests: ${needBrowser()}`);
for (const [done, step] of steps.entries()) {
  const start = Date.now();
  console.log(`\n▶ ${step}`);
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.log(`✘ ${step} failed after ${seconds(start)}. To see it alone: npm run ${step}`);
    console.log(`${done} passed, 1 failed`);
    process.exit(status ?? 1);
  }
  console.log(`✔ ${step} ${seconds(start)}`);
}
note('testTime', (Date.now() - begin) / 1000);
console.log(`\nAll in ${seconds(begin)}`);
console.log(`${steps.length} passed, 0 failed`);
