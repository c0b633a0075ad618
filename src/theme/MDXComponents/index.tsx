// Wrapped: tables scroll in a container that the keyboard can reach, and a heading in a summary has no link.
import type { ComponentProps } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import MDXComponents from '@theme-original/MDXComponents';
import { useOverflow } from '@site/src/components/useOverflow';

/** A table that scrolls is focusable, with the name from src/markdown/tables.ts. */
function Table({ 'aria-label': name, ...props }: ComponentProps<'table'>) {
  const [ref, overflows] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className="table-scroll"
      {...(overflows && { role: 'region', 'aria-label': name, tabIndex: 0 })}
    >
      <table {...props} />
    </div>
  );
}

/** The heading of a collapsed section. The theme adds links to headings, but a summary can't contain another control. */
function SummaryHeading({ id, children }: ComponentProps<'h3'>) {
  useBrokenLinks().collectAnchor(id);
  const target = useAnchorTargetClassName(id);
  return (
    <h3 id={id} className={`anchor ${target ?? ''}`}>
      {children}
    </h3>
  );
}

export default { ...MDXComponents, table: Table, SummaryHeading };
