import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The search dialog and the page that opens it. The index is a step of src/plugins/post-build. */
export const search = ({ baseUrl }: LoadContext): Plugin => ({
  name: 'search',
  getThemePath: () => join(__dirname, 'theme'),
  getTypeScriptThemePath: () => join(__dirname, 'theme'),
  contentLoaded({ actions }) {
    actions.addRoute({ path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true });
  },
});
