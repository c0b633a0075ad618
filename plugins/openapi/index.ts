import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsx, type JsxElement } from '../mdx';
import { docsOf, routeOf, shownBy } from './pages';
import { renderEndpoint, renderList } from './render';
import {
  apis,
  endpointsOf,
  fileOf,
  isApi,
  readDocument,
  type ApiName,
  type Endpoint,
} from './spec';

const siteDocs = join(__dirname, '../../docs');

/** Stops the build at a node of a page: file, line, what is wrong and what to do. */
function fail(file: VFile, node: Node, message: string): never {
  return file.fail(message, { place: node.position, source: 'openapi' });
}

const attribute = (node: JsxElement, name: string): string | undefined => {
  const value = node.attributes.find((entry) => entry.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

type Load = (api: ApiName) => Map<string, Endpoint>;

function endpointsFor(node: JsxElement, file: VFile, load: Load): Map<string, Endpoint> {
  const api = attribute(node, 'api');
  if (api === undefined || !isApi(api)) {
    return fail(
      file,
      node,
      `<${node.name}> needs api="…" with one of ${Object.keys(apis).join(', ')}.`,
    );
  }
  try {
    return load(api);
  } catch (error) {
    return fail(file, node, (error as Error).message);
  }
}

function endpoint(node: JsxElement, file: VFile, load: Load): Node[] {
  const endpoints = endpointsFor(node, file, load);
  const id = attribute(node, 'id') ?? '';
  const found = endpoints.get(id);
  if (!found) {
    const near = [...endpoints.keys()].filter((key) =>
      key.toLowerCase().includes(id.toLowerCase().slice(0, 5)),
    );
    return fail(
      file,
      node,
      `there is no operation "${id}" in src/data/openapi/${attribute(node, 'api')}.json. ${near.length > 0 ? `Did you mean ${near.slice(0, 5).join(', ')}?` : 'Use an operationId of the file.'}`,
    );
  }
  try {
    return renderEndpoint(found);
  } catch (error) {
    return fail(file, node, `operation "${id}": ${(error as Error).message}`);
  }
}

function endpointList(node: JsxElement, file: VFile, load: Load): Node[] {
  const endpoints = [...endpointsFor(node, file, load).values()];
  const tag = attribute(node, 'tag');
  const listed =
    tag === undefined
      ? endpoints
      : endpoints.filter(({ operation }) => operation.tags.includes(tag));
  if (listed.length === 0) {
    const tags = new Set(endpoints.flatMap(({ operation }) => operation.tags));
    return fail(
      file,
      node,
      `no operation has the tag "${tag}". Use one of ${[...tags].join(', ')}.`,
    );
  }
  const path = resolve(file.path ?? '');
  const docs = docsOf(path, siteDocs);
  const shown = shownBy(docs);
  const pageOf = (id: string) => {
    const place = shown.find((entry) => entry.api === attribute(node, 'api') && entry.id === id);
    if (!place)
      return fail(
        file,
        node,
        `no page shows the operation "${id}". Add its heading and <Endpoint api="${attribute(node, 'api')}" id="${id}" /> to one.`,
      );
    return place.route === routeOf(docs, path) ? '' : place.route;
  };
  return [renderList(listed, tag === undefined ? 'All endpoints' : `Endpoints: ${tag}`, pageOf)];
}

/**
 * Remark plugin: fills pages from the OpenAPI files of src/data/openapi. `<EndpointList api="node" tag="Pool" />` becomes
 * a table of links, `<Endpoint api="node" id="joinPool" />` everything about one operation. An unknown name, or an
 * operation that lacks something, stops the build with file, line and cure.
 */
export function remarkOpenApi() {
  return (tree: Parent, file: VFile): void => {
    const loaded = new Map<ApiName, Map<string, Endpoint>>();
    const load: Load = (api) => {
      const known = loaded.get(api) ?? endpointsOf(api, readDocument(api));
      loaded.set(api, known);
      return known;
    };
    visit(tree, (node: Node, index: number | undefined, parent: Parent | undefined) => {
      if (!isJsx(node) || (node.name !== 'Endpoint' && node.name !== 'EndpointList')) return;
      if (node.type !== 'mdxJsxFlowElement')
        fail(file, node, `<${node.name}> stands on a line of its own, between blank lines.`);
      const nodes =
        node.name === 'Endpoint' ? endpoint(node, file, load) : endpointList(node, file, load);
      parent!.children.splice(index!, 1, ...nodes);
      return index! + nodes.length;
    });
  };
}

/** Plugin: serves the OpenAPI files under /openapi/, for readers to download. */
export function openApiFiles(): Plugin {
  return {
    name: 'openapi-files',
    getPathsToWatch: () => (Object.keys(apis) as ApiName[]).map(fileOf),
    async postBuild({ outDir }) {
      mkdirSync(join(outDir, 'openapi'), { recursive: true });
      for (const api of Object.keys(apis) as ApiName[])
        copyFileSync(fileOf(api), join(outDir, 'openapi', `${api}.json`));
    },
  };
}
