// Replaced: the documentation has one version, so nothing is ever shown here.
export { default } from '@docusaurus/Noop';
