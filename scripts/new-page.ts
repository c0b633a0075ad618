/**
 * Creates the page of a job from docs/_template.md, and adds its address to src/pages-schema/routes.txt.
 *
 * Usage: npm run new-page -- /functionyard/quiet-fan
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { frozenRoutes } from '../src/pages-schema/files';

/** Why a page can't have this address. */
function refusal(route: string): string | undefined {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/i.test(route) || /[A-Z][^/]*$/.test(route))
    return `"${route}" can't be an address. Begin with a slash and end with lowercase letters, digits, and hyphens, as in /functionyard/quiet-fan.`;
  const taken = frozenRoutes.some((other) => other.toLowerCase() === route.toLowerCase());
  return taken
    ? `${route} is a page already. Use another address, or change that page.`
    : undefined;
}

function main([route = '']: string[]): void {
  const problem = refusal(route);
  const file = `docs${route}.md`;
  if (problem || existsSync(file)) {
    console.error(problem ?? `${file} exists already.`);
    process.exitCode = 1;
    return;
  }
  const page = readFileSync('docs/_template.md', 'utf8')
    .replace('DATE', new Date().toISOString().slice(0, 10))
    .replaceAll('NAME', basename(route));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  appendFileSync('src/pages-schema/routes.txt', `${route}\n`);
  console.log(`Created ${file}, and added its address to src/pages-schema/routes.txt.

Next: add '${route.slice(1)}' to a section of sidebars.ts, write the page, and run npm run check:pages -- ${file}`);
}

main(process.argv.slice(2));
