import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Paper has no folded parts and no dark mode. Where a browser prints folded parts by CSS alone (src/css/print.css) this
 * does the same once more.
 */
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  let undo: (() => void)[] = [];
  addEventListener('beforeprint', () => {
    const { theme } = root.dataset;
    root.dataset.theme = 'light';
    undo = [() => (root.dataset.theme = theme)];
    for (const part of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
      part.open = true;
      undo.push(() => (part.open = false));
    }
  });
  addEventListener('afterprint', () => undo.forEach((step) => step()));
}
