import type { ReactElement, ReactNode } from 'react';
import { C, MARGIN, WIDTH } from './theme';
import '../drawings.css';

export interface DrawingTexts {
  name: string;
  title: string;
  description: string;
  caption: string;
}

interface DrawingProps extends DrawingTexts {
  width?: number;
  height: number;
  children: ReactNode;
}

interface BoxProps {
  x?: number;
  y: number;
  w?: number;
  h: number;
  /** `quiet` holds a part of a picture, `soft` and `warn` stand out. */
  tone?: 'plain' | 'quiet' | 'soft' | 'warn';
  dashed?: boolean;
}

const TONES = {
  plain: { fill: C.fill, stroke: C.line },
  quiet: { fill: C.fill, stroke: C.hair },
  soft: { fill: C.accentSoft, stroke: C.accent },
  warn: { fill: C.warnSoft, stroke: C.warn },
} as const;

/** Box with round corners; as wide as the drawing unless told otherwise. */
export function Box({
  x = MARGIN,
  y,
  w = WIDTH - 2 * MARGIN,
  h,
  tone = 'plain',
  dashed,
}: BoxProps): ReactElement {
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx={10}
      {...TONES[tone]}
      strokeWidth={tone === 'quiet' ? 1.25 : 1.5}
      strokeDasharray={dashed ? '5 4' : undefined}
    />
  );
}

export function Drawing({
  name,
  title,
  description,
  caption,
  width = WIDTH,
  height,
  children,
}: DrawingProps): ReactElement {
  const tall = Math.ceil(height);
  return (
    <figure className="drawing">
      <svg
        viewBox={`0 0 ${width} ${tall}`}
        width={width}
        height={tall}
        role="img"
        aria-labelledby={`${name}-t ${name}-d`}
        focusable="false"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <title id={`${name}-t`}>{title}</title>
        <desc id={`${name}-d`}>{description}</desc>
        <rect
          x={0.5}
          y={0.5}
          width={width - 1}
          height={tall - 1}
          rx={11.5}
          fill={C.paper}
          stroke={C.hair}
        />
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
