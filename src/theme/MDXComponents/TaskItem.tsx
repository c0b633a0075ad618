import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react';
import MDXLi from '@theme/MDXComponents/Li';

const ItemContext = createContext<string | undefined>(undefined);

/** An item of a task list: its box is named by its words. */
function TaskItem(props: ComponentProps<'li'>): ReactNode {
  const id = useId();
  return (
    <ItemContext value={id}>
      <MDXLi {...props} id={id} />
    </ItemContext>
  );
}

export function Item(props: ComponentProps<'li'>): ReactNode {
  return props.className?.includes('task-list-item') ? (
    <TaskItem {...props} />
  ) : (
    <MDXLi {...props} />
  );
}

/** Markdown makes no other inputs than these boxes. */
export function Box(props: ComponentProps<'input'>): ReactNode {
  return <input aria-labelledby={useContext(ItemContext)} {...props} />;
}
