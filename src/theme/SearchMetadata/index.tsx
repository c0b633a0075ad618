// Replaced: these tags are for a hosted search that the site does not use.
export { default } from '@docusaurus/Noop';
