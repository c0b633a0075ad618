/**
 * Measures everything that src/data/figures.ts lists and writes the values to src/data/measured.ts, from where the page
 * of figures shows them. Takes about half an hour; let nothing else run meanwhile.
 *
 * Usage: npm run measure -- [commands]
 *   without commands: npm test, then npm run bench
 *   commands such as "npm run bench -- --only click" measure only some; the other values stay as they are
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figures, keeps, type Figure, type FigureKey } from '../src/data/figures';
import { measured, type Measured } from '../src/data/measured';
import type { Note } from '../tests/figures';

const given = process.argv.slice(2);
const commands = given.length > 0 ? given : ['npm test', 'npm run bench -- --builds 3'];

const folder = mkdtempSync(join(tmpdir(), 'measure-'));
const file = join(folder, 'figures');
for (const command of commands) {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, FIGURES_FILE: file },
  });
  if (status !== 0) console.error(`"${command}" failed; what it measured until then is kept.`);
}

/** Of several values of one figure their sum, or the one that is nearest to its limit or farthest beyond it. */
const together = ({ bound, sum }: Figure, one: number, other: number) =>
  sum ? one + other : bound === 'at most' ? Math.max(one, other) : Math.min(one, other);

const fresh = new Map<FigureKey, number>();
const notes = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
for (const line of notes) {
  const { key, value } = JSON.parse(line) as Note;
  const known = fresh.get(key);
  fresh.set(key, known === undefined ? value : together(figures[key], known, value));
}
rmSync(folder, { recursive: true });

const on = new Date().toISOString().slice(0, 10);
const values: Partial<Record<FigureKey, Measured>> = {};
for (const [key, figure] of Object.entries(figures) as [FigureKey, Figure][]) {
  const value = fresh.get(key);
  const last = value === undefined ? measured[key] : { value: Number(value.toFixed(3)), on };
  if (last) values[key] = last;
  const verdict =
    value === undefined ? 'not measured now' : keeps(figure, value) ? 'kept' : 'BEYOND ITS LIMIT';
  console.log(
    `${figure.what}: ${last?.value ?? '?'} ${figure.unit} (${figure.bound} ${figure.limit}) ${verdict}`,
  );
}

const target = 'src/data/measured.ts';
const rows = Object.entries(values).map(
  ([key, { value, on: day }]) => `  ${key}: { value: ${value}, on: '${day}' },\n`,
);
const list = rows.length > 0 ? `{\n${rows.join('')}}` : '{}';
writeFileSync(target, readFileSync(target, 'utf8').replace(/= \{[\s\S]*\};\n$/, `= ${list};\n`));
