// Wrapped: tables scroll in a container that the keyboard can reach.
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import MDXComponents from '@theme-original/MDXComponents';

/** A table that scrolls is focusable, with the name from src/markdown/tables.ts. */
function Table({ 'aria-label': name, ...props }: ComponentProps<'table'>) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = box;
    const observer = new ResizeObserver(() =>
      setOverflows(current!.scrollWidth > current!.clientWidth),
    );
    observer.observe(current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className="table-scroll"
      {...(overflows && { role: 'region', 'aria-label': name, tabIndex: 0 })}
    >
      <table {...props} />
    </div>
  );
}

export default { ...MDXComponents, table: Table };
