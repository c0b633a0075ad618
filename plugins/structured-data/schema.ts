import * as z from 'zod';

/** What search engines ask of structured data, as far as this site uses it. For the tests. */
const url = z
  .url({ protocol: /^https$/ })
  .refine((value) => !/[^/]\/$/.test(new URL(value).pathname), 'has a slash at its end');
const day = z.iso.date();
const reference = z.strictObject({ '@id': url });
const words = z.string().trim().min(1);

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': url,
  name: words,
  url: z.url(),
  logo: z.strictObject({ '@type': z.literal('ImageObject'), url }),
  sameAs: z.array(z.url()).min(1),
});

const website = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': url,
  name: words,
  url,
  inLanguage: z.literal('en'),
  publisher: reference,
});

const inOrder = (items: readonly { position: number }[]) =>
  items.every((item, index) => item.position === index + 1);

const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: url }),
    )
    .min(2)
    .refine(inOrder),
});

const articleFields = {
  '@id': url,
  name: words,
  headline: words.max(110),
  description: words,
  url,
  mainEntityOfPage: url,
  image: url,
  inLanguage: z.literal('en'),
  isPartOf: reference,
  publisher: reference,
  author: reference,
  datePublished: day.optional(),
  dateModified: day.optional(),
  keywords: words.optional(),
};
const article = z.strictObject({ '@type': z.literal('TechArticle'), ...articleFields });
const post = z.strictObject({
  '@type': z.literal('BlogPosting'),
  ...articleFields,
  datePublished: day,
});

export const structuredDataSchema = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@graph': z.array(
      z.discriminatedUnion('@type', [organization, website, breadcrumbs, article, post]),
    ),
  })
  .superRefine((data, context) => {
    const graph = data['@graph'];
    const ids = new Set(graph.flatMap((thing) => ('@id' in thing ? [thing['@id']] : [])));
    const named = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
    for (const [, id] of named)
      if (!ids.has(id!)) context.addIssue({ code: 'custom', message: `nothing has the id ${id}` });
  });
