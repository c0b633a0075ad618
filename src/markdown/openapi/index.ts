import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { atNode, attribute, isJsx, lookup, replaceChild, type JsxElement } from '../nodes';
import { renderEndpoint, renderList, renderObject } from './render';
import { apis, isApi, objectsOf, operationsOf, readDocument } from './spec';

function render(node: JsxElement): Node[] {
  const api = attribute(node, 'api') ?? '';
  const id = attribute(node, 'id') ?? '';
  const tag = attribute(node, 'tag');
  const object = attribute(node, 'name') ?? '';
  if (node.type !== 'mdxJsxFlowElement')
    throw new Error('it must be on its own line, between blank lines.');
  if (!isApi(api)) throw new Error(`it needs api="…" with one of ${apis.join(', ')}.`);
  const file = `src/data/openapi/${api}.json`;
  if (node.name === 'EndpointObject')
    return renderObject(
      object,
      lookup(objectsOf(readDocument(api)), object, 'object with x-heading', file),
    );
  const endpoints = operationsOf(api);
  if (node.name === 'Endpoint')
    return renderEndpoint(lookup(Object.fromEntries(endpoints), id, 'operation', file));
  const listed = [...endpoints.values()].filter(
    ({ operation }) => !tag || operation.tags.includes(tag),
  );
  if (listed.length > 0) return [renderList(listed, tag ? `Calls: ${tag}` : 'All calls')];
  const tags = new Set([...endpoints.values()].flatMap(({ operation }) => operation.tags));
  throw new Error(`no operation has the tag "${tag}". Use one of ${[...tags].join(', ')}.`);
}

/**
 * Remark plugin: fills pages from the OpenAPI files in src/data/openapi. `<EndpointList api="node" tag="Pool" />` becomes
 * a table of links, `<Endpoint api="node" id="joinPool" />` becomes the heading and reference of one operation, and
 * `<EndpointObject api="pinning" name="Pin" />` becomes those of an object that several operations share. An unknown name
 * or an incomplete operation stops the build with file, line, and fix.
 */
export function remarkOpenApi() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || !/^Endpoint(List|Object)?$/.test(node.name ?? '')) return undefined;
      const nodes = atNode(file, node, `<${node.name}>`, () => render(node));
      return replaceChild(parent, index, nodes);
    });
  };
}
