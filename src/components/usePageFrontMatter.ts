import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PageFrontMatter } from '../content/frontMatter';

/** The front matter of the page. src/content/parseFrontMatter.ts has validated it during the build. */
export const usePageFrontMatter = (): PageFrontMatter =>
  useDoc().frontMatter as unknown as PageFrontMatter;
