// Wrapped: tables scroll in a container that the keyboard can reach.
import type { ComponentProps } from 'react';
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

export default { ...MDXComponents, table: Table };
