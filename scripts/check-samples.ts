/**
 * Checks the code blocks of pages in three classes: `parse` (the language's own parser), `types` (TypeScript and JavaScript
 * against the packages they import), and `run` (against local servers). A block names its class after the opening fence or
 * gets it from its language. Blocks whose tool or package is missing are reported first, as not checked.
 *
 * Usage: npm run check:samples                    parse, and check types
 *        npm run check:samples -- --run           run samples too, with the packages of scripts/samples/packages
 *        npm run check:samples -- --mirror DIR    take the React Native library from DIR/owner+name
 *        npm run check:samples -- --require-all   fail if a tool or package is missing
 */
import { parseArgs } from 'node:util';
import { pagesIn } from '../src/content/files';
import { blocksOf, type Block, type Finding } from './samples/blocks';
import { fetchLibrary, library } from './samples/library';
import { parse } from './samples/parse';
import { runSamples } from './samples/run';
import { checkTypes } from './samples/types';
import { dependencies } from './samples/packages/package.json';

/** The list of findings, which begins with what wasn't checked, and whether the checks have passed. */
export function report(
  blocks: readonly Block[],
  findings: readonly Finding[],
  requireAll = false,
): { lines: string[]; passed: boolean } {
  const notRun = findings.filter((finding) => finding.notRun);
  const faults = findings.filter((finding) => !finding.notRun);
  const unchecked = new Set(notRun.map(({ file, line }) => `${file}:${line}`)).size;
  const reasons = [...new Set(notRun.map(({ message }) => message))].map((reason) => {
    const { length } = notRun.filter(({ message }) => message === reason);
    return `  ${reason} (${length} blocks)`;
  });
  const counts = ['run', 'types', 'parse'].map(
    (name) => `${blocks.filter((block) => block.class === name).length} ${name}`,
  );
  return {
    passed: faults.length === 0 && (notRun.length === 0 || !requireAll),
    lines: [
      ...(unchecked > 0
        ? [`Not checked, or only in part: ${unchecked} of ${blocks.length} code blocks`, ...reasons]
        : []),
      ...faults.map(({ file, line, message }) => `${file}:${line}: ${message}`),
      `${blocks.length} code blocks (${counts.join(', ')}), ${faults.length} faults`,
    ],
  };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      run: { type: 'boolean' },
      mirror: { type: 'string' },
      'require-all': { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const paths = positionals.length > 0 ? positionals : ['docs', 'blog'];
  const blocks = paths.flatMap(pagesIn).flatMap(blocksOf);
  const of = (name: string) => blocks.filter((block) => block.class === name);
  const scripts = [...of('types'), ...of('run')].filter(({ language }) => /^[jt]s/.test(language));
  const reason = (values.run || values.mirror) && fetchLibrary(values.mirror);
  if (reason) console.log(`${library} can't be updated: ${reason}`);
  const findings = [
    ...blocks.flatMap(parse),
    ...checkTypes(scripts, new Set([...Object.keys(dependencies), library])),
    ...(values.run ? await runSamples(of('run')) : []),
  ];
  const { lines, passed } = report(blocks, findings, values['require-all']);
  console.log(lines.join('\n'));
  process.exitCode = passed ? 0 : 1;
}

if (require.main === module) void main();
