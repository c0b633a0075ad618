// Wrapped: status, check date and sources stand between the title and the text.
import type { ReactNode } from 'react';
import Content from '@theme-original/DocItem/Content';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import PageStatus from '@site/src/components/PageStatus';
import type { PageFrontMatter } from '@site/config/frontMatter';

export default function DocItemContent({ children }: Props): ReactNode {
  // Checked by plugins/front-matter when the page was built.
  const page = useDoc().frontMatter as unknown as PageFrontMatter;
  const status = (
    <PageStatus
      status={page.status}
      checked={new Date(page.checked).toISOString().slice(0, 10)}
      sources={page.sources}
      replacedBy={page.replaced_by}
    />
  );
  // The first screen of the home page belongs to its doors.
  const home = page.slug === '/';
  return (
    <Content>
      {!home && status}
      {children}
      {home && status}
    </Content>
  );
}
