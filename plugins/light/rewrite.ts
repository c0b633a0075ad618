const stylesheetTag =
  /<link rel="?stylesheet"? href="?(\/[^\s">]*assets\/css\/[^\s">]+\.css)"? ?\/?>/g;
const scriptTag =
  /<script src="?(\/[^\s">]*assets\/js\/[^\s">]+\.js)"? defer(?:="?(?:defer|true)?"?)?><\/script>/g;

/** What is for installing the site. The browser would fetch it, and the icons that it names, before the page is painted. */
const manifestTag = /<link rel="?manifest"? [^>]*>/;

/** The color mode button of a page that is not live yet: a click on it is kept by the loader, so it need not be disabled. */
const waitingToggle =
  /(<button class="clean-btn toggleButton_\w+) toggleButtonDisabled_\w+("[^>]*?) disabled(?:="?(?:disabled)?"?)?(?=[\s>])/g;

/**
 * One page with its styles inlined, its deferred scripts replaced by the loader, and its manifest left to it. Throws where
 * the page has not exactly one stylesheet and at least one deferred script.
 *
 * @param page name of the file, for messages
 * @param loader makes the text of the inline script from the addresses of the scripts
 */
export function rewrite(
  html: string,
  page: string,
  styles: string,
  loader: (sources: string[]) => string,
): string {
  const sheets = [...html.matchAll(stylesheetTag)];
  const scripts = [...html.matchAll(scriptTag)].map(([, source]) => source!);
  if (sheets.length !== 1 || scripts.length === 0) {
    throw new Error(
      `light: ${page} has ${sheets.length} stylesheets and ${scripts.length} deferred scripts; expected 1 and at least 1. ` +
        'Has the way Docusaurus writes them changed? Correct plugins/light/rewrite.ts, or take the plugin out of docusaurus.config.ts.',
    );
  }
  return html
    .replace(waitingToggle, '$1$2')
    .replaceAll(scriptTag, '')
    .replace(manifestTag, '<noscript data-late>$&</noscript>')
    .replace(stylesheetTag, () => `<style>${styles}</style><script>${loader(scripts)}</script>`);
}
