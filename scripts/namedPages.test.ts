import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['check-pages', 'check-samples'])(
  '%s: a path that is not a page is an error',
  (script) => {
    const args = ['--import', 'tsx', `scripts/${script}.ts`, 'README.md', 'docs/typo.md'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toContain("docs/typo.md isn't a page of this site. Correct the path.");
    expect(status).toBe(1);
  },
  30_000,
);
