import registry from '@generated/registry.js';
import skeletons from '@generated/skeletons/default/skeletons.js';
import { readWords } from './words';

/**
 * Stands in for the registry of page modules that Docusaurus makes. The page that came from the server as HTML is loaded
 * as a skeleton; all pages that follow are loaded whole, and so is this one where its skeleton does not fit or cannot be had.
 */
const classes = typeof document === 'undefined' ? '' : document.documentElement.className;
const id = /(?:^|\s)docs-doc-id-(\S+)/.exec(classes)?.[1] ?? '';
const skeleton = skeletons[id];
const entry =
  skeleton && Object.values(registry).find(([, path]) => path === `@site/docs/${id}.md`);

if (entry) {
  const whole = entry[0];
  readWords();
  entry[0] = () => skeleton().catch(whole);
}

export default registry;
