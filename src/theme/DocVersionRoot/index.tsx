// Wrapped: remembers in the browser's storage which version of the documentation was read last.
import { useEffect, type ReactNode } from 'react';
import DocVersionRootOriginal from '@theme-original/DocVersionRoot';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocVersionRoot';

export default function DocVersionRoot(props: Props): ReactNode {
  const { version, pluginId } = props.version;
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  useEffect(() => savePreferredVersionName(version), [version, savePreferredVersionName]);
  return <DocVersionRootOriginal {...props} />;
}
