// Ejected: only inline code is left here, because src/markdown/highlight.ts renders code blocks when the site is built. This
// keeps the highlighter out of the bundle.
export { default } from '@theme/CodeInline';
