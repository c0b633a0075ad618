/**
 * A script for the head of every page, run before anything is painted. It
 * - marks the page with `data-js`, by which CSS tells a page that will come alive from one without JavaScript,
 * - takes the mark away when one of the page's scripts cannot be loaded or is no script, so that nothing stays hidden
 *   behind a control that never works,
 * - makes an address that cannot be decoded one that can: the router would not start on it,
 * - forgets a color mode that is none, before the theme's own script takes it,
 * - shows the tabs that the reader chose earlier (src/theme/Tabs keeps the choice under the keys read here), so that
 *   nothing jumps when the page comes alive. The rules go through the style sheet interface, which a content security
 *   policy allows, and end where `data-live` says that the tabs know the choice themselves.
 *
 * The text is the same on all pages: a policy can name it by its hash.
 */
export const earlyScript = (namespace: string): string => `(function () {
  var root = document.documentElement;
  root.setAttribute('data-js', '');
  addEventListener('error', function (event) {
    var failed = event.target.tagName === 'SCRIPT' || /\\/assets\\/js\\//.test(event.filename);
    if (failed && root.getAttribute('data-has-hydrated') !== 'true') root.removeAttribute('data-js');
  }, true);
  try {
    decodeURI(location.pathname);
  } catch (error) {
    history.replaceState(null, '', location.pathname.replace(/%/g, '%25') + location.search + location.hash);
  }
  try {
    var mode = 'theme${namespace}';
    if (!/^(light|dark)$/.test(localStorage.getItem(mode) || 'light')) localStorage.removeItem(mode);
    var start = 'docusaurus.tab.', end = '${namespace}', rules = '';
    for (var i = 0; i < localStorage.length; i += 1) {
      var key = localStorage.key(i), value = localStorage.getItem(key);
      if (key.indexOf(start) !== 0 || key.slice(key.length - end.length) !== end) continue;
      var group = key.slice(start.length, key.length - end.length);
      if (!/^[\\w-]+$/.test(group) || !/^[\\w-]+$/.test(value)) continue;
      var tabs = 'html[data-js] [data-tabs="' + group + '"][data-values~="' + value + '"]:not([data-live]) > * > ';
      rules += tabs + '[role=tabpanel]{display:none}' + tabs + '[role=tabpanel][data-value="' + value + '"]{display:block}' +
        tabs + '[role=tab]{--tab-line:transparent;--tab-text:var(--text-muted)}' +
        tabs + '[role=tab][data-value="' + value + '"]{--tab-line:var(--accent);--tab-text:var(--accent-text)}';
    }
    if (rules) {
      var sheet = new CSSStyleSheet();
      sheet.replaceSync('@media screen{' + rules + '}');
      document.adoptedStyleSheets = [sheet];
    }
  } catch (error) {
    // Without a storage every tab starts with its first choice.
  }
})();`;
