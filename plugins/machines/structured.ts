import type { Element, Root } from 'hast';
import { find, findAll, hasClass, is, isElement, textPartOf, wordsOf } from './hast';

export interface Crumb {
  name: string;
  url: string;
}

export interface StructuredPage {
  kind: 'doc' | 'post' | 'other';
  title: string;
  description: string;
  url: string;
  image: string;
  type?: string;
  keywords?: readonly string[];
  /** Days, as 2026-11-20. */
  published?: string;
  modified?: string;
  /** The way from the start page to this one, both included. */
  crumbs: readonly Crumb[];
}

export interface Site {
  url: string;
  name: string;
  organization: { name: string; url: string; logo: string; sameAs: readonly string[] };
}

type Thing = Record<string, unknown>;

const organizationId = (site: Site) => `${site.url}/#organization`;
const siteId = (site: Site) => `${site.url}/#website`;

const organization = (site: Site): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.organization.name,
  url: site.organization.url,
  logo: { '@type': 'ImageObject', url: site.organization.logo },
  sameAs: site.organization.sameAs,
});

const website = (site: Site): Thing => ({
  '@type': 'WebSite',
  '@id': siteId(site),
  name: site.name,
  url: `${site.url}/`,
  inLanguage: 'en',
  publisher: { '@id': organizationId(site) },
});

const breadcrumbs = (crumbs: readonly Crumb[]): Thing[] =>
  crumbs.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ name, url }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: url,
          })),
        },
      ];

/** The first paragraph of a step says what to do; the rest explains it. */
function step(item: Element, index: number, url: string): Thing {
  const paragraph = find(item, (element) => is('p')(element) && wordsOf(element) !== '');
  return {
    '@type': 'HowToStep',
    position: index + 1,
    text: wordsOf(paragraph ?? item),
    url: `${url}#${String(item.properties.id)}`,
  };
}

const isSteps = (element: Element): boolean =>
  is('ol')(element) && element.properties.role === 'list';

/** The lists of steps of a page, each with the heading over it. */
export function proceduresOf(page: Root): { name: string; items: Element[] }[] {
  const part = textPartOf(page);
  const found: { name: string; items: Element[] }[] = [];
  let heading = '';
  for (const element of part
    ? findAll(part, (each) => is('h2', 'h3', 'h4')(each) || isSteps(each))
    : []) {
    if (!isSteps(element)) heading = wordsOf(element);
    else
      found.push({
        name: heading,
        items: element.children.filter(
          (child): child is Element => isElement(child) && child.tagName === 'li',
        ),
      });
  }
  return found;
}

function steps(page: Root, url: string): Thing[] {
  const procedures = proceduresOf(page);
  if (procedures.length === 1)
    return procedures[0]!.items.map((item, index) => step(item, index, url));
  return procedures.map(({ name, items }, index) => ({
    '@type': 'HowToSection',
    position: index + 1,
    name,
    itemListElement: items.map((item, at) => step(item, at, url)),
  }));
}

const isQuestion = (heading: Element) => wordsOf(heading).endsWith('?');

/** Questions that are the headings of a page, with the text under each. */
function askedInHeadings(part: Element): [string, string][] {
  const children = part.children.filter(isElement);
  return children.flatMap((child, at): [string, string][] => {
    if (!is('h2')(child) || !isQuestion(child)) return [];
    const rest = children.slice(at + 1);
    const end = rest.findIndex(is('h2'));
    const answer = rest
      .slice(0, end === -1 ? undefined : end)
      .filter(is('p', 'ul', 'ol'))
      .map(wordsOf)
      .join(' ');
    return answer ? [[wordsOf(child), answer]] : [];
  });
}

/** Questions that are the rows of tables with a column of questions and one of answers. */
function askedInTables(part: Element): [string, string][] {
  return findAll(part, is('table')).flatMap((table) => {
    const heads = findAll(table, is('th')).map(wordsOf);
    if (!heads[0]?.startsWith('Question') || !heads[1]?.startsWith('Answer')) return [];
    return findAll(table, is('tr')).flatMap((row): [string, string][] => {
      const [question, answer] = findAll(row, is('td')).map(wordsOf);
      return question && answer ? [[question, answer]] : [];
    });
  });
}

/** What a page asks and answers; none where it is no list of questions. */
function questionsOf(page: Root): [string, string][] {
  const part = textPartOf(page);
  if (!part || !hasClass(part, 'theme-doc-markdown')) return [];
  const questions = [...askedInHeadings(part), ...askedInTables(part)];
  return questions.length >= 3 ? questions : [];
}

/** What the page is, in the words of schema.org. */
function subject(page: StructuredPage, tree: Root, site: Site): Thing[] {
  if (page.kind === 'other') return [];
  const common: Thing = {
    '@id': `${page.url}#page`,
    name: page.title,
    description: page.description,
    url: page.url,
    image: page.image,
    inLanguage: 'en',
    isPartOf: { '@id': siteId(site) },
    publisher: { '@id': organizationId(site) },
    ...(page.published && { datePublished: page.published }),
    ...(page.modified && { dateModified: page.modified }),
    ...(page.keywords?.length && { keywords: page.keywords.join(', ') }),
  };
  const article = {
    ...common,
    headline: page.title,
    mainEntityOfPage: page.url,
    author: { '@id': organizationId(site) },
  };
  const questions = questionsOf(tree);
  const faq: Thing[] =
    questions.length === 0
      ? []
      : [
          {
            '@type': 'FAQPage',
            '@id': `${page.url}#questions`,
            url: page.url,
            name: page.title,
            mainEntity: questions.map(([name, answer]) => ({
              '@type': 'Question',
              name,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ];
  const procedure = page.type === 'guide' ? steps(tree, page.url) : [];
  if (page.kind === 'post') return [{ '@type': 'BlogPosting', ...article }];
  if (procedure.length > 0) return [{ '@type': 'HowTo', ...common, step: procedure }, ...faq];
  return [{ '@type': 'TechArticle', ...article }, ...faq];
}

/** Everything a page says of itself in JSON-LD. */
export function structuredData(page: StructuredPage, tree: Root, site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site),
      website(site),
      ...breadcrumbs(page.crumbs),
      ...subject(page, tree, site),
    ],
  };
}
