import type { Described } from './markdown';

/** A heading of llms.txt and the pages under it. */
export interface Section {
  title: string;
  pages: readonly (Described & { markdownUrl: string })[];
}

export interface Summary {
  title: string;
  tagline: string;
  /** What a reader should know before the list. */
  notes: readonly string[];
  sections: readonly Section[];
  /** Files that are not pages. */
  files: readonly { title: string; url: string; description: string }[];
}

const state = ({ status }: Described) =>
  status === undefined || status === 'current' ? '' : ` (${status})`;

const link = (title: string, url: string, description: string) =>
  `- [${title}](${url}): ${description}`;

/** The file llms.txt, as llmstxt.org describes it: name, summary, notes, then links in sections. */
export function llmsTxt({ title, tagline, notes, sections, files }: Summary): string {
  const parts = [
    `# ${title}`,
    `> ${tagline}`,
    notes.map((note) => `- ${note}`).join('\n'),
    ...sections.map((section) =>
      [
        `## ${section.title}`,
        '',
        ...section.pages.map((page) =>
          link(page.title + state(page), page.markdownUrl, page.description),
        ),
      ].join('\n'),
    ),
    ['## Files', '', ...files.map((file) => link(file.title, file.url, file.description))].join(
      '\n',
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** All pages in one file, in the order of the sidebars. */
export function llmsFullTxt({ title, tagline }: Summary, files: readonly string[]): string {
  return [`# ${title}\n\n> ${tagline}\n`, ...files].join('\n');
}
