import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface BuildCost {
  seconds: number;
  /** Most memory held at once by the build and all it starts; undefined where the system does not tell. */
  megabytes: number | undefined;
}

/** Memory of a process and all below it, from /proc. A page that several share counts once. */
function megabytesOf(root: number): number | undefined {
  const parents = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
      } catch {
        // It has ended since it was listed.
      }
    }
  } catch {
    return undefined;
  }
  const within = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || within(parents.get(pid)));
  let kilobytes = 0;
  for (const pid of [...parents.keys()].filter(within)) {
    try {
      kilobytes += Number(
        /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
      );
    } catch {
      // As above.
    }
  }
  return kilobytes / 1024;
}

const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

/** Builds the site of a folder from nothing and says what that took. */
export async function build(folder: string, config: string): Promise<BuildCost> {
  for (const name of ['build', '.docusaurus'])
    rmSync(join(folder, name), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn(process.execPath, [docusaurus, 'build', '--config', config], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  let peak: number | undefined;
  const sample = () => {
    const now = megabytesOf(child.pid!);
    if (now !== undefined) peak = Math.max(peak ?? 0, now);
  };
  const timer = setInterval(sample, 250);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output.slice(-4000)}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: peak };
}
