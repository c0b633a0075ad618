/** Checks TypeScript and JavaScript blocks against the types of the packages that they import. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { Block, Finding } from './blocks';
import { library, libraryFolder } from './library';

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

/** What short samples of the React Native library take for granted: its import, and names from the text around them. */
const scope = `import type * as library from '${library}';

declare global {
  const fula: typeof library.fula;
  const blockchain: typeof library.blockchain;
  const fxblox: typeof library.fxblox;
  const fxAi: typeof library.fxAi;
  const address: string;
  const secretKey: Uint8Array;
}
`;

/** Writes a block into a folder of its page, under the name in its title or its line. */
function writeBlock({ file, line, language, name, code }: Block, folder: string): string {
  const page = join(folder, file.replace(/\.mdx?$/, '').replaceAll('/', '-'));
  const path = join(page, name ?? `line-${line}.${language}`);
  mkdirSync(page, { recursive: true });
  writeFileSync(path, code);
  return path;
}

/** A package that a block imports, or takes for granted, and that can't be resolved. */
function missingPackage(path: string, code: string, options: ts.CompilerOptions) {
  if (!existsSync(libraryFolder) && /\b(fula|blockchain|fxblox|fxAi)\.\w+\(/.test(code))
    return library;
  return ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .find((name) => !ts.resolveModuleName(name, path, options, ts.sys).resolvedModule);
}

export function checkTypes(blocks: readonly Block[]): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const scopeFile = join(folder, 'scope.d.ts');
  writeFileSync(scopeFile, scope);
  const findings: Finding[] = [];
  for (const rules of [{ allowJs: true, checkJs: true, strict: false }, {}]) {
    const options = { ...base, ...rules };
    const files = new Map<string, Block>();
    for (const block of blocks) {
      if (block.language.startsWith('js') !== 'allowJs' in rules) continue;
      const path = writeBlock(block, folder);
      const missing = missingPackage(path, block.code, options);
      if (!missing) files.set(path, block);
      else if (missing === library)
        findings.push({
          ...block,
          notChecked: true,
          message: `the source of ${library} isn't here`,
        });
      else
        findings.push({
          ...block,
          message: `${missing} isn't in package.json. Correct the name, add it, or write "parse" after the language, which leaves types out.`,
        });
    }
    const program = ts.createProgram([...files.keys(), scopeFile], options);
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
