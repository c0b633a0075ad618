import { existsSync } from 'node:fs';

/** The file of a page, by its route. */
function fileOf(route: string): string {
  const page = `docs${route === '/' ? '/index' : route}`;
  const files = [`${page}.md`, `${page}/index.md`, `${page}.mdx`];
  if (route.startsWith('/blog')) return `the post in blog/ that is shown at ${route}`;
  return files.find((file) => existsSync(file)) ?? `${page}.md`;
}

/** The terminal's colors are no words. */
// oxlint-disable-next-line no-control-regex
const plain = (output: string) => output.replace(/\u001b\[[\d;]*m/g, '');

function brokenLinks(output: string): string[] {
  const found: string[] = [];
  for (const [, kind, route, targets] of output.matchAll(
    /- Broken (link|anchor) on source page path = (\S+):\s*\n((?:\s*-> linking to .+\n?)+)/g,
  )) {
    for (const [, target] of targets!.matchAll(/-> linking to (\S+)/g)) {
      const cure =
        kind === 'link'
          ? 'there is no such page. Correct the link, or write the page and list it in sidebars.ts.'
          : 'the page has no such heading. Correct what stands after the #, or give the heading that id: ## Heading {/* #id */}';
      found.push(`${fileOf(route!)}: the link ${target}: ${cure}`);
    }
  }
  return found;
}

function brokenImages(output: string): string[] {
  return [
    ...output.matchAll(
      /Markdown image with URL [`"]?([^\s`"]+)[`"]? in source file "?([^\s"]+)"?(?: \((\d+:\d+)\))?/g,
    ),
  ].map(
    ([, url, file, place]) =>
      `${file}${place ? `:${place}` : ''}: there is no image ${url}. Correct its name, or put the file into static${url!.startsWith('/') ? url : '/img'}.`,
  );
}

function sidebarEntries(output: string): string[] {
  const [, ids] = /sidebar document ids do not exist:\s*\n((?:\s*- .+\n)+)/.exec(output) ?? [];
  return [...(ids ?? '').matchAll(/- (\S+)/g)].map(
    ([, id]) => `sidebars.ts: "${id}" has no page. Write docs/${id}.md, or take the entry out.`,
  );
}

/** What our own plugins say of a page, without the details that Docusaurus wraps round it. */
function pageFaults(output: string): string[] {
  const faults = output
    .replaceAll('│', ' ')
    .matchAll(/"name": "([^"]+?)(?:-\d+:\d+)?",[\s\S]*?"reason": ("(?:[^"\\]|\\.)*")/g);
  return [...faults].map(
    ([, place, reason]) =>
      `${place!.replace(`${process.cwd()}/`, '')}: ${JSON.parse(reason!) as string}`,
  );
}

/** What to do about a build that failed, a line for each fault: file, what is wrong, cure. */
export function advice(output: string): string[] {
  const text = plain(output);
  return [
    ...new Set([
      ...pageFaults(text),
      ...brokenLinks(text),
      ...brokenImages(text),
      ...sidebarEntries(text),
    ]),
  ];
}
