/**
 * Loader: leaves out of two files of Docusaurus what no browser uses. Measured with Brotli on 228 pages:
 * - The list of page scripts names their source files, which only the build reads: 1.3 KB of the main script.
 * - The file of the menu describes every page, for cards that this site doesn't have: 9 KB of a first visit.
 */
export default function shortenLoader(this: { resourcePath: string }, source: string): string {
  const short = this.resourcePath.endsWith('.json')
    ? source.replace(/"docs":\{.*\}(?=\}\}$)/s, '"docs":{}')
    : source.replace(/, "@[^"]*", (?=require\.resolveWeak)/g, ', 0, ');
  if (short === source)
    throw new Error(
      `There's nothing to leave out of ${this.resourcePath} anymore. Has the way Docusaurus writes it changed? Correct src/plugins/startup/shortenLoader.ts.`,
    );
  return short;
}
