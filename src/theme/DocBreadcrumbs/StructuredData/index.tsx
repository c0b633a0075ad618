// Wrapped: the stock part ends the URLs of section pages with a slash. Those URLs don't exist here.
import type { ReactNode } from 'react';
import OriginalStructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { pageRoute } from '@site/src/pages-schema/routes';

export default function StructuredData({ breadcrumbs }: Props): ReactNode {
  const correct = breadcrumbs.map((item) => ({
    ...item,
    href: item.href && pageRoute(item.href),
  }));
  return <OriginalStructuredData breadcrumbs={correct as Props['breadcrumbs']} />;
}
