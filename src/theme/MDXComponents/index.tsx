// Wrapped: tables scroll inside themselves, and a keyboard can scroll them.
import type { ComponentProps } from 'react';
import MDXComponents from '@theme-original/MDXComponents';

function Table(props: ComponentProps<'table'>) {
  return (
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

export default { ...MDXComponents, table: Table };
