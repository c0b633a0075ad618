// Wrapped: stores which version of the documentation was read last.
import { useEffect, type ReactNode } from 'react';
import DocVersionRootOriginal from '@theme-original/DocVersionRoot';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocVersionRoot';

/** A separate component, so that only it re-renders when the stored version is read. */
function RememberVersion({ version, pluginId }: Props['version']): ReactNode {
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  useEffect(() => savePreferredVersionName(version), [version, savePreferredVersionName]);
  return null;
}

export default function DocVersionRoot(props: Props): ReactNode {
  return (
    <>
      <RememberVersion {...props.version} />
      <DocVersionRootOriginal {...props} />
    </>
  );
}
