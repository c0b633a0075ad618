import { expect, it } from 'vitest';
import type { ContentPage } from '../post-build/pages';
import { describe as describePage, structuredData } from '.';

const url = 'https://docs.fx.land';
const site = { url, title: 'Docs' };
const page: ContentPage = {
  kind: 'doc',
  route: '/mvp/join',
  url: `${url}/mvp/join`,
  title: 'Join',
  description: 'How to join.',
  image: '/img/cards/docs/mvp/join.png',
  keywords: ['pool', 'join'],
  status: 'current',
  modified: '2026-11-20',
  place: { section: 'MVP', label: 'Join', order: 1, above: [{ name: 'MVP', route: '/mvp' }] },
};
const graphOf = (more: Partial<ContentPage> = {}) =>
  describePage({ ...page, ...more }, site)['@graph'];
const typesOf = (more?: Partial<ContentPage>) => graphOf(more).map((thing) => thing['@type']);

it('describes documentation, news, and lists', () => {
  expect(typesOf()).toEqual(['Organization', 'WebSite', 'BreadcrumbList', 'TechArticle']);
  expect(typesOf({ kind: 'post', published: '2026-01-02' })).toContain('BlogPosting');
  expect(typesOf({ kind: 'list' })).toEqual(['Organization', 'WebSite', 'BreadcrumbList']);
  expect(typesOf({ route: '/' })).not.toContain('BreadcrumbList');
});

it('names the pages above in order', () => {
  expect(graphOf().find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { name: 'Home', item: `${url}/` },
      { name: 'MVP', item: `${url}/mvp` },
      { name: 'Join', item: page.url },
    ],
  });
});

it('cannot end its script element', () => {
  const content = { ...page, title: '</script>' };
  const tag = structuredData().read!({ file: '', html: '', content }, {} as never, site as never);
  expect(String(tag).match(/<\/script>/g)).toHaveLength(1);
});
