/**
 * Marks the page as one that answers to the reader. The script of plugins/first-visit/client/early.ts does so before the first paint,
 * but takes the mark back when a script fails to load; here the page came alive all the same.
 */
export function onRouteDidUpdate(): void {
  document.documentElement.setAttribute('data-js', '');
}
