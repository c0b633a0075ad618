import { compile, type CompileOptions } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { stop } from '../src/markdown/nodes';

/** For tests: a page as the code that it becomes, by the plugins of the options. */
export const compilePage = async (
  source: string,
  { rehypePlugins, ...options }: CompileOptions,
): Promise<string> =>
  String(
    await compile(new VFile({ value: source, path: 'docs/page.md' }), {
      format: 'mdx',
      jsx: true,
      rehypePlugins: [...(rehypePlugins ?? []), stop],
      ...options,
    }),
  );
