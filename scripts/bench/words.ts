import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

const silent = new Set(['script', 'style', 'svg', 'template', 'noscript', 'button']);

/** The words between the tags; a tag may part a word, as highlighting does. */
function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  if (silent.has(node.nodeName) || !('childNodes' in node)) return '';
  const block = /^(p|li|td|th|h\d|div|pre|dt|dd|figcaption|summary|option|br)$/.test(node.nodeName)
    ? ' '
    : '';
  return block + node.childNodes.map(textOf).join('') + block;
}

function* parts(node: Node): Generator<Node> {
  const attributes = 'attrs' in node ? node.attrs : [];
  if (
    attributes.some(({ name, value }) => name === 'class' && value.split(' ').includes('markdown'))
  )
    yield node;
  else if ('childNodes' in node) for (const child of node.childNodes) yield* parts(child);
}

/** Words of the Markdown part of every page of a build. */
export function countWords(build: string): number {
  return readdirSync(build, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => [...parts(parse(readFileSync(join(build, name), 'utf8')))])
    .reduce((sum, part) => sum + (textOf(part).match(/\S+/g)?.length ?? 0), 0);
}
