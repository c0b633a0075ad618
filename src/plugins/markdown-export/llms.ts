import { pageFileName } from '../../pages-schema/routes';
import type { BuiltSite } from '../post-build/pages';

const notes = [
  'Every page is also Markdown: its address with `.md` at the end (the start page is `/index.md`).',
  'Each page has a status: `current`, `legacy` (replaced), `history` (the past), or `draft` (an idea that is not settled), and the day its facts were last checked. A page that is not current names the page that replaces it.',
  'CM4 and RK1 are the two models of the FxBlox. Their ports, lights, and guides differ.',
];

const files = [
  ['llms-full.txt', 'All pages in one file', 'The text of every page as Markdown.'],
  ['openapi/pinning.json', 'OpenAPI: pinning service', 'The pinning API, machine-readable.'],
  ['sitemap.xml', 'Sitemap', 'Addresses of all pages, with the day of their last change.'],
  ['blog/atom.xml', 'News feed', 'News as Atom; as RSS under /blog/rss.xml.'],
] as const;

const link = (title: string, url: string, description: string) =>
  `- [${title}](${url}): ${description}`;

/** The file llms.txt, as llmstxt.org describes it: name, summary, notes, then links in sections. */
export function llmsTxt({ url, title, tagline, pages }: BuiltSite): string {
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    const section = page.section ?? (page.kind === 'doc' ? 'Overview' : 'News');
    const { title: name, status, route, description } = page;
    const shown = status === 'current' ? name : `${name} (${status})`;
    const line = link(shown, `${url}/${pageFileName(route)}.md`, description);
    sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  sections.set(
    'Files',
    files.map(([path, name, description]) => link(name, `${url}/${path}`, description)),
  );
  const parts = [
    `# ${title}`,
    `> ${tagline}.`,
    notes.map((note) => `- ${note}`).join('\n'),
    ...[...sections].map(([name, links]) => `## ${name}\n\n${links.join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** All pages in one file, in the order of the sidebars. */
export const llmsFullTxt = ({ title, tagline }: BuiltSite, markdown: readonly string[]): string =>
  [`# ${title}\n\n> ${tagline}.\n`, ...markdown].join('\n');
