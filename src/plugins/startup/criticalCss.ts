import type { Nodes } from 'hast';
// Not Beasties, which needs 0.1 s per page to match every selector, as long as all other steps together. Comparing names
// takes 2 ms.
import postcss, { type ChildNode, type Declaration, type Node, type Rule } from 'postcss';
import { isElement } from '../../markdown/html';

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

/** A rule without its selectors. */
interface Body {
  selectors: { text: string; names: string[] }[];
  variables: Declaration[];
  /** Everything but the custom properties. */
  text: string;
  uses: string[];
}

function read(rule: Rule): Body {
  const isVariable = (node: ChildNode) => node.type === 'decl' && node.variable;
  const text = rule.nodes.filter((node) => !isVariable(node)).join(';');
  return {
    selectors: rule.selectors.map((each) => ({ text: each, names: namesOf(each) })),
    variables: rule.nodes.filter(isVariable) as Declaration[],
    text,
    uses: variablesIn(text),
  };
}

/** A function that picks out of a stylesheet what a page with these names may use. */
export function criticalCss(css: string): (names: Names) => string {
  const sheet = postcss.parse(css);
  const uses = new Map<string, string[]>();
  sheet.walkDecls(/^--/, ({ prop, value }) => {
    uses.set(prop, [...(uses.get(prop) ?? []), ...variablesIn(value)]);
  });
  const bodies = new Map<Node, Body>();
  sheet.walkRules((rule) => void bodies.set(rule, read(rule)));
  return (names) => {
    const wanted = new Set<string>();
    const want = (name: string): void => {
      if (wanted.has(name)) return;
      wanted.add(name);
      uses.get(name)?.forEach(want);
    };
    names.forEach((name) => name.startsWith('--') && want(name));
    const matching = ({ selectors }: Body) =>
      selectors.filter((selector) => selector.names.every((name) => names.has(name)));
    let texts = '';
    for (const body of bodies.values())
      if (matching(body).length > 0) {
        texts += body.text;
        body.uses.forEach(want);
      }
    const write = (node: ChildNode): string => {
      if (node.type === 'comment') return '';
      if (node.type === 'rule') {
        const body = bodies.get(node)!;
        const kept = matching(body).map(({ text }) => text);
        const variables = body.variables.filter(({ prop }) => wanted.has(prop));
        const inner = [...variables, body.text].filter(String).join(';');
        return kept.length > 0 && inner ? `${kept.join(',')}{${inner}}` : '';
      }
      if (node.type !== 'atrule' || !node.nodes) return `${node};`;
      const { name, params, nodes } = node;
      if (name === 'font-face') return node.toString();
      if (name.endsWith('keyframes')) return texts.includes(params) ? node.toString() : '';
      const inner = nodes.map(write).join('');
      return inner && `@${name} ${params}{${inner}}`;
    };
    return sheet.nodes.map((node) => write(node as ChildNode)).join('');
  };
}
