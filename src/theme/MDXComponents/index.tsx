// Wrapped: tables scroll inside themselves, and a keyboard can scroll them; a heading in a summary holds no link.
import type { ComponentProps } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import MDXComponents from '@theme-original/MDXComponents';
import { useOverflow } from '@site/src/components/useOverflow';

/** A table that scrolls is a stop of the keyboard, with the name that src/markdown/tables.ts gave it. */
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

/** The heading of a collapsed section: the theme adds a link to headings, and a summary can't hold another control. */
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
