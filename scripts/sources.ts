/**
 * Lists pages whose sources have changed: repositories with newer commits that touch the paths a page names, and npm
 * packages with a newer version. What can't be reached is listed as not checked, never as current.
 *
 * Usage: npm run sources                          compare with the code host; clones stay in .cache/sources
 *        npm run sources -- --mirror DIR          compare with local copies, DIR/owner+name
 *        npm run sources -- --json                print JSON
 *        npm run sources -- --accept PAGE         after reading PAGE against its sources, record their newest state
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import matter from 'gray-matter';
import { pagesIn } from '../src/content/files';
import { pageSchema, type Source } from '../src/content/frontMatter';
import { sourceText } from '../src/content/sourceText';
import { comparer, updateSources, type Update } from './source-status';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    json: { type: 'boolean' },
    accept: { type: 'string', multiple: true },
  },
});

const compare = comparer({ mirror: values.mirror, cache: '.cache/sources' }, 'functionland/docs');

const read = (file: string) => {
  const text = readFileSync(file, 'utf8');
  // Its cache is off with options.
  const { sources } = pageSchema.parse(matter(text, {}).data);
  return { file, text, sources: sources.map((source) => ({ source, status: compare(source) })) };
};
type Page = ReturnType<typeof read>;

/** Writes the newest state of the sources into a page. */
function accept({ file, text, sources }: Page): void {
  const updates = sources.map(({ source, status }): Update => {
    if (status.state === 'behind') return status.update;
    const commit = status.state === 'current' && !(source as Update).commit && status.base;
    return commit ? { commit } : {};
  });
  writeFileSync(file, updateSources(text, updates, new Date().toISOString().slice(0, 10)));
}

function nameOf(source: Source): string {
  if (typeof source === 'string' || 'url' in source) return '';
  return `${'repo' in source ? source.repo : source.package}: `;
}

/** The list as Markdown, short enough for an issue. */
function report(pages: Page[]): string[] {
  const lines: string[] = [];
  const unchecked = new Map<string, number>();
  for (const { file, sources } of pages) {
    const behind = sources.flatMap(({ source, status }) => {
      if (status.state === 'not checked') {
        const reason = nameOf(source) + status.reason;
        unchecked.set(reason, (unchecked.get(reason) ?? 0) + 1);
      }
      if (status.state !== 'behind') return [];
      const commits = status.commits ? `${status.commits} newer commits` : status.update.version;
      const files = status.files?.slice(0, 10).map((name) => `    - ${name}`) ?? [];
      const more = (status.files?.length ?? 0) - files.length;
      if (more > 0) files.push(`    - and ${more} more`);
      return [`  - ${sourceText(source)}: [${commits}](${status.link})`, ...files];
    });
    if (behind.length > 0) lines.push(`- ${file}`, ...behind);
  }
  const behind = lines.filter((line) => line.startsWith('- ')).length;
  lines.unshift(`${behind} of ${pages.length} pages are behind their sources.`, '');
  if (unchecked.size > 0) lines.push('', 'Not checked:', '');
  for (const [reason, count] of unchecked) lines.push(`- ${reason}: ${count}`);
  return lines;
}

const pages = (values.accept ?? pagesIn('docs')).map(read);
if (values.accept) {
  pages.forEach(accept);
} else if (values.json) {
  console.log(
    JSON.stringify(
      pages.map((page) => ({ ...page, text: undefined })),
      null,
      2,
    ),
  );
} else {
  console.log(report(pages).join('\n'));
}
