import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { changeProgress, findProgress, progressKey } from '../Steps/progress';
import { pageRoute } from '@site/src/pages-schema/routes';
import { useStored } from '../useStored';
import styles from './styles.module.css';

/**
 * Says where the reader was in this guide, or on the start page, in the last one, and leads there. Nothing, if no step was checked
 * off when the page opened. It's known on this device only. On a guide, src/markdown/steps.ts adds it.
 */
export default function ContinueGuide(): ReactNode {
  const path = pageRoute(useLocation().pathname);
  const [stored, store] = useStored(progressKey);
  // Decided once, so that the first tick doesn't move the text that the reader is at.
  const [isShown, setShown] = useState(false);
  useIsomorphicLayoutEffect(
    () => setShown(Boolean(findProgress(createStorageSlot(progressKey).get(), path))),
    [path],
  );
  const guide = isShown ? findProgress(stored, path) : undefined;
  const isElsewhere = guide?.path !== path;
  return (
    <section className={styles.place} aria-label="Your place" data-not-content>
      {guide && (
        <>
          <p>
            <b>
              {guide.done} of {guide.of} done
            </b>{' '}
            {[isElsewhere && guide.title, guide.part].filter(Boolean).join(', ')}
          </p>
          <Link
            to={`${guide.path}#${guide.anchor}`}
            className={isElsewhere ? 'btn main' : 'btn-text'}
          >
            Continue with step {guide.step}
          </Link>
          <button
            type="button"
            className="btn-text"
            onClick={() => store(changeProgress(stored, guide.path, undefined))}
          >
            Clear<span className="sr-only"> this place. Steps stay checked off.</span>
          </button>
        </>
      )}
    </section>
  );
}
