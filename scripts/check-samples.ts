/**
 * Checks the code blocks of pages: each with the parser of its language, and JavaScript and TypeScript also against the
 * types of the packages that they import. Nothing is run. What couldn't be checked is listed first.
 *
 * Usage: npm run check:samples                    all pages; or name some
 *        npm run check:samples -- --fetch         get the source of the React Native library first
 *        npm run check:samples -- --mirror DIR    get it from DIR/owner+name
 *        npm run check:samples -- --require-all   fail if a tool or package is missing
 */
import { parseArgs } from 'node:util';
import { namedPages } from './namedPages';
import { blocksOf, type Block, type Finding } from './samples/blocks';
import { fetchLibrary, library } from './samples/library';
import { parse } from './samples/parse';
import { checkTypes } from './samples/types';

/** The list of findings, which begins with what wasn't checked, and whether the checks have passed. */
export function report(
  blocks: readonly Block[],
  findings: readonly Finding[],
  requireAll = false,
): { lines: string[]; passed: boolean } {
  const open = findings.filter(({ notChecked }) => notChecked);
  const faults = findings.filter(({ notChecked }) => !notChecked);
  const places = new Set(open.map(({ file, line }) => `${file}:${line}`));
  const reasons = [...new Set(open.map(({ message }) => message))].map((reason) => {
    const { length } = open.filter(({ message }) => message === reason);
    return `  ${reason} (${length} blocks)`;
  });
  const typed = blocks.filter((block) => block.typed && !places.has(`${block.file}:${block.line}`));
  return {
    passed: faults.length === 0 && (open.length === 0 || !requireAll),
    lines: [
      ...(places.size > 0
        ? [
            `Not checked, or only in part: ${places.size} of ${blocks.length} code blocks`,
            ...reasons,
          ]
        : []),
      ...faults.map(({ file, line, message }) => `${file}:${line}: ${message}`),
      `${blocks.length} code blocks, ${typed.length} of them with types, ${faults.length} faults`,
    ],
  };
}

function main(): void {
  const { values, positionals } = parseArgs({
    options: {
      fetch: { type: 'boolean' },
      mirror: { type: 'string' },
      'require-all': { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const blocks = namedPages(positionals, ['docs', 'docs/_parts', 'blog']).flatMap(blocksOf);
  const reason = (values.fetch || values.mirror) && fetchLibrary(values.mirror);
  if (reason) console.log(`The source of ${library} can't be updated: ${reason}`);
  const findings = [...blocks.flatMap(parse), ...checkTypes(blocks.filter(({ typed }) => typed))];
  const { lines, passed } = report(blocks, findings, values['require-all']);
  console.log(lines.join('\n'));
  process.exitCode = passed ? 0 : 1;
}

if (require.main === module) main();
