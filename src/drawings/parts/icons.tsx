import type { ReactElement } from 'react';
import { C } from './theme';

type IconName = 'phone' | 'computer' | 'server' | 'chain' | 'wallet' | 'pin';

/** Line icon in a square of 32 units around its center. */
export function Icon({ name, x, y }: { name: IconName; x: number; y: number }) {
  const common = { fill: C.fill, stroke: C.line, strokeWidth: 2 } as const;
  const line = { fill: 'none', stroke: C.line, strokeWidth: 2 } as const;
  const shapes: Record<IconName, ReactElement> = {
    phone: (
      <>
        <rect x={-8} y={-15} width={16} height={30} rx={3.5} {...common} />
        <path d="M-2.5 10.5h5" {...line} />
      </>
    ),
    computer: (
      <>
        <rect x={-13} y={-12} width={26} height={18} rx={2.5} {...common} />
        <path d="M-16 11h32" {...line} />
      </>
    ),
    server: (
      <>
        <rect x={-13} y={-12} width={26} height={11} rx={2.5} {...common} />
        <rect x={-13} y={1} width={26} height={11} rx={2.5} {...common} />
        <path d="M-8 -6.5h2M-8 6.5h2M-1 -6.5h8M-1 6.5h8" {...line} />
      </>
    ),
    chain: (
      <>
        <rect x={-16} y={-5} width={10} height={10} rx={2} {...common} />
        <rect x={-2} y={-13} width={10} height={10} rx={2} {...common} />
        <rect x={5} y={4} width={10} height={10} rx={2} {...common} />
        <path d="M-6 -3l4-3M-6 3l11 4M5 -3l4 7" {...line} />
      </>
    ),
    wallet: (
      <>
        <rect x={-14} y={-9} width={28} height={20} rx={3.5} {...common} />
        <path d="M-10 -9l16-5v5" {...line} />
        <path d="M14 -2.5h-7a3.5 3.5 0 0 0 0 7h7" {...line} />
      </>
    ),
    pin: (
      <>
        <path d="M-6 -13h12l-2 9 6 6h-20l6-6z" {...common} />
        <path d="M0 2v11" {...line} />
      </>
    ),
  };
  return <g transform={`translate(${x} ${y})`}>{shapes[name]}</g>;
}
