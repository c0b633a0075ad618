import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element scrolls horizontally, so that it has to be focusable. */
export function useOverflow<T extends HTMLElement>(): [
  ref: RefObject<T | null>,
  overflows: boolean,
] {
  const ref = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}
