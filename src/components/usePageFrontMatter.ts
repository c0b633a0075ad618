import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PageFrontMatter } from '../pages-schema/frontMatter';

/** The front matter of the page. src/pages-schema/parseFrontMatter.ts has validated it during the build. */
export const usePageFrontMatter = (): PageFrontMatter =>
  useDoc().frontMatter as unknown as PageFrontMatter;
