/**
 * Everything that is checked before a change is merged. The steps before the browser tests run two at a time, in this order,
 * because most of them use one core; the browser tests use both, and come last. What a step prints appears when it has ended,
 * with its name and time. After a failure no further step is begun. The last line counts; the exit code is 1 if one failed.
 */
import { spawn } from 'node:child_process';
import { needBrowser } from './browser';

const before = [
  'typecheck',
  'lint',
  'lint:spelling',
  'check:pages',
  'test:unit',
  'build',
  'test:faults',
];
const last = 'test:browser';

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

let passed = 0;
let failed = 0;

/** Runs a step; what it prints is held back until it has ended, unless nothing runs beside it. */
async function run(step: string, alone = false): Promise<void> {
  const start = Date.now();
  if (alone) console.log(`\n▶ ${step}`);
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: alone ? 'inherit' : 'pipe',
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => printed.push(part));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (!alone) process.stdout.write(`\n▶ ${step}\n${Buffer.concat(printed).toString()}`);
  if (status === 0) {
    passed += 1;
    console.log(`✔ ${step} ${seconds(start)}`);
  } else {
    failed += 1;
    console.log(`✘ ${step} failed after ${seconds(start)}. To see it alone: npm run ${step}`);
  }
}

/** Takes one step after the other from those that wait. */
async function lane(waiting: string[]): Promise<void> {
  for (let step = waiting.shift(); step && failed === 0; step = waiting.shift()) await run(step);
}

async function main(): Promise<void> {
  const begin = Date.now();
  console.log(`Browser for the tests: ${needBrowser()}`);
  await Promise.all([lane(before), lane(before)]);
  if (failed === 0) await run(last, true);
  console.log(`\nAll in ${seconds(begin)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
