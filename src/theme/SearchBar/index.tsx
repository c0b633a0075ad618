// Ejected from the core's empty one: the site's own search.
export { default } from '@site/src/components/Search';
