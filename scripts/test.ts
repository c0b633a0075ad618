/**
 * All checks of a change. Steps run two at a time, because most of them use one core; the browser tests use both and come
 * last. The output of a step appears when it ends. After a failure, no more steps start, and the exit code is 1.
 *
 * Usage: npm test
 *        npm run test:all                       adds every page, width, and state, and a new page
 *        npm run test:all -- --shard=2/4        a quarter of what that adds, on the last build
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { needBrowser } from './browser';

const steps = [
  'build',
  'typecheck',
  'lint',
  'check:pages',
  'check:samples',
  'test:unit',
  'test:faults',
  'lint:spelling',
  'test:build',
];
/** `test:faults` makes another build, and two at once would compete for both cores. */
const stepsAfterBuild = ['test:faults', 'test:build'];

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

let passed = 0;
let failed = 0;
let built: Promise<void> | undefined;

/** Runs a script of package.json. Its output is held back until it ends, unless it runs alone. */
async function run(name: string, args = '', alone = false): Promise<void> {
  const start = Date.now();
  if (alone) console.log(`\n▶ ${name}`);
  const child = spawn(`npm run --silent ${name} -- ${args} 2>&1`, {
    stdio: alone ? 'inherit' : 'pipe',
    shell: true,
  });
  const closed = once(child, 'close');
  if (child.stdout) process.stdout.write(`\n▶ ${name}\n${await text(child.stdout)}`);
  const [status] = await closed;
  if (status === 0) {
    passed += 1;
    console.log(`✔ ${name} ${seconds(start)}`);
  } else {
    failed += 1;
    console.log(`✘ ${name} failed after ${seconds(start)}. To run it alone: npm run ${name}`);
  }
}

/** Runs steps one after the other until one fails. */
async function lane(waiting: string[]): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    if (stepsAfterBuild.includes(name)) await built;
    if (failed > 0) return;
    const step = run(name);
    built ??= step;
    await step;
  }
}

async function main(): Promise<void> {
  const begin = Date.now();
  const args = process.argv.slice(2);
  const all = args.includes('--all');
  const shard = args.find((arg) => arg.startsWith('--shard'));
  console.log(`Browser for the tests: ${needBrowser()}`);
  if (!shard) {
    const waiting = [...steps];
    await Promise.all([lane(waiting), lane(waiting)]);
    if (failed === 0) await run('test:browser', '', true);
    if (all && failed === 0) await run('test:new-page');
  }
  if (all && failed === 0) await run('test:full', shard, true);
  console.log(`\nAll in ${seconds(begin)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
