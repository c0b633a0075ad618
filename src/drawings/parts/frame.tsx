import type { ReactElement, ReactNode, SVGProps } from 'react';
import { C, MARGIN, WIDTH } from './theme';

export interface DrawingTexts {
  name: string;
  title: string;
  description: string;
  caption?: string;
}

interface DrawingProps extends DrawingTexts {
  width?: number;
  height: number;
  children: ReactNode;
}

interface PlateProps extends SVGProps<SVGRectElement> {
  w: number;
  h: number;
}

/** Outlined rectangle; `w` and `h` are its sides, all else is as in SVG. */
export function Plate({ w, h, ...shape }: PlateProps): ReactElement {
  return <rect width={w} height={h} stroke={C.line} strokeWidth={1.5} {...shape} />;
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
    <Plate
      {...{ x, y, w, h, ...TONES[tone] }}
      rx={10}
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
        style={{ aspectRatio: `${width} / ${tall}` }}
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
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
