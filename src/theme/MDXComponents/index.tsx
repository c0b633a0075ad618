// Wrapped: tables scroll inside themselves, and a keyboard can scroll them; boxes of task lists have a name.
import type { ComponentProps } from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import { Box, Item } from './TaskItem';

function Table(props: ComponentProps<'table'>) {
  return (
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

export default { ...MDXComponents, table: Table, li: Item, input: Box };
