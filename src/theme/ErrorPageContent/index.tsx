// Ejected: the required words stay, with the site's own look and three ways out.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import ErrorBoundaryError from '@site/src/components/Trouble/ErrorText';
import Trouble from '@site/src/components/Trouble';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <Trouble
      title="This page crashed."
      action="Try again"
      onAction={tryAgain}
      details={<ErrorBoundaryError error={error} />}
    >
      A part of it stopped while it was being drawn. Nothing on your device or your Blox has changed.
    </Trouble>
  );
}
