import { links } from '../../data';
import type { BuiltSite, ContentPage, Step } from '../post-build/pages';

type Thing = Record<string, unknown>;
type Site = Pick<BuiltSite, 'url' | 'title'>;

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
function breadcrumbs({ place, title, url }: ContentPage, site: Site): Thing {
  const crumbs = [
    { name: 'Home', item: `${site.url}/` },
    ...(place?.above ?? []).map(({ name, route: above }) => ({ name, item: site.url + above })),
    { name: place?.label ?? title, item: url },
  ];
  const itemListElement = crumbs.map((crumb, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    ...crumb,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

const article = (page: ContentPage, { url }: Site): Thing => ({
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
  datePublished: page.published,
  dateModified: page.modified,
  keywords: page.keywords.join(', ') || undefined,
});

/** What a page says about itself in the vocabulary of schema.org. */
export const describe = (page: ContentPage, site: Site) => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(site),
    website(site),
    ...(page.route === '/' ? [] : [breadcrumbs(page, site)]),
    ...(page.kind === 'list' ? [] : [article(page, site)]),
  ],
});

/** Step: structured data (JSON-LD) in the head of each page. */
export const structuredData = (): Step => ({
  name: 'structured-data',
  read({ content }, _tree, site) {
    if (!content) return undefined;
    // A `<` could end the script element.
    const json = JSON.stringify(describe(content, site)).replaceAll('<', '\\u003c');
    return `<script type="application/ld+json">${json}</script>`;
  },
});
