/** Put in by the build: what Docusaurus adds to the keys of its storage. */
declare const NAMESPACE: string;

/**
 * Runs in the head of every page, before anything is painted.
 * - `data-js` on the html element tells CSS that the page will come alive. It goes when one of the page's scripts fails to
 *   load, so that nothing stays hidden behind a control that never works.
 * - An address that cannot be decoded is replaced, because the router would not start on it.
 * - An invalid stored color mode is removed before the theme reads it.
 * - The tabs that the reader chose earlier are shown, so that nothing jumps. Their rules end where `data-live` says that the
 *   tabs know the choice themselves (src/theme/Tabs).
 */
const root = document.documentElement;
root.setAttribute('data-js', '');
addEventListener(
  'error',
  ({ target, filename }) => {
    const failed = target instanceof HTMLScriptElement || /\/assets\/js\//.test(filename);
    if (failed && root.dataset.hasHydrated !== 'true') root.removeAttribute('data-js');
  },
  true,
);

try {
  decodeURI(location.pathname);
} catch {
  const path = location.pathname.replaceAll('%', '%25');
  history.replaceState(null, '', path + location.search + location.hash);
}

/** The rules that show one chosen tab of a group. */
function rulesFor(group: string, value: string): string {
  const tabs = `html[data-js] [data-tabs="${group}"][data-values~="${value}"]:not([data-live])>*>`;
  const chosen = `[data-value="${value}"]`;
  return (
    `${tabs}[role=tabpanel]{display:none}${tabs}[role=tabpanel]${chosen}{display:block}` +
    `${tabs}[role=tab]{--tab-line:transparent;--tab-text:var(--text-muted)}` +
    `${tabs}[role=tab]${chosen}{--tab-line:var(--accent);--tab-text:var(--accent-text)}`
  );
}

try {
  const mode = `theme${NAMESPACE}`;
  if (!/^(light|dark)$/.test(localStorage.getItem(mode) ?? 'light')) localStorage.removeItem(mode);
  const prefix = 'docusaurus.tab.';
  let rules = '';
  for (const [key, value] of Object.entries(localStorage) as [string, string][]) {
    if (!key.startsWith(prefix) || !key.endsWith(NAMESPACE)) continue;
    const group = key.slice(prefix.length, key.length - NAMESPACE.length);
    if (/^[\w-]+$/.test(group) && /^[\w-]+$/.test(value)) rules += rulesFor(group, value);
  }
  if (rules) {
    // The style sheet interface, because the security policy allows it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@media screen{${rules}}`);
    document.adoptedStyleSheets = [sheet];
  }
} catch {
  // Without storage every tab starts with its first choice.
}

// A module, so that its names are its own.
export {};
