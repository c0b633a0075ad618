// Wrapped: status, check date and sources stand between the title and the text.
import type { ReactNode } from 'react';
import Content from '@theme-original/DocItem/Content';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import PageStatus from '@site/src/components/PageStatus';
import type { PageFrontMatter } from '@site/plugins/front-matter';

export default function DocItemContent({ children }: Props): ReactNode {
  // Checked by plugins/front-matter when the page was built.
  const page = useDoc().frontMatter as unknown as PageFrontMatter;
  return (
    <Content>
      <PageStatus
        status={page.status}
        checked={String(page.checked).slice(0, 10)}
        sources={page.sources}
        replacedBy={page.replaced_by}
      />
      {children}
    </Content>
  );
}
