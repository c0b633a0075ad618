// Replaced: src/plugins/structured-data writes a page's structured data during the build. The stock breadcrumbs end URLs with a
// slash, which don't exist here.
export { default } from '@docusaurus/Noop';
