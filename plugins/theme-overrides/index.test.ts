import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, it, vi } from 'vitest';
import { themeOverrides } from '.';

const require = createRequire(import.meta.url);

const context = {
  i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
  siteConfig: { themeConfig: { announcementBar: undefined, colorMode: {}, prism: {} } },
} as unknown as LoadContext;

type Alias = Record<string, string>;

const aliases = (): Alias => {
  const config = themeOverrides().configureWebpack!({} as never, false, {} as never, undefined) as {
    resolve: { alias: Alias };
  };
  return config.resolve.alias;
};

describe('themeOverrides', () => {
  it('replaces what theme-classic loads in the browser, and nothing that it does not', () => {
    const main = require.resolve('@docusaurus/theme-classic');
    const theme = require(main) as { default: (context: LoadContext, options: object) => Plugin };
    const loaded = theme.default(context, { customCss: [] }).getClientModules!()
      .map((file) => resolve(dirname(main), file))
      .map((file) => (file.endsWith('.css') ? file : require.resolve(file)));
    const replaced = Object.keys(aliases());
    expect(replaced).toHaveLength(2);
    for (const file of replaced) expect(loaded).toContain(file);
    // A client module that an upgrade adds deserves a look.
    expect(loaded.filter((file) => file.endsWith('.js'))).toHaveLength(replaced.length);
  });

  it('replaces them by nothing', async () => {
    for (const file of Object.values(aliases())) {
      expect(((await import(file)) as { default: object }).default).toEqual({});
    }
  });
});

describe('what src/client/chunkErrors.ts stands on', () => {
  const client = (file: string) =>
    readFileSync(require.resolve(`@docusaurus/core/lib/client/${file}`), 'utf8');

  it('the router loads a page by the `preload` of the components in the generated routes', () => {
    const preload = client('preload.js');
    expect(preload).toContain("import routes from '@generated/routes'");
    expect(preload).toContain('match.route.component.preload?.()');
  });

  it('a failed load reloads the page, which is why it is caught', () => {
    const navigation = client('PendingNavigation.js');
    expect(navigation).toMatch(
      /preload\(nextLocation\.pathname\)[\s\S]*\.catch\([\s\S]*window\.location\.reload\(\)/,
    );
  });

  it('components of routes are made by react-loadable, whose `preload` can be replaced', async () => {
    expect(client('exports/ComponentCreator.js')).toContain('return Loadable.Map({');
    const loadable = require('react-loadable') as (options: object) => {
      preload: () => Promise<unknown>;
    };
    const component = loadable({
      loader: () => Promise.reject(new Error('gone')),
      loading: () => null,
    });
    await expect(component.preload()).rejects.toThrow('gone');
    component.preload = () => Promise.resolve('mended');
    await expect(component.preload()).resolves.toBe('mended');
  });
});

describe('src/client/chunkErrors.ts', () => {
  const failing = () => ({ preload: () => Promise.reject(new Error('gone')) });
  const outer = failing();
  const inner = failing();
  const fine = { preload: () => Promise.resolve('page') };
  const chunkErrors = async () => {
    vi.doMock('@generated/routes', () => ({
      default: [
        {
          path: '/',
          component: outer,
          routes: [{ component: inner }, { component: fine }, { path: '*' }],
        },
      ],
    }));
    return import('../../src/client/chunkErrors');
  };

  it('lets the first page fail, and keeps every later failure on the page', async () => {
    const { onRouteDidUpdate } = await chunkErrors();
    await expect(outer.preload()).rejects.toThrow('gone');
    await expect(inner.preload()).rejects.toThrow('gone');
    onRouteDidUpdate();
    await expect(outer.preload()).resolves.toBeUndefined();
    await expect(inner.preload()).resolves.toBeUndefined();
    await expect(fine.preload()).resolves.toBe('page');
  });
});
