import { createElement, type ReactElement } from 'react';

/** A marked part of the page that came from the server, and what React is told of it once it is asked for. */
interface Part {
  found: HTMLElement;
  element?: ReactElement;
}

/** By their marks. */
const parts = new Map<string, Part>();

/** Attributes that say something by being there. */
const switches = new Set(['hidden', 'inert', 'reversed']);

/** Attributes as React takes them; a style is left out, because the element has it and React wants it in another form. */
function attributesOf(element: Element): Record<string, string | true> {
  return Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => name !== 'style')
      .map(({ name, value }) => [
        name === 'class' ? 'className' : name,
        switches.has(name) || value,
      ]),
  );
}

/** Finds the marked parts of the document, before React touches it. */
export function readWords(): void {
  for (const found of document.querySelectorAll<HTMLElement>('[data-w]'))
    parts.set(found.dataset.w!, { found });
}

/** Called by a skeleton when it is loaded. Throws where the document is not the one that it was made for. */
export function expectWords(count: number): void {
  if (parts.size !== count)
    throw new Error(
      `The page has ${parts.size} parts of text where its skeleton expects ${count}.`,
    );
}

/** A part of the page as it stands in the document. React takes it over and finds nothing to change. */
export function words(mark: number): ReactElement {
  const part = parts.get(String(mark))!;
  part.element ??= createElement(part.found.tagName.toLowerCase(), {
    ...attributesOf(part.found),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {
      // Asked for only where React makes the part anew: to write out a whole page takes a slow phone a while.
      get __html() {
        return part.found.innerHTML;
      },
    },
  });
  return part.element;
}

/** The markup of a part, for a component that paints it itself. */
export const markup = (mark: number): string => parts.get(String(mark))!.found.innerHTML;
