import type { ReactElement } from 'react';
import { C } from './theme';

export type IconName =
  | 'phone'
  | 'computer'
  | 'blox'
  | 'server'
  | 'chain'
  | 'wallet'
  | 'file'
  | 'home'
  | 'pool'
  | 'key'
  | 'app'
  | 'coin';

/** Line icon in a square of 32 units; x and y are its centre. */
export function Icon({
  name,
  x,
  y,
  color = C.line,
}: {
  name: IconName;
  x: number;
  y: number;
  color?: string;
}) {
  const common = { fill: C.fill, stroke: color, strokeWidth: 1.75 } as const;
  const line = { fill: 'none', stroke: color, strokeWidth: 1.75 } as const;
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
    blox: (
      <>
        <rect x={-8} y={-15} width={16} height={28} rx={3} {...common} />
        <path d="M-8 -10h16M-4 1l8-3M-4 5l8-3M-4 -3l8-3M-6 15.5h12" {...line} />
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
    file: (
      <>
        <path d="M-10 -14h12l8 8v20h-20z" {...common} />
        <path d="M2 -14v8h8M-5 1h10M-5 6.5h10" {...line} />
      </>
    ),
    home: (
      <>
        <path d="M-12 14V-1L0 -13 12 -1V14z" {...common} />
        <path d="M-3 14V4h6v10" {...line} />
      </>
    ),
    pool: (
      <>
        <rect x={-4} y={-15} width={8} height={12} rx={2} {...common} />
        <rect x={-14} y={2} width={8} height={12} rx={2} {...common} />
        <rect x={6} y={2} width={8} height={12} rx={2} {...common} />
        <path d="M-4 -4l-5 6M4 -4l5 6M-6 9H6" {...line} />
      </>
    ),
    key: (
      <>
        <circle cx={-6} cy={0} r={7} {...common} />
        <path d="M1 0h14v6M9 0v5" {...line} />
      </>
    ),
    app: (
      <>
        <rect x={-13} y={-13} width={11} height={11} rx={2.5} {...common} />
        <rect x={2} y={-13} width={11} height={11} rx={2.5} {...common} />
        <rect x={-13} y={2} width={11} height={11} rx={2.5} {...common} />
        <rect x={2} y={2} width={11} height={11} rx={2.5} {...common} />
      </>
    ),
    coin: (
      <>
        <circle r={13} {...common} />
        <circle r={8.5} {...line} />
      </>
    ),
  };
  return <g transform={`translate(${x} ${y})`}>{shapes[name]}</g>;
}
