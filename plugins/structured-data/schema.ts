import * as z from 'zod';

/** What search engines ask of structured data, as far as it differs from page to page. */
const url = z
  .url({ protocol: /^https$/ })
  .refine((value) => !/[^/]\/$/.test(new URL(value).pathname), 'must not end with a slash');
const day = z.iso.date();
const reference = z.strictObject({ '@id': url });
const words = z.string().trim().min(1);

const constant = z.looseObject({ '@type': z.enum(['Organization', 'WebSite']), '@id': url });

const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: url }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, at) => position === at + 1)),
});

const article = z.strictObject({
  '@type': z.enum(['TechArticle', 'BlogPosting']),
  '@id': url,
  name: words,
  headline: words.max(110, 'must have at most 110 characters'),
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
});

export const structuredDataSchema = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@graph': z.array(z.discriminatedUnion('@type', [constant, breadcrumbs, article])),
  })
  .superRefine(({ '@graph': graph }, context) => {
    const ids = graph.flatMap((thing) => ('@id' in thing ? [thing['@id']] : []));
    for (const [, id] of JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g))
      if (!ids.includes(id!))
        context.addIssue({ code: 'custom', message: `nothing has the ID ${id}` });
  });
