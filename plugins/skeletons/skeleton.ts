import { parse, type AnyNode, type Property } from 'acorn';

interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

/** Calls `see` for each node; where it answers true, not for what is inside. */
function walk(node: AnyNode, see: (node: AnyNode) => boolean): void {
  if (see(node)) return;
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) walk(child, see);
  }
}

/** The attributes of an element in compiled MDX, by name; none where the node is no element. */
function attributesOf(node: AnyNode): Map<string, Property> | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  if (!/^_jsxs?$/.test(node.callee.name)) return undefined;
  const attributes = new Map<string, Property>();
  const [, given] = node.arguments;
  if (given?.type !== 'ObjectExpression') return attributes;
  for (const property of given.properties) {
    if (property.type !== 'Property') continue;
    const { key } = property;
    attributes.set(
      key.type === 'Identifier' ? key.name : String((key as { value: unknown }).value),
      property,
    );
  }
  return attributes;
}

const literal = (property: Property | undefined): unknown =>
  property?.value.type === 'Literal' ? property.value.value : undefined;

/** Takes out the imports of which nothing is left in use. */
function dropUnusedImports(code: string): string {
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  let kept = code;
  for (const statement of body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) continue;
    const rest = code.slice(0, statement.start) + code.slice(statement.end);
    const isUsed = statement.specifiers.some(({ local }) =>
      new RegExp(`(?<![\\w$])${local.name.replaceAll('$', '\\$')}(?![\\w$])`).test(rest),
    );
    if (!isUsed) kept = kept.slice(0, statement.start) + kept.slice(statement.end);
  }
  return kept;
}

/**
 * A compiled page without what its HTML says already: each part that `rehypeMarkWords` has marked becomes a call that finds
 * it in the document. Throws where a marked part is none that can be found again, with the name of the page.
 *
 * @param code the page as the MDX loader compiled it
 * @param page name of the file, for messages
 * @param source module that finds the parts
 */
export function skeletonOf(code: string, page: string, source: string): string {
  const edits: Edit[] = [];
  walk(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const attributes = attributesOf(node);
    const mark = literal(attributes?.get('data-w'));
    if (typeof mark === 'string') {
      edits.push({ start: node.start, end: node.end, text: `_words(${mark})` });
      return true;
    }
    const painted = literal(attributes?.get('words'));
    if (typeof painted === 'string') {
      const markup = attributes!.get('html') ?? attributes!.get('svg');
      if (!markup) {
        throw new Error(
          `skeletons: ${page} has a component with the mark "words" and neither html nor svg. Correct plugins/skeletons/mark.ts.`,
        );
      }
      edits.push({ start: markup.value.start, end: markup.value.end, text: `_markup(${painted})` });
    }
    return false;
  });
  const skeleton = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
  return dropUnusedImports(
    `import {expectWords as _expectWords, words as _words, markup as _markup} from '${source}';\n${skeleton}\n_expectWords(${edits.length});\n`,
  );
}
