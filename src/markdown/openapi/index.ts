import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { atNode, attribute, isJsx, lookup, replaceChild, type JsxElement } from '../nodes';
import { renderEndpoint, renderList, renderObject } from './render';
import { file, objectsOf, operations, readDocument } from './spec';

function render(node: JsxElement): Node[] {
  if (node.type !== 'mdxJsxFlowElement')
    throw new Error('it must be on its own line, between blank lines.');
  if (node.name === 'EndpointList') return [renderList(Object.values(operations()))];
  if (node.name === 'Endpoint') {
    const id = attribute(node, 'id') ?? '';
    return renderEndpoint(lookup(operations(), id, 'operation', file));
  }
  const name = attribute(node, 'name') ?? '';
  return renderObject(name, lookup(objectsOf(readDocument()), name, 'object with x-heading', file));
}

/**
 * Remark plugin: fills the page of the pinning API from its OpenAPI file. `<EndpointList />` becomes a table of links,
 * `<Endpoint id="addPin" />` becomes the heading and reference of one operation, and `<EndpointObject name="Pin" />`
 * becomes those of an object that several operations share. An unknown name or an incomplete operation stops the build
 * with file, line, and fix.
 */
export function remarkOpenApi() {
  return (tree: Root, page: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || !/^Endpoint(List|Object)?$/.test(node.name ?? '')) return undefined;
      const nodes = atNode(page, node, `<${node.name}>`, () => render(node));
      return replaceChild(parent, index, nodes);
    });
  };
}
