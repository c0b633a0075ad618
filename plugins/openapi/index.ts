import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsx, type JsxElement } from '../mdx';
import { renderEndpoint, renderList } from './render';
import { apis, endpointsOf, fileOf, isApi, readDocument, type Endpoint } from './spec';

const attribute = (node: JsxElement, name: string): string | undefined => {
  const value = node.attributes.find((entry) => entry.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** Endpoints of the API that a tag names. */
function endpointsFor(node: JsxElement): Map<string, Endpoint> {
  const api = attribute(node, 'api') ?? '';
  if (!isApi(api)) throw new Error(`<${node.name}> needs api="…" with one of ${apis.join(', ')}.`);
  return endpointsOf(api, readDocument(api));
}

function endpoint(node: JsxElement): Node[] {
  const endpoints = endpointsFor(node);
  const id = attribute(node, 'id') ?? '';
  const found = endpoints.get(id);
  if (found) return renderEndpoint(found);
  const start = id.toLowerCase().slice(0, 5);
  const near = [...endpoints.keys()].filter((key) => key.toLowerCase().includes(start));
  throw new Error(
    `src/data/openapi/${attribute(node, 'api')}.json has no operation "${id}". ${near.length > 0 ? `Did you mean ${near.slice(0, 5).join(', ')}?` : 'Use an operationId of the file.'}`,
  );
}

function endpointList(node: JsxElement): Node[] {
  const endpoints = [...endpointsFor(node).values()];
  const tag = attribute(node, 'tag');
  const listed = endpoints.filter(
    ({ operation }) => tag === undefined || operation.tags.includes(tag),
  );
  if (listed.length > 0) return [renderList(listed, tag ? `Calls: ${tag}` : 'All calls')];
  const tags = new Set(endpoints.flatMap(({ operation }) => operation.tags));
  throw new Error(`no operation has the tag "${tag}". Use one of ${[...tags].join(', ')}.`);
}

const tags: Record<string, (node: JsxElement) => Node[]> = {
  Endpoint: endpoint,
  EndpointList: endpointList,
};

/**
 * Remark plugin: fills pages from the OpenAPI files in src/data/openapi. `<EndpointList api="node" tag="Pool" />` becomes
 * a table of links, and `<Endpoint api="node" id="joinPool" />` becomes the heading and reference of one operation. An
 * unknown name or an incomplete operation stops the build with file, line, and fix.
 */
export function remarkOpenApi() {
  return (tree: Parent, file: VFile): void => {
    visit(tree, (node: Node, index: number | undefined, parent: Parent | undefined) => {
      const render = isJsx(node) ? tags[node.name ?? ''] : undefined;
      if (!render || !isJsx(node)) return;
      const fail = (message: string) =>
        file.fail(message, { place: node.position, source: 'openapi' });
      if (node.type !== 'mdxJsxFlowElement')
        fail(`<${node.name}> must be on a line by itself, between blank lines.`);
      try {
        const nodes = render(node);
        parent!.children.splice(index!, 1, ...nodes);
        return index! + nodes.length;
      } catch (error) {
        return fail((error as Error).message);
      }
    });
  };
}

/** Plugin: publishes the OpenAPI files under /openapi/ for readers to download. */
export function openApiFiles(): Plugin {
  return {
    name: 'openapi-files',
    getPathsToWatch: () => apis.map(fileOf),
    async postBuild({ outDir }) {
      mkdirSync(join(outDir, 'openapi'), { recursive: true });
      for (const api of apis) copyFileSync(fileOf(api), join(outDir, 'openapi', `${api}.json`));
    },
  };
}
