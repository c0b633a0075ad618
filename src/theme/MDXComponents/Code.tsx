// Ejected: code blocks are made by plugins/highlight when the page is built, so what is left here is inline code, and the
// highlighter stays out of the bundle.
export { default } from '@theme/CodeInline';
