import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Escape hides the explanation of a term until the pointer or the focus leaves the term. */
function dismiss({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const term = document.querySelector<HTMLElement>('[data-term]:is(:hover, :focus-within)');
  if (!term) return;
  term.dataset.away = '';
  const left = () => delete term.dataset.away;
  term.addEventListener('pointerleave', left, { once: true });
  term.addEventListener('focusout', left, { once: true });
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('keydown', dismiss);
