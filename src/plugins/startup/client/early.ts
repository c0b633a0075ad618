import { progressKey } from '../../../components/Steps/progress';
import { pageRoute } from '../../../pages-schema/routes';
import { keyPrefix } from '../../../components/Tabs/storage';

/** Set by the build: what Docusaurus appends to its storage keys. */
declare const NAMESPACE: string;

/**
 * Runs in the head of every page, before anything is painted.
 * - Sets `data-js`, which tells CSS that the page will hydrate. loader.ts removes it if that fails.
 * - Replaces an address that can't be decoded, because the router and Docusaurus would crash on it.
 * - Sets `data-place` if the page will say where the reader was (src/components/ContinueGuide), so that its line has room.
 * - Shows the tabs that the reader chose earlier, so that nothing jumps. Tabs with `data-live` know the choice themselves
 *   (src/components/Tabs).
 */
document.documentElement.setAttribute('data-js', '');

/** A part of an address that can be decoded. */
function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function repairAddress(): void {
  const { pathname, search, hash } = location;
  const repaired = decodable(pathname) + search + decodable(hash);
  if (repaired !== pathname + search + hash) history.replaceState(history.state, '', repaired);
}

repairAddress();
// Before the router, which listens for it later.
addEventListener('popstate', repairAddress);

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
  const path = pageRoute(location.pathname);
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
