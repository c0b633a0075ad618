// Wrapped: a page that isn't current says so between its title and its text.
import type { ReactNode } from 'react';
import Content from '@theme-original/DocItem/Content';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import PageStatus from '@site/src/components/PageStatus';
import type { PageFrontMatter } from '@site/src/content/frontMatter';

export default function DocItemContent({ children }: Props): ReactNode {
  // Checked by src/content/parseFrontMatter when the page was built.
  const { status, replaced_by: replacedBy } = useDoc().frontMatter as unknown as PageFrontMatter;
  return (
    <Content>
      {status !== 'current' && replacedBy && <PageStatus status={status} replacedBy={replacedBy} />}
      {children}
    </Content>
  );
}
