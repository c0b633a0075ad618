/**
 * This site beside a stock Docusaurus site of the same pages, both built and measured in one run: bytes and requests of a
 * first visit, Lighthouse as a phone, the time from a click to the next page, time and memory of a cold build; and of this
 * site alone the time of a search. Prints one Markdown table. For numbers that mean something, let nothing else run on the machine.
 *
 * Usage: npm run bench -- [options]
 *   --quick                              one run of everything instead of the median of five
 *   --only weight,lighthouse,click,search,build   measure only these
 *   --builds 3                           cold builds of each site, of which the median counts (1)
 *   --in FOLDER                          keep both sites there, and measure those that are there instead of building
 *   --config FILE                        configuration of this site (docusaurus.config.ts)
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { note } from '../tests/figures';
import { kinds } from '../tests/kinds';
import { serve } from '../tests/server';
import { weigh } from '../tests/weight';
import { build, type BuildCost } from './bench/build';
import { timeClick } from './bench/click';
import { runLighthouse, type Fault, type Run } from './bench/lighthouse';
import { timeSearch } from './bench/search';
import { makeOurs, makeStock } from './bench/sites';
import { countWords } from './bench/words';
import { flags, needBrowser } from './browser';

const parts = ['weight', 'lighthouse', 'click', 'search', 'build'] as const;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: parts.join(',') },
    builds: { type: 'string', default: '1' },
    in: { type: 'string' },
    config: { type: 'string', default: 'docusaurus.config.ts' },
  },
});
const only = values.only.split(',');
const unknown = only.find((name) => !(parts as readonly string[]).includes(name));
if (unknown) throw new Error(`--only takes ${parts.join(', ')}, not "${unknown}".`);
const wanted = (name: (typeof parts)[number]) => only.includes(name);
const runs = values.quick ? 1 : 5;

/** Clicks that are timed: from a page to one of few words, and to the one with most code. */
const clicks = [
  ['/introduction/fula', '/introduction/bas'],
  ['/blockchain/recipes', '/blockchain/Recipes/Manifest'],
] as const;

interface Pair<T> {
  stock: T;
  ours: T;
}
const sides = ['stock', 'ours'] as const;

const rows: string[] = [];
const faults = new Map<string, Fault & { kinds: Set<string> }>();

const shown = (value: number, digits: number) =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';

/** One line of the table: what, on which page, in which unit; the ratio says how much of stock's ours is. */
function row(what: string, page: string, { stock, ours }: Pair<number>, digits = 0): void {
  const ratio = stock > 0 && Number.isFinite(ours / stock) ? (ours / stock).toFixed(2) : '–';
  rows.push(`| ${what} | ${page} | ${shown(stock, digits)} | ${shown(ours, digits)} | ${ratio} |`);
}

const median = (list: number[]): number => {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Measures both sites by turns, so that what disturbs the machine disturbs both. */
async function byTurns<T>(
  times: number,
  measure: (side: keyof Pair<T>) => Promise<T>,
): Promise<Pair<T[]>> {
  const result: Pair<T[]> = { stock: [], ours: [] };
  for (let run = 0; run < times; run += 1)
    for (const side of sides) result[side].push(await measure(side));
  return result;
}

const medians = <T>(pair: Pair<T[]>, of: (item: T) => number): Pair<number> => ({
  stock: median(pair.stock.map(of)),
  ours: median(pair.ours.map(of)),
});

const say = (message: string) => console.error(message);

async function measureWeight(browser: Browser, origins: Pair<string>): Promise<void> {
  for (const [kind, route] of Object.entries(kinds)) {
    const pair = await byTurns(1, (side) => weigh(browser, origins[side] + route));
    row(
      'JavaScript, KB',
      kind,
      medians(pair, ({ scriptBytes }) => scriptBytes / 1024),
      1,
    );
    row(
      'all, KB',
      kind,
      medians(pair, ({ bytes }) => bytes / 1024),
      1,
    );
    row(
      'requests',
      kind,
      medians(pair, ({ requests }) => requests),
    );
  }
}

async function measureLighthouse(browser: Browser, origins: Pair<string>): Promise<void> {
  for (const [kind, route] of Object.entries(kinds)) {
    say(`Lighthouse: ${kind} ${route}`);
    // Compresses what the page needs, so that the server does not do it while the clock runs.
    for (const side of sides) await weigh(browser, origins[side] + route);
    const pair = await byTurns(runs, (side) => runLighthouse(origins[side] + route));
    const of = (name: keyof Run['timings']) => medians(pair, ({ timings }) => timings[name]);
    const score = (name: keyof Run['scores']) => medians(pair, ({ scores }) => scores[name]);
    for (const [name, words] of [
      ['performance', 'performance'],
      ['accessibility', 'accessibility'],
      ['best-practices', 'best practices'],
      ['seo', 'SEO'],
    ] as const) {
      row(words, kind, score(name));
      note('lighthouse', score(name).ours);
    }
    note('largestPaint', of('lcp').ours);
    note(kind === 'longest reference' ? 'blockingReference' : 'blocking', of('tbt').ours);
    note('shift', of('cls').ours);
    row('FCP, ms', kind, of('fcp'));
    row('LCP, ms', kind, of('lcp'));
    row('TBT, ms', kind, of('tbt'));
    row('CLS', kind, of('cls'), 3);
    for (const fault of pair.ours.flatMap((run) => run.faults)) {
      const key = `${fault.audit} ${fault.elements.join(' ')}`;
      const known = faults.get(key) ?? { ...fault, kinds: new Set<string>() };
      known.kinds.add(`${kind} ${route}`);
      faults.set(key, known);
    }
  }
}

async function measureClicks(browser: Browser, origins: Pair<string>): Promise<void> {
  for (const [from, to] of clicks) {
    say(`Click: ${from} to ${to}`);
    const pair = await byTurns(runs, (side) => timeClick(browser, origins[side], from, to));
    const times = medians(pair, (time) => time);
    row('click to heading, ms', `${from} → ${to}`, times);
    note('click', times.ours);
  }
}

async function measureSearch(browser: Browser, origin: string): Promise<void> {
  say('Search');
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await timeSearch(browser, origin));
  const only = (ours: number): Pair<number> => ({ stock: Number.NaN, ours });
  const first = median(times.map((time) => time.first));
  const later = median(times.map((time) => Math.max(...time.later)));
  row('first result, ms', 'search', only(first));
  row('slowest later question, ms', 'search', only(later));
  note('searchFirst', first);
  note('searchLater', later);
}

