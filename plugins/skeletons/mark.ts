import type { Node, Parent } from 'unist';
import { isJsx } from '../mdx';

interface HastElement extends Parent {
  type: 'element';
  tagName: string;
  properties: Record<string, unknown>;
}

const isElement = (node: Node): node is HastElement => node.type === 'element';

/** Components that are the same markup for everybody: they keep no state and need no script of their own. */
const still = new Set(['Led', 'Term']);

/** Components whose markup is one long string, and the element that holds it takes the mark. */
const painted = new Set(['CodeBlock', 'Diagram', 'Drawing']);

/** Elements that may take a mark: what the theme makes of them is one element with the same attributes. */
const blocks = new Set('p ul ol li dl dt dd blockquote thead tbody h2 h3 h4 h5 h6'.split(' '));

/** Elements that a script makes something of. */
const lively = new Set(['details', 'input', 'pre', 'admonition', 'button', 'select']);

const isStill = (node: Node): boolean => {
  if (node.type === 'text' || node.type === 'comment') return true;
  const name = isElement(node) ? node.tagName : isJsx(node) ? (node.name ?? '') : '';
  const known = /^[a-z]/.test(name) ? !lively.has(name) : still.has(name);
  return known && (node as Parent).children.every(isStill);
};

/**
 * Rehype plugin, the last one: marks with `data-w` every part of a page that is plain words, so that a first visit can take
 * them from the HTML that it has. Code, diagrams and drawings take the mark through their `words` attribute.
 */
export function rehypeMarkWords() {
  return (tree: Parent): void => {
    let last = 0;
    const next = () => String((last += 1));
    const mark = (parent: Parent): void => {
      parent.children.forEach((node) => {
        if (
          isElement(node) &&
          blocks.has(node.tagName) &&
          node.children.length > 0 &&
          isStill(node)
        ) {
          node.properties.dataW = next();
        } else if (isJsx(node) && painted.has(node.name ?? '')) {
          node.attributes.push({ type: 'mdxJsxAttribute', name: 'words', value: next() });
        } else if ('children' in node) {
          mark(node as Parent);
        }
      });
    };
    mark(tree);
  };
}
