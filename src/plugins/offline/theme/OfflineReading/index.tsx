import { useEffect, useRef, useState, type ReactNode } from 'react';
import { canKeepPages } from '../../device';
import { linksToReadPages, savedSite } from '../../kept';
import type { SiteOffer } from '../../names';
import { fetchOffer, removeAll, saveSite } from '../../saveSite';
import { megabytes, statusText } from '../../statusText';

/** What's kept on this device: the saved site, and links to the pages that were read. */
async function readState() {
  const [saved, links] = await Promise.all([savedSite(), linksToReadPages()]);
  return { saved, links };
}

/**
 * A control to save, update, and remove the whole site, and the pages on this device. The children say what a reader without
 * JavaScript can do instead.
 */
export default function OfflineReading({ children }: { children?: ReactNode }): ReactNode {
  /** Undefined until it's known, and null where nothing can be kept. */
  const [state, setState] = useState<Awaited<ReturnType<typeof readState>> | null>();
  /** Undefined until it's known, which takes seconds where the server is silent, and null if it can't be reached. */
  const [offer, setOffer] = useState<SiteOffer | null>();
  const [received, setReceived] = useState<number>();
  const [result, setResult] = useState('');
  const saveButton = useRef<HTMLButtonElement>(null);

  const refresh = async () => {
    // Some browsers have caches, but reject their use.
    const found = canKeepPages() ? await readState().catch(() => null) : null;
    setState(found);
    if (found) void fetchOffer().then(setOffer, () => setOffer(null));
  };
  useEffect(() => void refresh(), []);

  const isSaving = received !== undefined;
  const save = async () => {
    if (isSaving) return;
    setReceived(0);
    try {
      // There may have been a deployment since the page was opened.
      const latest = await fetchOffer();
      setOffer(latest);
      await saveSite(latest, setReceived);
      setResult('');
    } catch (error) {
      setResult(
        (error as Error).name === 'QuotaExceededError'
          ? "The site couldn't be saved, because there isn't enough room on this device. Free up some space, then try again."
          : "The site couldn't be saved, because the connection broke off.",
      );
    }
    await refresh();
    setReceived(undefined);
  };
  const remove = async () => {
    const question = "Remove all saved pages from this device, with the pages that you've read?";
    if (!window.confirm(question)) return;
    await removeAll();
    setResult('The saved pages were removed from this device.');
    await refresh();
    saveButton.current?.focus();
  };

  let message = 'Checking what is saved on this device…';
  if (isSaving) message = 'Saving the whole site. Stay on this page until it is done.';
  else if (state) message = `${result} ${statusText(state.saved, offer)}`;
  else if (state === null)
    message =
      "This browser can't save pages here. Open https://docs.fx.land in a regular window, not a private one, and allow it to store data. If the browser is old, update it.";
  const { saved, links = [] } = state ?? {};
  return (
    <>
      <div className="no-js">{children}</div>
      <div className="js-only box" role="group" aria-label="Save the whole site">
        <p role="status">{message}</p>
        {isSaving && offer && (
          <label>
            {megabytes(received)} of {megabytes(offer.bytes)}
            <progress style={{ width: '100%' }} max={offer.bytes} value={received} />
          </label>
        )}
        <p className="row-wrap margin-bottom--none" data-not-content>
          {offer && (
            <button
              ref={saveButton}
              type="button"
              className="btn main"
              aria-disabled={isSaving}
              onClick={save}
            >
              {saved ? 'Update the copy' : 'Save the whole site'}
            </button>
          )}
          {!isSaving && (saved || links.length > 0) && (
            <button type="button" className="btn" onClick={remove}>
              Remove
            </button>
          )}
        </p>
        {links.length > 0 && (
          <details>
            <summary>Pages that you've read ({links.length})</summary>
            {/* Plain links: without a network, the worker answers them. */}
            <ul dangerouslySetInnerHTML={{ __html: links.join('') }} />
          </details>
        )}
      </div>
    </>
  );
}
