import { progressKey } from '../../../components/Steps/progress';
import { pagePath } from '../../../components/Steps/ticks';
import { keyPrefix } from '../../../components/Tabs/storage';

/** Set by the build: what Docusaurus appends to its storage keys. */
declare const NAMESPACE: string;

/**
 * Runs in the head of every page, before anything is painted.
 * - Sets `data-js`, which tells CSS that the page will hydrate. loader.ts removes it if that fails.
 * - Replaces an address that can't be decoded, because the router would not start on it.
 * - Removes an invalid stored color mode before the theme reads it.
 * - Sets `data-place` if the page will say where the reader was (src/components/ContinueGuide), so that its line has room.
 * - Shows the tabs that the reader chose earlier, so that nothing jumps. Tabs with `data-live` know the choice themselves
 *   (src/components/Tabs).
 */
document.documentElement.setAttribute('data-js', '');

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
  const path = pagePath(location.pathname);
  const place = path === '/' ? '"path":' : `"path":"${path}"`;
  if (localStorage.getItem(progressKey + NAMESPACE)?.includes(place))
    document.documentElement.setAttribute('data-place', '');
  let rules = '';
  for (const [key, value] of Object.entries(localStorage) as [string, string][]) {
    if (!key.startsWith(keyPrefix) || !key.endsWith(NAMESPACE)) continue;
    const group = key.slice(keyPrefix.length, key.length - NAMESPACE.length);
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