const folder = values.in ? resolve(values.in) : mkdtempSync(join(tmpdir(), 'bench-'));
const folders: Pair<string> = { stock: join(folder, 'stock'), ours: join(folder, 'ours') };

async function buildBoth(): Promise<void> {
  const built = sides.every((side) => existsSync(join(folders[side], 'build/index.html')));
  if (built && !wanted('build')) return;
  for (const side of sides) rmSync(folders[side], { recursive: true, force: true });
  await makeStock(folders.stock);
  makeOurs(folders.ours);
  const pair = await byTurns<BuildCost>(wanted('build') ? Number(values.builds) : 1, (side) => {
    say(`Build: ${side}`);
    return build(folders[side], side === 'ours' ? values.config : 'docusaurus.config.ts');
  });
  if (!wanted('build')) return;
  const seconds = medians(pair, (cost) => cost.seconds);
  const megabytes = medians(pair, (cost) => cost.megabytes ?? Number.NaN);
  row('cold build, s', 'all', seconds, 1);
  row('memory of the build, MB', 'all', megabytes);
  note('buildTime', seconds.ours);
  if (Number.isFinite(megabytes.ours)) note('buildMemory', megabytes.ours);
}

async function bench(): Promise<void> {
  try {
    await buildBoth();
    row('words in the pages', 'all', {
      stock: countWords(join(folders.stock, 'build')),
      ours: countWords(join(folders.ours, 'build')),
    });
    const servers = await Promise.all(
      sides.map((side) => serve(join(folders[side], 'build'), 0, 11)),
    );
    const [stock, ours] = servers.map(
      (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
    );
    const origins = { stock: stock!, ours: ours! };
    const browser = await chromium.launch({
      executablePath: needBrowser(),
      args: flags,
    });
    if (wanted('weight')) await measureWeight(browser, origins);
    if (wanted('lighthouse')) await measureLighthouse(browser, origins);
    if (wanted('click')) await measureClicks(browser, origins);
    if (wanted('search')) await measureSearch(browser, origins.ours);
    await browser.close();
    for (const server of servers) server.close();
  } finally {
    if (!values.in) rmSync(folder, { recursive: true, force: true });
  }
  const count = runs === 1 ? 'one run each' : `median of ${runs}`;
  console.log(`| what (${count}) | page | stock | ours | ours ÷ stock |\n|---|---|---:|---:|---:|`);
  console.log(rows.join('\n'));
  if (faults.size === 0) return;
  console.log(
    '\nAudits of accessibility, best practices and SEO that ours does not pass in full:\n',
  );
  for (const { audit, title, elements, kinds: pages } of faults.values()) {
    console.log(`- ${audit} (${title}) on ${[...pages].join(', ')}`);
    for (const element of elements) console.log(`  - \`${element}\``);
  }
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
