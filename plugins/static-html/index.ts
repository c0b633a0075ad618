import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { isJsx } from '../mdx';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Node = RootContent | Jsx;

/** Elements that become one piece of HTML when everything inside them is static. */
const blocks = new Set('p ul ol dl blockquote thead tbody tr'.split(' '));

/** Elements that the theme draws with a component, or that a script changes. */
const interactive = new Set(
  'pre img details summary input button select table form video iframe h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);

/** Links that look the same whether React draws them or not. */
const isPlainLink = (href: unknown): href is string =>
  typeof href === 'string' && /^(?:\/(?!\/)|#|https?:|mailto:)/.test(href);

/** JSX in lower case is HTML: `<kbd>`, `<br />`. Undefined where an attribute is an expression. */
function propertiesOf({ attributes }: Jsx): Properties | undefined {
  const properties: Record<string, string | true> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const value = attribute.value ?? true;
    if (typeof value === 'object') return undefined;
    properties[attribute.name] = value;
  }
  return properties;
}

/** The same properties as the theme's own link. */
function linkProperties(properties: Properties): Properties {
  const href = String(properties.href);
  return /^(?:https?|mailto):/.test(href)
    ? { ...properties, target: '_blank', rel: ['noopener', 'noreferrer'] }
    : { ...properties, href: href.replace(/(.)\/(?=$|[?#])/, '$1') };
}

/** The same element for `toHtml`; undefined where it, or anything in it, needs React. */
function staticElement(node: Node): Element | undefined {
  const tagName = node.type === 'element' ? node.tagName : isJsx(node) ? node.name : null;
  if (!tagName || !/^[a-z]/.test(tagName) || interactive.has(tagName)) return undefined;
  const properties = node.type === 'element' ? node.properties : propertiesOf(node as Jsx);
  if (!properties || (tagName === 'a' && !isPlainLink(properties.href))) return undefined;
  // The theme gives the targets of footnotes a class, and task lists their boxes.
  if (/^(?:a|li|ul)$/.test(tagName) && (properties.id || properties.className)) return undefined;
  const children = staticChildren((node as Element).children);
  return (
    children && {
      type: 'element',
      tagName,
      properties: tagName === 'a' ? linkProperties(properties) : properties,
      children,
    }
  );
}

function staticChildren(nodes: readonly Node[]): ElementContent[] | undefined {
  const children: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === 'comment') continue;
    const child = node.type === 'text' ? node : staticElement(node);
    if (!child) return undefined;
    children.push(child);
  }
  return children;
}

/**
 * Rehype plugin: a paragraph, list, or part of a table that holds nothing interactive becomes one
 * `<StaticHtml>` with ready-made HTML, so that React has one element to bring to life instead of all of its words.
 */
export function rehypeStaticHtml() {
  return (tree: Root): void => {
    const walk = (parent: { children: Node[] }): void => {
      parent.children = parent.children.map((node): Node => {
        const element =
          node.type === 'element' &&
          blocks.has(node.tagName) &&
          node.children.length > 0 &&
          Object.keys(node.properties).every((name) => /^(?:className|hidden)$/.test(name))
            ? staticElement(node)
            : undefined;
        if (!element) {
          if ('children' in node) walk(node as { children: Node[] });
          return node;
        }
        const { tagName, properties, children } = element;
        const attributes = { ...properties, as: tagName, html: toHtml(children) };
        return {
          type: 'mdxJsxFlowElement',
          name: 'StaticHtml',
          attributes: Object.entries(attributes).map(([name, value]) => ({
            type: 'mdxJsxAttribute',
            name,
            value: value === true ? null : Array.isArray(value) ? value.join(' ') : String(value),
          })),
          children: [],
        };
      });
    };
    walk(tree);
  };
}
