import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import '../../drawings/drawings.css';
import './enlarge.css';

interface Props {
  /** SVG, numbers, and caption, drawn by plugins/drawings from a file of src/drawings. */
  html: string;
}

/** A drawing as large as the screen, in a dialog. A tap on it doubles its size. */
function Enlarged({ html, onClose }: Props & { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoomed, setZoomed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  // The same IDs must not be in the page twice.
  const markup = useMemo(
    () => ({ __html: html.replace(/<button.*?<\/button>| (?:id|aria-labelledby)="[^"]*"/gs, '') }),
    [html],
  );
  const tap = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('.drawing-art')) setZoomed(!zoomed);
    else if (target === dialog.current || target.closest('button')) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={zoomed ? 'enlarged zoomed' : 'enlarged'}
      aria-label="Enlarged drawing"
      onClick={tap}
      onClose={onClose}
    >
      <button type="button" aria-label="Close">
        ✕
      </button>
      <figure className="drawing" dangerouslySetInnerHTML={markup} />
    </dialog>
  );
}

/** A drawing in the colors of the page, with its caption. It is drawn when the page is built. */
export default function Drawing({ html }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  // React sets the markup anew for every new object, even one that says the same.
  const markup = useMemo(() => ({ __html: html }), [html]);
  const tap = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.enlarge')) setOpen(true);
  };
  return (
    <>
      <figure className="drawing" onClick={tap} dangerouslySetInnerHTML={markup} />
      {open && <Enlarged html={html} onClose={() => setOpen(false)} />}
    </>
  );
}
