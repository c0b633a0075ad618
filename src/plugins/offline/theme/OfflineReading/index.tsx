import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type { SavedSite, WholeSite } from '../../names';
import { fetchWholeSite, removeAll, saveSite } from '../../saveSite';
import KeptPages from './KeptPages';
import { look, type Found } from './look';
import styles from './styles.module.css';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const day = (date: string) => new Date(date).toLocaleDateString('en-US', { dateStyle: 'long' });

const messages = {
  checking: 'Checking what is saved on this device…',
  saving: 'Saving the whole site. Stay on this page until it is done.',
  removed: 'The saved pages were removed from this device.',
  question:
    "Remove all saved pages from this device, with the pages that you've read? To save them again, you need internet.",
  impossible:
    "This browser can't save pages here. Open https://docs.fx.land in a regular window, not a private one, and allow it to store data. If the browser is old, update it.",
  notSaved: "The site couldn't be saved, because the connection broke off.",
  full: "The site couldn't be saved, because there isn't enough room on this device. Free up some space, then try again.",
  notRemoved:
    "Not everything could be removed from this device. Try again, or remove the site's data in the settings of your browser.",
};

/** What the reader has, and could have. What the server has is null if it can't be reached. */
function situation(saved: SavedSite | undefined, latest: WholeSite | null): string {
  const size = latest && `${megabytes(latest.bytes)} to download`;
  if (!saved)
    return latest
      ? `The whole site takes ${size}, and ${megabytes(latest.unpackedBytes)} on this device.`
      : "There's no connection to the site, so nothing can be saved now. Connect to the internet, then check again.";
  const there = `Saved on ${day(saved.savedAt)}: ${saved.pages.length} pages, ${megabytes(saved.unpackedBytes)}.`;
  if (!latest) return `${there} When you have internet, look here for a newer version.`;
  const isCurrent = latest.address === saved.address;
  return `${there} ${isCurrent ? 'It is up to date.' : `A newer version is ready: ${size}.`}`;
}

/** Names the page that the worker couldn't show. It's one of this site, whatever someone has written into the address. */
function MissingPage({ hasPages }: { hasPages: boolean }): ReactNode {
  const { search } = useLocation();
  const wanted = useIsBrowser() && new URLSearchParams(search).get('page');
  if (!wanted) return null;
  const page = `/${wanted.replace(/^[\s/\\]+/, '')}`;
  return (
    <div className="alert alert--warning margin-vert--md" role="alert">
      <p>
        <strong>This page isn't on your device:</strong> <code>{page}</code>
      </p>
      <p>
        The network didn't answer, and the page wasn't saved before. Go back to a Wi-Fi with
        internet and <a href={page}>try that page again</a>
        {hasPages && ', or choose one of the pages below'}.
      </p>
    </div>
  );
}

interface Props {
  /** What a reader without JavaScript can do instead of saving. */
  children?: ReactNode;
}

/** The page that is missing, a control to save, update, and remove the whole site, and the pages on this device. */
export default function OfflineReading({ children }: Props): ReactNode {
  const [found, setFound] = useState<Found | 'impossible'>();
  const [latest, setLatest] = useState<WholeSite | null>();
  const [received, setReceived] = useState<number>();
  const [result, setResult] = useState('');
  const firstButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  const check = async () => {
    setFound(await look());
    setLatest(await fetchWholeSite().catch(() => null));
  };
  useEffect(() => void check(), []);

  const isSaving = received !== undefined;
  const save = async () => {
    if (isSaving) return;
    setReceived(0);
    const isFull = (error: unknown) =>
      error instanceof DOMException && error.name === 'QuotaExceededError';
    const outcome = saveSite(latest!, setReceived).then(
      () => '',
      (error) => (isFull(error) ? messages.full : messages.notSaved),
    );
    setResult(await outcome);
    await check();
    setReceived(undefined);
  };
  const remove = async () => {
    if (!window.confirm(messages.question)) return;
    const outcome = removeAll().then(
      () => messages.removed,
      () => messages.notRemoved,
    );
    setResult(await outcome);
    await check();
    firstButton.current?.focus();
  };

  const { saved, pages } = typeof found === 'object' ? found : {};
  const isCurrent = saved?.address === latest?.address;
  const saveWord = saved ? 'Update the copy' : 'Save the whole site';
  let message = messages.checking;
  if (isSaving) message = messages.saving;
  else if (found === 'impossible') message = messages.impossible;
  else if (latest !== undefined) message = `${result} ${situation(saved, latest)}`;
  return (
    <>
      <MissingPage hasPages={Boolean(pages?.length)} />
      <Heading as="h2" id="save">
        Save the whole site
      </Heading>
      <div className="no-js">{children}</div>
      <div className="js-only box" role="group" aria-label="Save the whole site">
        <p role="status">{message}</p>
        {isSaving && (
          <p className={styles.progress}>
            <label htmlFor={id}>
              {megabytes(received)} of {megabytes(latest!.bytes)}
            </label>
            <progress id={id} max={latest!.bytes} value={received} />
          </p>
        )}
        {pages && latest !== undefined && (
          <p className="row-wrap margin-bottom--none" data-not-content>
            <button
              ref={firstButton}
              type="button"
              className={isCurrent ? 'btn' : 'btn main'}
              aria-disabled={isSaving}
              onClick={isCurrent || !latest ? check : save}
            >
              {isCurrent || !latest ? 'Check again' : saveWord}
            </button>
            {pages.length > 0 && (
              <button type="button" className="btn" onClick={remove}>
                Remove
              </button>
            )}
          </p>
        )}
      </div>
      <Heading as="h2" id="kept">
        Pages on this device
      </Heading>
      {pages ? (
        <KeptPages pages={pages} />
      ) : (
        <p>The list appears here in a browser that can keep pages.</p>
      )}
    </>
  );
}
