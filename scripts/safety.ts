/** Checks the rules of src/data/safety.ts, and how often a page shows them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withParts } from '../src/pages-schema/parts';
import { limits, rules, type SafetyRule } from '../src/data';
import { splitWords } from './voice';

export const safetyFile = 'src/data/safety.ts';

const root = join(__dirname, '..');

/** The line of each rule in the file. */
const lines = new Map(
  readFileSync(join(root, safetyFile), 'utf8')
    .split('\n')
    .map((text, at) => [/^ {2}'?([\w-]+)'?: \{/.exec(text)?.[1], at + 1] as const),
);

/** The addresses that rules link to, and their homes. */
export const ruleLinks = (): { line: number; url: string }[] =>
  Object.entries<SafetyRule>(rules).flatMap(([id, { line, home }]) =>
    [home, ...Array.from(line.matchAll(/\]\(([^)]+)\)/g), ([, url = '']) => url)].map((url) => ({
      line: lines.get(id) ?? 1,
      url,
    })),
  );

/** What's wrong with the rules themselves, with file, line, and fix. */
export function ruleProblems(all: Readonly<Record<string, Partial<SafetyRule>>> = rules): string[] {
  return Object.entries(all).flatMap(([id, { line = '', home }]) => {
    const words = splitWords(line.replace(/\]\([^)]*\)/g, ']')).length;
    const problems = [
      home?.startsWith('/')
        ? []
        : 'has no home. Write the address of the section with the whole rule.',
      /\]\(\//.test(line) ? [] : 'has a line without a link. Link to the page with the whole rule.',
      words > 30
        ? `has a line of ${words} words. 30 are the limit: leave the rest to its home.`
        : [],
    ].flat();
    return problems.map(
      (problem) => `${safetyFile}:${lines.get(id) ?? 1}: the rule "${id}" ${problem}`,
    );
  });
}

/** Statements that contradict a rule and must not come back, each with file, line, and the passage to use. */
export function retractedProblems(file: string, source: string): string[] {
  const found = (text: string) =>
    Object.entries<SafetyRule>(rules).filter(([, { wrong }]) =>
      wrong?.some((each) => each.test(text)),
    );
  return source
    .split('\n')
    .flatMap((text, at) =>
      found(text).map(
        ([id]) =>
          `${file}:${at + 1}: contradicts the rule "${id}" in src/data/safety.ts. Write <Rule id="${id}" />, or link to the page that shows it.`,
      ),
    );
}

/** The rules that a page shows again, with file, line, and fix. */
export function repeatedRules(file: string, source: string): string[] {
  const seen = new Set<string>();
  const prose = withParts(source).replace(/^[ \t]*(```|~~~)[^]*?^[ \t]*\1|`[^`\n]*`/gm, (code) =>
    code.replace(/[^\n]/g, ''),
  );
  return prose.split('\n').flatMap((text, at) =>
    [...text.matchAll(/<Rule id="([^"]*)"/g)].flatMap(([, id = '']) => {
      const isRepeated = seen.has(id);
      seen.add(id);
      return isRepeated
        ? `${file}:${at + 1}: the rule "${id}" is on this page already. Keep the one right before the action.`
        : [];
    }),
  );
}

/** The Markdown of the page that has a whole rule, with its parts and limits as readers see them. */
export function homeText(home: string): string {
  const [route] = home.split('#');
  const path = [`${route}.md`, `${route}/index.md`]
    .map((name) => join(root, 'docs', name))
    .find((name) => existsSync(name));
  return withParts(path ? readFileSync(path, 'utf8') : '').replace(
    /<Fact id="limits\.(\w+)" \/>/g,
    (_, key: string) => (limits as Readonly<Record<string, string>>)[key] ?? '',
  );
}
