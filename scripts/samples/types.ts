/** Checks TypeScript and JavaScript blocks against the types of the packages that they import. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { Block, Finding } from './blocks';
import { library, libraryFolder } from './library';

const samples = resolve('scripts/samples/packages');
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
  paths: { [library]: [join(libraryFolder, 'src/index.tsx')] },
};

/** Declarations that packages and short samples need. */
const ambient = [
  'node_modules/@functionland/fula-sec/lib/esm/index.d.ts',
  'node_modules/@functionland/fula-sec-web/lib/esm/index.d.ts',
  'packages.d.ts',
  'scope.d.ts',
].map((name) => join(samples, name));

/** A temporary folder for copies of blocks, in which the packages of scripts/samples/packages can be imported. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  symlinkSync(join(samples, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Writes a block into a folder of its page, under the name in its title or its line. */
export function writeBlock({ file, line, language, name, code }: Block, folder: string): string {
  const page = join(folder, file.replace(/\.mdx?$/, '').replaceAll('/', '-'));
  const path = join(page, name ?? `line-${line}.${language}`);
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
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .find((name) => !ts.resolveModuleName(name, path, options, ts.sys).resolvedModule);
}

/** @param known packages that samples may import, whether they're installed or not */
export function checkTypes(blocks: readonly Block[], known: ReadonlySet<string>): Finding[] {
  const folder = temporaryFolder();
  const findings: Finding[] = [];
  for (const rules of [{ allowJs: true, checkJs: true, strict: false }, {}]) {
    const options = { ...base, ...rules };
    const files = new Map<string, Block>();
    for (const block of blocks) {
      if (block.language.startsWith('js') !== 'allowJs' in rules) continue;
      const path = writeBlock(block, folder);
      const missing = missingPackage(path, options);
      if (!missing) files.set(path, block);
      else if (known.has(missing))
        findings.push({ ...block, notRun: true, message: `${missing} is not installed` });
      else
        findings.push({
          ...block,
          message: `${missing} isn't in scripts/samples/packages/package.json. Correct the name or add it.`,
        });
    }
    const program = ts.createProgram([...files.keys(), ...ambient], options);
    for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(program)) {
      const block = file && files.get(resolve(file.fileName));
      if (block)
        findings.push({
          ...block,
          line: block.line + file.getLineAndCharacterOfPosition(start).line,
          message: ts.flattenDiagnosticMessageText(messageText, ' '),
        });
    }
  }
  rmSync(folder, { recursive: true });
  return findings;
}
