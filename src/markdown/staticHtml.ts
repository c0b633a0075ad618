import type { Element, ElementContent, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement, isJsx, type JsxElement } from './nodes';

/** Elements that become one piece of HTML when everything inside them is static. */
const blocks = new Set('p ul ol dl blockquote thead tbody tr'.split(' '));

/** Elements that the theme draws with a component, or that a script changes. */
const interactive = new Set(
  'pre img details summary input button select table form video iframe h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);

/** Links that look the same whether React draws them or not. */
const plainLink = /^(?:\/(?!\/)|#|https?:|mailto:)/;

/** JSX without attributes, such as `<br />` and `<kbd>`, as the element of the same name. */
const toElement = ({ name, children }: JsxElement): Element => ({
  type: 'element',
  tagName: name ?? '',
  properties: {},
  children: children as ElementContent[],
});

/** The properties of a link, as the theme's own link has them. */
function linkProperties(properties: Properties): Properties {
  const href = String(properties.href);
  return /^(?:https?|mailto):/.test(href)
    ? { ...properties, target: '_blank', rel: ['noopener', 'noreferrer'] }
    : { ...properties, href: href.replace(/(.)\/(?=$|[?#])/, '$1') };
}

/** The same node for `toHtml`; undefined where it, or anything in it, needs React. */
function staticNode(node: ElementContent): ElementContent | undefined {
  if (node.type === 'text') return node;
  const html = isJsx(node) && node.attributes.length === 0 ? toElement(node) : node;
  if (html.type !== 'element') return undefined;
  const { tagName, properties } = html;
  // A component begins with a capital.
  if (!/^[a-z]/.test(tagName) || interactive.has(tagName)) return undefined;
  if (tagName === 'a' && !plainLink.test(String(properties.href))) return undefined;
  // The theme gives the targets of footnotes a class, and task lists their boxes.
  if (/^(?:a|li|ul)$/.test(tagName) && (properties.id || properties.className)) return undefined;
  const children = html.children.map(staticNode);
  if (!children.every((child) => child !== undefined)) return undefined;
  return {
    ...html,
    properties: tagName === 'a' ? linkProperties(properties) : properties,
    children,
  };
}

/**
 * Rehype plugin: a paragraph, list, or part of a table that holds nothing interactive becomes one
 * `<StaticHtml>` with ready-made HTML, so that React has one element to bring to life instead of all of its words.
 */
export function rehypeStaticHtml() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (!blocks.has(node.tagName) || Object.keys(node.properties).length > 0) return undefined;
      const found = staticNode(node);
      if (found?.type !== 'element' || found.children.length === 0) return undefined;
      const attributes = { as: found.tagName, html: toHtml(found.children) };
      parent!.children[index!] = jsxElement('StaticHtml', attributes) as never;
      return SKIP;
    });
  };
}
