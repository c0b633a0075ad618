/** Sweeps every page of the production build for accessibility faults and walks it by keyboard. Build first. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['playwright', 'test', 'a11y', 'keyboard'], {
  stdio: 'inherit',
  env: { ...process.env, TEST_A11Y: '1' },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
