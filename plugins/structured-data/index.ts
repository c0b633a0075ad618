import { links } from '../../src/data';
import type { BuiltSite, ContentPage, Step } from '../built-pages';
import { structuredDataSchema } from './schema';

type Thing = Record<string, unknown>;
export type Site = Pick<BuiltSite, 'url' | 'title'>;

const organization = ({ url }: Site): Thing => ({
  '@type': 'Organization',
  '@id': `${url}/#organization`,
  name: links.company.label,
  url: links.company.url,
  logo: { '@type': 'ImageObject', url: `${url}/img/icon-512.png` },
  sameAs: [links.github.url, links.x.url, links.youtube.url, links.linkedin.url],
});

const website = ({ url, title }: Site): Thing => ({
  '@type': 'WebSite',
  '@id': `${url}/#website`,
  name: title,
  url: `${url}/`,
  inLanguage: 'en',
  publisher: { '@id': `${url}/#organization` },
});

/** The way from the start page to this one, both included. */
function breadcrumbs({ route, place, title, url }: ContentPage, site: Site): Thing[] {
  if (route === '/') return [];
  const crumbs = [
    { name: 'Home', item: `${site.url}/` },
    ...(place?.above ?? []).map(({ name, route: above }) => ({ name, item: site.url + above })),
    { name: place?.label ?? title, item: url },
  ];
  const items = crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...crumb,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

function article(page: ContentPage, { url }: Site): Thing[] {
  if (page.kind === 'list') return [];
  return [
    {
      '@type': page.kind === 'post' ? 'BlogPosting' : 'TechArticle',
      '@id': `${page.url}#page`,
      name: page.title,
      headline: page.title,
      description: page.description,
      url: page.url,
      mainEntityOfPage: page.url,
      image: url + page.image,
      inLanguage: 'en',
      isPartOf: { '@id': `${url}/#website` },
      publisher: { '@id': `${url}/#organization` },
      author: { '@id': `${url}/#organization` },
      ...(page.published && { datePublished: page.published }),
      ...(page.modified && { dateModified: page.modified }),
      ...(page.keywords.length > 0 && { keywords: page.keywords.join(', ') }),
    },
  ];
}

/** What a page says about itself in the vocabulary of schema.org. */
export const describe = (page: ContentPage, site: Site): object => ({
  '@context': 'https://schema.org',
  '@graph': [organization(site), website(site), ...breadcrumbs(page, site), ...article(page, site)],
});

/** Step: structured data (JSON-LD) in the head of each page. Stops at what search engines would refuse. */
export const structuredData = (): Step => ({
  name: 'structured-data',
  read({ content }, _tree, site) {
    if (!content) return undefined;
    const data = describe(content, site);
    const [issue] = structuredDataSchema.safeParse(data).error?.issues ?? [];
    if (issue)
      throw new Error(
        `${String(issue.path.at(-1))} ${issue.message}. Correct the front matter of ${content.source ?? content.route}.`,
      );
    // A `<` could end the script element.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    return `<script type="application/ld+json">${json}</script>`;
  },
});
