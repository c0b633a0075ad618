import { pagesIn } from '../src/pages-schema/files';

/** The pages in the paths that a command was given, or in those that it takes without any. Ends it if a path has no page. */
export function namedPages(paths: readonly string[], otherwise: readonly string[]): string[] {
  const wrong = paths.filter((path) => pagesIn(path).length === 0);
  for (const path of wrong) console.error(`${path} isn't a page of this site. Correct the path.`);
  if (wrong.length > 0) process.exit(1);
  return (paths.length > 0 ? paths : otherwise).flatMap(pagesIn);
}
