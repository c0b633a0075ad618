import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Prints in light mode and with all collapsed sections open. In some browsers, src/css/print.css is enough to open them.
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
