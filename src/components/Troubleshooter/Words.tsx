import type { ReactNode } from 'react';

/** Text of src/data/troubleshooter.ts, in which words in backticks are what a screen says. */
export default function Words({ children }: { children: string }): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

/** The same as paragraphs, where blank lines separate them. */
export function Paragraphs({ children }: { children: string }): ReactNode {
  return children.split('\n\n').map((text) => (
    <p key={text}>
      <Words>{text}</Words>
    </p>
  ));
}
