import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { markdown } from './index';

interface Looks {
  /** Looks at the Markdown after src/data has been filled in. */
  readonly atMarkdown?: (tree: Root) => void;
  /** Looks at the HTML before the plugins that work on it. */
  readonly atHtml?: (tree: Html) => void;
}

/** Where and why a page, or a part that it uses, can't be compiled. */
type Fault = Partial<VFile['messages'][number]>;

/** Compiles a page or part without Docusaurus. @returns all that's refused in it, or the first fault of its syntax */
export async function compileAlone(
  path: string,
  source: string,
  { atMarkdown, atHtml }: Looks = {},
): Promise<Fault[]> {
  const file = new VFile({ value: source, path });
  try {
    // Loaded here because the package has no entry for `require`.
    const { compile } = await import('@mdx-js/mdx');
    await compile(file, {
      format: 'mdx',
      remarkPlugins: [
        remarkFrontmatter,
        remarkGfm,
        remarkDirective,
        ...markdown.beforeDefaultRemarkPlugins,
        () => atMarkdown,
      ],
      rehypePlugins: [() => atHtml, ...markdown.rehypePlugins],
    });
    return [];
  } catch (error) {
    const refused = file.messages.filter(({ fatal }) => fatal);
    return refused.length > 0 ? refused : [error as Error];
  }
}
