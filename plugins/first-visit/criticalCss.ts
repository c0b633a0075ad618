import type { Nodes } from 'hast';
// Not Beasties, which needs 0.1 s per page to match every selector, as long as all other steps together. Comparing names
// takes 2 ms.
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { isElement } from '../built-pages/html';

/** Names of tags, classes (`.name`), and ids (`#name`). */
export type Names = ReadonlySet<string>;

/** The names in a page, and the custom properties that its attributes use (`--name`). */
export function namesIn(page: Nodes): Names {
  const names = new Set<string>();
  const walk = (node: Nodes): void => {
    if (isElement(node)) {
      names.add(node.tagName.toLowerCase());
      for (const [key, value] of Object.entries(node.properties)) {
        if (key === 'className') for (const name of value as string[]) names.add(`.${name}`);
        else if (key === 'id') names.add(`#${String(value)}`);
        else if (typeof value === 'string' && value.includes('var('))
          for (const name of variablesIn(value)) names.add(name);
      }
    }
    if ('children' in node) node.children.forEach(walk);
  };
  walk(page);
  return names;
}

const variablesIn = (value: string): string[] => value.match(/(?<=var\()\s*--[\w-]+/g) ?? [];

/** The names that a selector needs, without those in parentheses. */
function namesOf(selector: string): string[] {
  let plain = selector.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return (plain.replace(/::?[\w-]+/g, '').match(/[.#]?-?[a-z_][\w-]*/gi) ?? []).map((name) =>
    /^[.#]/.test(name) ? name : name.toLowerCase(),
  );
}

interface Declarations {
  selectors: { text: string; names: string[] }[];
  /** Custom properties by name, and everything else. */
  variables: [name: string, text: string, uses: string[]][];
  text: string;
  uses: string[];
}

type Part = Declarations | { open: string; parts: Part[]; animation?: string } | string;

function declarations(rule: Rule): Declarations {
  const own: Declarations = {
    selectors: rule.selectors.map((text) => ({ text, names: namesOf(text) })),
    variables: [],
    text: '',
    uses: [],
  };
  const rest: string[] = [];
  rule.each((node) => {
    if (node.type === 'decl' && node.prop.startsWith('--'))
      own.variables.push([node.prop, node.toString(), variablesIn(node.value)]);
    else rest.push(node.toString());
  });
  own.text = rest.join(';');
  own.uses = variablesIn(own.text);
  return own;
}

function part(node: ChildNode): Part {
  if (node.type === 'rule') return declarations(node);
  if (node.type !== 'atrule' || !node.nodes) return node.type === 'comment' ? '' : `${node};`;
  const { name, params, nodes } = node as AtRule & { nodes: ChildNode[] };
  if (name.endsWith('keyframes')) return { open: node.toString(), parts: [], animation: params };
  if (name === 'font-face') return node.toString();
  return { open: `@${name} ${params}`, parts: nodes.map(part) };
}

/** A function that picks out of a stylesheet what a page with these names may use. */
export function criticalCss(css: string): (names: Names) => string {
  const parts = postcss.parse(css).nodes.map(part);
  const uses = new Map<string, string[]>();
  const collect = (each: Part): void => {
    if (typeof each === 'string') return;
    if ('parts' in each) each.parts.forEach(collect);
    else
      for (const [name, , used] of each.variables)
        uses.set(name, [...(uses.get(name) ?? []), ...used]);
  };
  parts.forEach(collect);
  return (names) => {
    const wanted = new Set<string>();
    const want = (name: string): void => {
      if (wanted.has(name)) return;
      wanted.add(name);
      uses.get(name)?.forEach(want);
    };
    names.forEach((name) => name.startsWith('--') && want(name));
    const matching = ({ selectors }: Declarations) =>
      selectors.filter((selector) => selector.names.every((name) => names.has(name)));
    let texts = '';
    const look = (each: Part): void => {
      if (typeof each === 'string') return;
      if ('parts' in each) each.parts.forEach(look);
      else if (matching(each).length > 0) {
        texts += each.text;
        each.uses.forEach(want);
      }
    };
    parts.forEach(look);
    const write = (each: Part): string => {
      if (typeof each === 'string') return each;
      if ('parts' in each) {
        if (each.animation) return texts.includes(each.animation) ? each.open : '';
        const inner = each.parts.map(write).join('');
        return inner && `${each.open}{${inner}}`;
      }
      const kept = matching(each);
      const body = [
        ...each.variables.filter(([name]) => wanted.has(name)).map(([, text]) => text),
        ...(each.text ? [each.text] : []),
      ].join(';');
      return kept.length > 0 && body ? `${kept.map(({ text }) => text).join(',')}{${body}}` : '';
    };
    return parts.map(write).join('');
  };
}
