/**
 * Checks the code blocks of pages in three classes: `parse` (the language's own parser), `types` (TypeScript and JavaScript
 * against the packages they import), and `run` (against local servers). A block names its class after the opening fence or
 * gets it from its language. A missing tool or package is reported as not run.
 *
 * Usage: npm run check:samples                    parse, and check types
 *        npm run check:samples -- --run           run samples too, with the packages of scripts/samples/packages
 *        npm run check:samples -- --mirror DIR    take the React Native library from DIR/owner+name
 */
import { parseArgs } from 'node:util';
import { pagesIn } from '../src/content/files';
import { blocksOf } from './samples/blocks';
import { fetchLibrary, library } from './samples/library';
import { parse } from './samples/parse';
import { runSamples } from './samples/run';
import { checkTypes } from './samples/types';
import { dependencies } from './samples/packages/package.json';

const { values, positionals } = parseArgs({
  options: { run: { type: 'boolean' }, mirror: { type: 'string' } },
  allowPositionals: true,
});

async function main(): Promise<void> {
  const paths = positionals.length > 0 ? positionals : ['docs', 'docs/_parts', 'blog'];
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
  const faults = findings.filter(({ notRun }) => !notRun);
  for (const { file, line, message } of faults) console.error(`${file}:${line}: ${message}`);
  const notRun = findings.filter((finding) => finding.notRun).map(({ message }) => message);
  for (const message of new Set(notRun))
    console.log(`Not run: ${message} (${notRun.filter((each) => each === message).length} blocks)`);
  const counts = ['run', 'types', 'parse'].map((name) => `${of(name).length} ${name}`).join(', ');
  console.log(`${blocks.length} code blocks (${counts}), ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void main();
