/** Everything that `docusaurus.config.ts` needs from plugins, in one file because it loads TypeScript with tsx. */
export { parseFrontMatter } from '../src/content/parseFrontMatter';
export { markdown } from '../src/markdown';
import { openApiFiles } from '../src/plugins/openapi';
import { bundlerCache } from '../plugins/bundler-cache';
import { quickStart } from '../plugins/first-visit';
import { offline } from '../plugins/offline';
import { postBuild } from '../plugins/post-build';
import { feeds } from '../plugins/feeds';
import { search } from '../plugins/search';
import { socialCards } from '../plugins/social-cards';
import { themeOverrides } from '../plugins/theme-overrides';

/** The plugins of the site, in the order in which Docusaurus runs them. */
export const plugins = [
  bundlerCache,
  themeOverrides,
  quickStart,
  openApiFiles,
  feeds,
  search,
  socialCards,
  offline,
  postBuild,
];
