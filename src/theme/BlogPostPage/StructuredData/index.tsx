// Replaced: src/plugins/structured-data writes a post's structured data during the build.
export { default } from '@docusaurus/Noop';
