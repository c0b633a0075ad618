import { useEffect, useRef, useState, type ReactNode } from 'react';
import { canKeepPages } from '../../device';
import { linksToReadPages, savedSite } from '../../kept';
import type { SavedSite, WholeSite } from '../../names';
import { fetchWholeSite, removeAll, saveSite } from '../../saveSite';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

interface State {
  /** The whole site on this device. */
  saved: SavedSite | undefined;
  /** The pages that were read, as list items. */
  links: string[];
  /** What the server has; undefined if it can't be reached. */
  latest: WholeSite | undefined;
}

/** Looks what's on this device, and what could be. Undefined where nothing can be: some browsers have caches, but reject their use. */
async function look(): Promise<State | undefined> {
  if (!canKeepPages()) return undefined;
  try {
    const [saved, links] = await Promise.all([savedSite(), linksToReadPages()]);
    return { saved, links, latest: await fetchWholeSite().catch(() => undefined) };
  } catch {
    return undefined;
  }
}

/** What the reader has, and could have. */
function situation({ saved, latest }: State): string {
  const size = latest && `${megabytes(latest.bytes)} to download`;
  if (!saved)
    return latest
      ? `The whole site takes ${size}.`
      : "There's no connection to the site, so nothing can be saved now. Connect to the internet, then reload this page.";
  const day = new Date(saved.savedAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  if (!latest) return `Saved on ${day}. When you have internet, look here for a newer version.`;
  return `Saved on ${day}. ${latest.address === saved.address ? 'It is up to date.' : `A newer version is ready: ${size}.`}`;
}

/**
 * A control to save, update, and remove the whole site, and the pages on this device. The children say what a reader without
 * JavaScript can do instead.
 */
export default function OfflineReading({ children }: { children?: ReactNode }): ReactNode {
  /** Null while it's unknown. */
  const [state, setState] = useState<State | null>();
  const [received, setReceived] = useState<number>();
  const [result, setResult] = useState('');
  const saveButton = useRef<HTMLButtonElement>(null);

  const check = async () => setState((await look()) ?? null);
  useEffect(() => void check(), []);

  const isSaving = received !== undefined;
  const save = async (latest: WholeSite) => {
    if (isSaving) return;
    setReceived(0);
    const outcome = saveSite(latest, setReceived).then(
      () => '',
      (error) =>
        (error as Error).name === 'QuotaExceededError'
          ? "The site couldn't be saved, because there isn't enough room on this device. Free up some space, then try again."
          : "The site couldn't be saved, because the connection broke off.",
    );
    setResult(await outcome);
    await check();
    setReceived(undefined);
  };
  const remove = async () => {
    if (
      !window.confirm("Remove all saved pages from this device, with the pages that you've read?")
    )
      return;
    await removeAll();
    setResult('The saved pages were removed from this device.');
    await check();
    saveButton.current?.focus();
  };

  let message = 'Checking what is saved on this device…';
  if (isSaving) message = 'Saving the whole site. Stay on this page until it is done.';
  else if (state) message = `${result} ${situation(state)}`;
  else if (state === null)
    message =
      "This browser can't save pages here. Open https://docs.fx.land in a regular window, not a private one, and allow it to store data. If the browser is old, update it.";
  const { saved, latest, links = [] } = state ?? {};
  return (
    <>
      <div className="no-js">{children}</div>
      <div className="js-only box" role="group" aria-label="Save the whole site">
        <p role="status">{message}</p>
        {isSaving && (
          <label>
            {megabytes(received)} of {megabytes(latest!.bytes)}
            <progress style={{ width: '100%' }} max={latest!.bytes} value={received} />
          </label>
        )}
        <p className="row-wrap margin-bottom--none" data-not-content>
          {latest && (
            <button
              ref={saveButton}
              type="button"
              className="btn main"
              aria-disabled={isSaving}
              onClick={() => void save(latest)}
            >
              {saved ? 'Update the copy' : 'Save the whole site'}
            </button>
          )}
          {(saved || links.length > 0) && (
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
