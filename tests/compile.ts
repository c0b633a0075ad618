import { compile, type CompileOptions } from '@mdx-js/mdx';
import { VFile } from 'vfile';

/** For tests: a page as the code that it becomes, by the plugins of the options. */
export const compilePage = async (source: string, options: CompileOptions): Promise<string> =>
  String(
    await compile(new VFile({ value: source, path: 'docs/page.md' }), {
      format: 'mdx',
      jsx: true,
      ...options,
    }),
  );
