import * as z from 'zod';
import { frozenRoutes } from './files';
import { sourceRoute } from './routes';

const routes = new Set(frozenRoutes);

/** A date as text. YAML parses it as a Date. */
const isoDate = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date('must be a date such as 2026-11-20'),
);

const description = z
  .string('is missing: one sentence of 50 to 160 characters')
  .min(50, 'is too short: one sentence of 50 to 160 characters')
  .max(160, 'is too long: one sentence of 50 to 160 characters');

/** The kinds of pages. */
const pageKinds = [
  'guide',
  'help',
  'reference',
  'explain',
  'answers',
  'hub',
  'archive',
  'meta',
] as const;

/** The source of facts: files in a repository, a published package, or a web page. */
const sourceSchema = z.union(
  [
    z.strictObject({
      repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
      paths: z.array(z.string().min(1)).min(1),
      date: isoDate,
      commit: z
        .string()
        .regex(/^[0-9a-f]{40}$/)
        .optional(),
    }),
    z.strictObject({ package: z.string().min(1), version: z.string().min(1) }),
    z.strictObject({ url: z.url(), date: isoDate }),
    z.string(),
  ],
  'has an entry that is none of: repo with paths and date, package with version, url with date',
);

export type Source = z.infer<typeof sourceSchema>;

/** Addresses of sections, by the anchor that each had on this page before. */
const movedSections = z.record(
  z.string().regex(/^[a-z][\w-]*$/),
  z.string().regex(/^\/[\w/-]*(#[\w-]+)?$/),
  'must list anchors that the page used to have, each with its new address, as in "rescue: /functionyard/get-files-off"',
);

const answerKeywords = z.record(
  z.string().regex(/^[a-z][\w-]*$/),
  z.array(z.string()).min(1),
  'must list anchors of the page, each with what people type, as in "bright: [turn off the led, too bright at night]"',
);

/**
 * Front matter of documentation pages. `checked` is the day when the facts were last confirmed against `sources`;
 * `replaced_by` is the page to read instead of one that isn't current;
 * `keywords` and, by the anchor of each, `answer_keywords` are what people type who need the page or one of its answers;
 * `moved` leads links from other sites to sections that used to be on the page;
 * `pagination_next` is the one next step, and without it, the next page of the menu.
 */
export const pageSchema = z
  .strictObject({
    title: z
      .string('is missing: give the page a title in sentence case')
      .max(110, 'is too long: search engines cut it after 110 characters')
      .regex(
        /^[A-Z\d`].*[^.:;,\s]$/,
        'must begin with a capital and end without a punctuation mark',
      ),
    description,
    type: z.enum(pageKinds, { error: `must be one of ${pageKinds.join(', ')}` }),
    status: z.enum(['current', 'legacy', 'history', 'draft'], {
      error: 'must be one of current, legacy, history, draft',
    }),
    checked: isoDate,
    sources: z
      .array(sourceSchema, 'is missing: list where the facts come from, one entry per source')
      .min(1, 'is empty: list where the facts come from, one entry per source'),
    replaced_by: z
      .string()
      .refine((route) => routes.has(route), 'must be a route of src/pages-schema/routes.txt')
      .optional(),
    pagination_next: z
      .string()
      .refine(
        (id) => routes.has(sourceRoute(id)),
        'must be the ID of a page, which is its path below docs without the ending, such as functionyard/join',
      )
      .nullable()
      .optional(),
    moved: movedSections.optional(),
    sidebar_label: z.string().optional(),
    keywords: z
      .array(z.string())
      .min(1, 'is empty: list words that people search for, or remove it')
      .optional(),
    answer_keywords: answerKeywords.optional(),
    slug: z.string().optional(),
    hide_table_of_contents: z.boolean().optional(),
    toc_max_heading_level: z.literal(2).optional(),
    hide_title: z.boolean().optional(),
  })
  .refine((page) => page.status === 'current' || page.replaced_by !== undefined, {
    path: ['replaced_by'],
    error: "is missing: a page that isn't current names the page to read instead",
  });

export type PageFrontMatter = z.infer<typeof pageSchema>;

/** Front matter of posts. */
export const postSchema = z.looseObject({
  title: z.string('is missing: give the post a title in sentence case').min(2),
  description,
});

export type PostFrontMatter = z.infer<typeof postSchema>;
