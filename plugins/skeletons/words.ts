import { createElement, type ReactElement } from 'react';

/** The marked parts of the page that came from the server, by their mark. */
const parts = new Map<string, { element: ReactElement; html: string }>();

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

/** Reads the marked parts of the document, before React touches it. */
export function readWords(): void {
  for (const found of document.querySelectorAll<HTMLElement>('[data-w]')) {
    const html = found.innerHTML;
    const element = createElement(found.tagName.toLowerCase(), {
      ...attributesOf(found),
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: html },
    });
    parts.set(found.dataset.w!, { element, html });
  }
}

/** Called by a skeleton when it is loaded. Throws where the document is not the one that it was made for. */
export function expectWords(count: number): void {
  if (parts.size !== count)
    throw new Error(
      `The page has ${parts.size} parts of text where its skeleton expects ${count}.`,
    );
}

/** A part of the page as it stands in the document. React takes it over and finds nothing to change. */
export const words = (mark: number): ReactElement => parts.get(String(mark))!.element;

/** The markup of a part, for a component that paints it itself. */
export const markup = (mark: number): string => parts.get(String(mark))!.html;
