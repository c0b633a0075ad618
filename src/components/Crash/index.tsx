/** For the component test page: crashes it while a test has set `data-crash` on the page's root element. */
export default function Crash(): null {
  if (typeof document !== 'undefined' && 'crash' in document.documentElement.dataset)
    throw new Error('a planted fault');
  return null;
}
