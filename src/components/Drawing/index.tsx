import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import '../../drawings/drawings.css';
import { useMarkup } from '../useMarkup';
import './enlarge.css';

interface Props {
  /** SVG, key, and caption, rendered by src/markdown/drawings.ts from a file of src/drawings. */
  html: string;
}

/** A drawing as large as the screen, in a dialog. */
function Enlarged({ html, onClose }: Props & { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Without IDs, because they must be unique on the page, and without the button that enlarges the drawing.
  const markup = useMarkup(
    html.replace(/<button.*?<\/button>| (?:id|aria-labelledby)="[^"]*"/gs, ''),
  );
  useEffect(() => dialog.current!.showModal(), []);
  const onClick = ({ target }: MouseEvent) => {
    // The browser gives the focus back only when an open dialog is closed.
    if (target === dialog.current) dialog.current!.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape and the buttons
    <dialog
      ref={dialog}
      className="enlarged"
      aria-label="Enlarged drawing"
      onClick={onClick}
      onClose={onClose}
    >
      <form method="dialog" className="enlarged-tools">
        <button type="submit" className="btn" aria-label="Close">
          ✕
        </button>
      </form>
      <figure className="drawing" dangerouslySetInnerHTML={markup} />
    </dialog>
  );
}

/** A drawing in the colors of the page, with its caption. Its SVG is rendered when the site is built. */
export default function Drawing({ html }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const markup = useMarkup(html);
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.enlarge')) setOpen(true);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is that of the button in the drawing's HTML */}
      <figure className="drawing" dangerouslySetInnerHTML={markup} onClick={onClick} />
      {open && <Enlarged html={html} onClose={() => setOpen(false)} />}
    </>
  );
}
