/**
 * Builds the site as `docusaurus build` does and takes the same options. Where the build fails, its last lines say for each
 * fault which file to open and what to do.
 */
import { spawn } from 'node:child_process';
import { advice } from './advice';

const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

const build = spawn(process.execPath, [docusaurus, 'build', ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'pipe'],
  env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
});

let output = '';
for (const [from, to] of [
  [build.stdout, process.stdout],
  [build.stderr, process.stderr],
] as const) {
  from.on('data', (data: Buffer) => {
    output += data.toString();
    to.write(data);
  });
}

build.on('close', (code) => {
  const lines = code === 0 ? [] : advice(output);
  if (lines.length > 0) console.error(`\nWhat to mend:\n${lines.join('\n')}`);
  process.exitCode = code ?? 1;
});
