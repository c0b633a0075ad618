import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { VFile } from 'vfile';
import { markdown } from './index';

interface Looks {
  /** Looks at the Markdown after src/data has been filled in. */
  readonly atMarkdown?: (tree: Root) => void;
  /** Looks at the HTML before the plugins that work on it. */
  readonly atHtml?: (tree: Html) => void;
}

/** Where and why a file can't be compiled. */
export interface Fault {
  /** The page or, if a part is at fault, the part. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Compiles a page or part without Docusaurus. @returns why it can't be, or nothing */
export async function compileAlone(
  file: string,
  source: string,
  { atMarkdown, atHtml }: Looks = {},
): Promise<Fault | undefined> {
  try {
    // Loaded here because the package has no entry for `require`.
    const { compile } = await import('@mdx-js/mdx');
    await compile(
      { value: source, path: file },
      {
        format: 'mdx',
        remarkPlugins: [
          remarkFrontmatter,
          remarkGfm,
          remarkDirective,
          ...markdown.beforeDefaultRemarkPlugins,
          () => atMarkdown,
        ],
        rehypePlugins: [() => atHtml, ...markdown.rehypePlugins],
      },
    );
    return undefined;
  } catch (error) {
    const {
      line = 1,
      column = 1,
      message = '',
      file: at = file,
    } = error as Partial<VFile['messages'][number]>;
    return { file: at, line, column, message };
  }
}
