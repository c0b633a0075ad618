import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { themeOverrides } from '.';

const require = createRequire(import.meta.url);

const context = {
  i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
  siteConfig: { themeConfig: { announcementBar: undefined, colorMode: {}, prism: {} } },
} as unknown as LoadContext;

it('removes what theme-classic loads in the browser, and nothing that it does not', () => {
  const main = require.resolve('@docusaurus/theme-classic');
  const theme = require(main) as { default: (context: LoadContext, options: object) => Plugin };
  const loaded = theme.default(context, { customCss: [] }).getClientModules!()
    .map((file) => resolve(dirname(main), file))
    .map((file) => (file.endsWith('.css') ? file : require.resolve(file)));
  const configure = themeOverrides().configureWebpack as () => { resolve: { alias: object } };
  const removed = Object.keys(configure().resolve.alias);
  expect(removed).toHaveLength(2);
  for (const file of removed) expect(loaded).toContain(file);
  // A client module that an upgrade adds deserves a look.
  expect(loaded.filter((file) => file.endsWith('.js'))).toHaveLength(removed.length);
});
