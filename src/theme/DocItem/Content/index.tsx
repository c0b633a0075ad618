// Wrapped: adds a notice below the title of a page that isn't current, and lines for sections that have moved.
import type { ReactNode } from 'react';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import MovedSections from '@site/src/components/MovedSections';
import PageStatus from '@site/src/components/PageStatus';
import { usePageFrontMatter } from '@site/src/components/usePageFrontMatter';

export default function DocItemContent({ children, ...props }: Props): ReactNode {
  const { status, replaced_by: replacedBy, moved } = usePageFrontMatter();
  return (
    <Content {...props}>
      {status !== 'current' && replacedBy && <PageStatus status={status} replacedBy={replacedBy} />}
      {moved && <MovedSections moved={moved} />}
      {children}
    </Content>
  );
}
