// Ejected: only for inline code. src/markdown/highlight.ts renders code blocks during the build, which keeps the highlighter out
// of the bundle.
export { default } from '@theme/CodeInline';
