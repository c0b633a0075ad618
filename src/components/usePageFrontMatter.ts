import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PageFrontMatter } from '../content/frontMatter';

/** The front matter of the page, which src/content/parseFrontMatter.ts has checked when the page was built. */
export const usePageFrontMatter = (): PageFrontMatter =>
  useDoc().frontMatter as unknown as PageFrontMatter;
