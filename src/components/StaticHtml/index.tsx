import type { ComponentProps, ElementType, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useMarkup } from '../useMarkup';

interface Props extends ComponentProps<'div'> {
  /** Name of the element. */
  as: string;
  /** What it contains, made by src/markdown/staticHtml.ts when the page is built. */
  html: string;
}

const valuesOf = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) =>
    value!.replaceAll('&#x26;', '&'),
  );

/** A part of a page without interactive elements. React hydrates only its outermost element. */
export default function StaticHtml({ as, html, ...props }: Props): ReactNode {
  const Tag = as as ElementType;
  const { collectAnchor, collectLink } = useBrokenLinks();
  if (typeof window === 'undefined') {
    // Docusaurus checks the links and ids that it is told about while it renders the page.
    valuesOf(html, 'href')
      .filter((href) => /^[/#]/.test(href))
      .forEach(collectLink);
    valuesOf(html, 'id').forEach(collectAnchor);
  }
  return <Tag {...props} data-static-html="" dangerouslySetInnerHTML={useMarkup(html)} />;
}
