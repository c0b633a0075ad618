import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Hides the explanation of a term until neither the pointer nor the focus is in it, or its word is selected again. */
function hide(term: HTMLElement): void {
  term.dataset.away = '';
  const shown = new AbortController();
  const left = () =>
    requestAnimationFrame(() => {
      if (term.matches(':hover, :focus-within')) return;
      delete term.dataset.away;
      shown.abort();
    });
  for (const event of ['pointerleave', 'focusout'])
    term.addEventListener(event, left, { signal: shown.signal });
}

function onKeyDown({ key }: KeyboardEvent): void {
  const term = document.querySelector<HTMLElement>('[data-term]:is(:hover, :focus-within)');
  if (key === 'Escape' && term) hide(term);
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-term] button') : null;
  const term = button?.closest<HTMLElement>('[data-term]');
  if (!button || !term) return;
  const word = term.querySelector('button')!;
  if (button === word) delete term.dataset.away;
  else {
    word.focus({ preventScroll: true });
    hide(term);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
}
