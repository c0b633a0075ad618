/** Text as it may stand in an attribute between double quotes. */
const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON that cannot end the script element it stands in. */
const json = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface HeadPart {
  image: string;
  imageAlt: string;
  /** Address of the page as Markdown. */
  markdown?: string;
  structured?: object;
}

/** A page with its card, its Markdown and its structured data named in its head. */
export function withHead(
  html: string,
  page: string,
  { image, imageAlt, markdown, structured }: HeadPart,
): string {
  const end = html.indexOf('</head>');
  if (end === -1)
    throw new Error(
      `machines: ${page} has no </head>. Has the way Docusaurus writes pages changed? Correct plugins/machines/head.ts.`,
    );
  const tags = [
    `<meta property="og:image" content="${attribute(image)}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${attribute(imageAlt)}">`,
    ...(markdown
      ? [`<link rel="alternate" type="text/markdown" href="${attribute(markdown)}">`]
      : []),
    ...(structured ? [`<script type="application/ld+json">${json(structured)}</script>`] : []),
  ];
  return html.slice(0, end) + tags.join('') + html.slice(end);
}
