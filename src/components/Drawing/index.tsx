import { useEffect, useRef, useState, type ReactNode } from 'react';
import '../../drawings/drawings.css';
import { useMarkup } from '../useMarkup';
import './enlarge.css';

interface Props {
  /** SVG, numbers, and caption, drawn by src/markdown/drawings.ts from a file of src/drawings. */
  html: string;
}

/** A drawing as large as the screen, in a dialog. A tap on it doubles its size. */
function Enlarged({ html, onClose }: Props & { onClose: () => void }): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  // The same IDs must not be in the page twice.
  const markup = useMarkup(
    html.replace(/<button.*?<\/button>| (?:id|aria-labelledby)="[^"]*"/gs, ''),
  );
  useEffect(() => {
    const dialog = ref.current!;
    dialog.addEventListener('click', ({ target }) => {
      const part = target as Element;
      if (part.closest('.drawing-art')) dialog.classList.toggle('zoomed');
      else if (part === dialog || part.closest('button')) dialog.close();
    });
    dialog.showModal();
  }, []);
  return (
    <dialog ref={ref} className="enlarged" aria-label="Enlarged drawing" onClose={onClose}>
      <button type="button" className="btn" aria-label="Close">
        ✕
      </button>
      <figure className="drawing" dangerouslySetInnerHTML={markup} />
    </dialog>
  );
}

/** A drawing in the colors of the page, with its caption. It is drawn when the page is built. */
export default function Drawing({ html }: Props): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const markup = useMarkup(html);
  useEffect(() => {
    const button = figure.current!.querySelector('.enlarge');
    button?.addEventListener('click', () => setOpen(true));
  }, [markup]);
  return (
    <>
      <figure ref={figure} className="drawing" dangerouslySetInnerHTML={markup} />
      {open && <Enlarged html={html} onClose={() => setOpen(false)} />}
    </>
  );
}
