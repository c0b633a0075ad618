/** Checks TypeScript and JavaScript blocks against the types of the packages that they import. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { Block, Finding } from './blocks';
import { library, libraryFolder } from './library';

const samples = resolve('tests/samples');
const base: ts.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
};

/** A temporary folder for copies of blocks, in which the packages of tests/samples can be imported. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  symlinkSync(join(samples, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Writes a block into a folder of its page, under the name in its title or its line. */
export function writeBlock({ file, line, language, name, code }: Block, folder: string): string {
  const page = join(folder, file.replace(/\.mdx?$/, '').replaceAll('/', '-'));
  const path = join(page, name ?? `line-${line}.${language.replace('python', 'py')}`);
  mkdirSync(page, { recursive: true });
  writeFileSync(path, code);
  return path;
}

/** A package that a block imports, or takes for granted, and that can't be resolved. */
function missingPackage(path: string, options: ts.CompilerOptions): string | undefined {
  const code = ts.sys.readFile(path) ?? '';
  if (!existsSync(libraryFolder) && /\b(fula|blockchain|fxblox|fxAi)\.\w+\(/.test(code))
    return library;
  const { importedFiles } = ts.preProcessFile(code);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(\.|node:)/.test(name) && !builtinModules.includes(name))
    .find((name) => !ts.resolveModuleName(name, path, options, ts.sys).resolvedModule);
}

export function checkTypes(blocks: readonly Block[], known: ReadonlySet<string>): Finding[] {
  const folder = temporaryFolder();
  const findings: Finding[] = [];
  for (const script of [false, true]) {
    const options: ts.CompilerOptions = {
      ...base,
      ...(script ? { allowJs: true, checkJs: true, strict: false } : { strict: true }),
      paths: { [library]: [join(libraryFolder, 'src/index.tsx')] },
    };
    const files = new Map<string, Block>();
    for (const block of blocks) {
      if (block.language.startsWith('js') !== script) continue;
      const path = writeBlock(block, folder);
      const missing = missingPackage(path, options);
      const finding = { block, line: block.line };
      if (!missing) files.set(path, block);
      else if (known.has(missing))
        findings.push({ ...finding, notRun: true, message: `${missing} is not installed` });
      else
        findings.push({
          ...finding,
          message: `${missing} isn't in tests/samples/package.json. Correct the name or add it.`,
        });
    }
    if (files.size === 0) continue;
    const ambient = [
      ...['fula-sec', 'fula-sec-web'].map(
        (name) => `node_modules/@functionland/${name}/lib/esm/index.d.ts`,
      ),
      'packages.d.ts',
      ...(existsSync(libraryFolder) ? ['scope.d.ts'] : []),
    ];
    const roots = [
      ...files.keys(),
      ...ambient.map((name) => join(samples, name)).filter(existsSync),
    ];
    const program = ts.createProgram(roots, options);
    for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(program)) {
      const block = file && files.get(resolve(file.fileName));
      if (block)
        findings.push({
          block,
          line: block.line + file.getLineAndCharacterOfPosition(start).line,
          message: ts.flattenDiagnosticMessageText(messageText, ' '),
        });
    }
  }
  rmSync(folder, { recursive: true });
  return findings;
}
