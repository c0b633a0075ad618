/** The labels that pages quote from apps, `_Label_`, looked up in the files that the sources of the page name. */
import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { compileAlone } from '../src/markdown/compile';
import { textOf } from '../src/markdown/nodes';

export interface Label {
  text: string;
  file: string;
  /** Of a label in a part: the line with the part. */
  line: number;
}

/** Code that a page names as its source: now, and when the page was last compared with it. */
export interface Code {
  now: string;
  before: () => string;
}

/** `gone` since the page was compared with its sources, or in none of them: then it's of another program, or a source is missing. */
export type LabelState = 'found' | 'gone' | 'unknown';

/** The labels that a page shows, with those of its parts and of src/data. */
export async function labelsOf(
  page: string,
  source = readFileSync(page, 'utf8'),
): Promise<Label[]> {
  const labels: Label[] = [];
  const look = (tree: Root) => {
    let line = 1;
    visit(tree, (node) => {
      line = node.position?.start.line ?? line;
      if (node.type === 'emphasis') labels.push({ text: textOf(node), file: page, line });
    });
  };
  await compileAlone(page, source, { atMarkdown: look });
  return labels;
}

/** Without what writes a character in another way. */
const plain = (text: string) =>
  text
    .replace(/\\(['"])/g, '$1')
    .replace(/&amp;/g, '&')
    .replace(/’|&(?:apos|rsquo|#39);/g, "'");

/** Whether code has a label as a whole text, from one quotation mark or tag to the next. "…" stands for any words. */
export function hasLabel(code: string, label: string): boolean {
  const words = plain(label)
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^\\n]*');
  const whole = `(?:^|['"\`>])[^\\w'"\`<>\\n]*${words}[^\\w\\n]*?(?:$|['"\`<{$])`;
  return new RegExp(whole, 'm').test(plain(code));
}

export function stateOf(label: string, sources: readonly Code[]): LabelState {
  if (sources.some(({ now }) => hasLabel(now, label))) return 'found';
  return sources.some(({ before }) => hasLabel(before(), label)) ? 'gone' : 'unknown';
}
