/** Whether a page fits its window, and whether what a finger has to hit is large enough. */
import type { Page } from '@playwright/test';

/** Everything that reaches past the right edge of the page and isn't inside something that scrolls. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const contained = (element: Element) => {
      for (let node = element.parentElement; node; node = node.parentElement) {
        const { overflowX, position } = getComputedStyle(node);
        if (overflowX !== 'visible' || position === 'fixed') return node !== document.body;
      }
      // The skip link is beside the screen until it has the focus.
      return getComputedStyle(element).position === 'fixed';
    };
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return (
        own > 1 &&
        right > width + 1 &&
        getComputedStyle(element).visibility === 'visible' &&
        !contained(element)
      );
    });
    const sideways = document.scrollingElement!.scrollWidth - width;
    return [
      ...(sideways > 0 ? [`the page scrolls sideways by ${sideways} px`] : []),
      ...outside.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

/**
 * Controls that are smaller than the given number of pixels. Links and controls in a line of text are as tall as the line;
 * an axe rule checks that they're far enough apart.
 */
export const smallTargets = (page: Page, scope: string, least: number) =>
  page.evaluate(
    ([root, side]) => {
      const controls =
        'a[href], button, summary, select, textarea, input, [role=tab], [role=option]';
      const inText = (element: Element) => {
        const { display } = getComputedStyle(element);
        if (element.matches('a')) return display === 'inline';
        const block = element.closest('p, li, td, th, dd, figcaption, div');
        return (
          display.startsWith('inline') && block?.textContent?.trim() !== element.textContent!.trim()
        );
      };
      return [...document.querySelectorAll<HTMLElement>(`:is(${root}) :is(${controls})`)]
        .map((element) => {
          const card =
            getComputedStyle(element, '::after').position === 'absolute' && element.closest('li');
          const target = card || (element as HTMLInputElement).labels?.[0] || element;
          const { width, height } = target.getBoundingClientRect();
          return { element, width, height };
        })
        .filter(({ element, width, height }) => {
          const shown =
            width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
          return shown && (width < side || height < side) && !inText(element);
        })
        .map(
          ({ element, width, height }) =>
            `${width} × ${height} px: ${element.outerHTML.slice(0, 110)}`,
        );
    },
    [scope, least] as const,
  );
