import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The text of an inline script, from a file of the client folder. */
export function inlineScript(name: 'early' | 'loader', constants: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'client', `${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: Object.fromEntries(
      Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]!.text.trim();
}
