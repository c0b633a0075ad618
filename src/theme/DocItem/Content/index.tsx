// Wrapped: adds a notice below the title of a page that isn't current, and lines for sections that have moved. Stores which
// version of the documentation was read last.
import { useEffect, type ReactNode } from 'react';
import { useDocsPreferredVersion, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import MovedSections from '@site/src/components/MovedSections';
import PageStatus from '@site/src/components/PageStatus';
import { usePageFrontMatter } from '@site/src/components/usePageFrontMatter';

export default function DocItemContent({ children, ...props }: Props): ReactNode {
  const { status, replaced_by: replacedBy, moved } = usePageFrontMatter();
  const { version, pluginId } = useDocsVersion();
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  useEffect(() => savePreferredVersionName(version), [version, savePreferredVersionName]);
  return (
    <Content {...props}>
      {status !== 'current' && replacedBy && <PageStatus status={status} replacedBy={replacedBy} />}
      {moved && <MovedSections moved={moved} />}
      {children}
    </Content>
  );
}
