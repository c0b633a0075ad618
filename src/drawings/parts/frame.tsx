import type { ReactElement, ReactNode, SVGProps } from 'react';
import { C, MARGIN, WIDTH } from './theme';

/** `hot` marks what to look for first, `warn` what to leave alone. */
export type Tone = 'hot' | 'warn' | undefined;

export interface KeyItem {
  text: string;
  tone?: Tone;
}

export interface DrawingTexts {
  name: string;
  title: string;
  description: string;
  caption?: string;
}

interface DrawingProps extends DrawingTexts {
  width?: number;
  height: number;
  /** What the numbers in the picture mean, as a list below it. */
  keys?: readonly KeyItem[];
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
  /** `quiet` holds a part of a picture, `soft` stands out. */
  tone?: 'plain' | 'quiet' | 'soft';
}

const TONES = {
  plain: { fill: C.fill, stroke: C.line },
  quiet: { fill: C.fill, stroke: C.hair },
  soft: { fill: C.accentSoft, stroke: C.accent },
} as const;

/** Box with rounded corners, as wide as the drawing by default. */
export function Box({
  x = MARGIN,
  y,
  w = WIDTH - 2 * MARGIN,
  h,
  tone = 'plain',
}: BoxProps): ReactElement {
  return <Plate {...{ x, y, w, h, ...TONES[tone] }} rx={12} />;
}

/** Text in which `**…**` is bold. */
const rich = (text: string) =>
  text.split('**').map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part));

export function Drawing({
  name,
  title,
  description,
  caption,
  width = WIDTH,
  height,
  keys,
  children,
}: DrawingProps): ReactElement {
  const tall = Math.ceil(height);
  return (
    <figure className="drawing">
      <div className="drawing-art">
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
          {children}
        </svg>
        <button type="button" className="enlarge js-only" aria-label={`Enlarge: ${title}`}>
          <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
            <path
              d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.8}
            />
          </svg>
        </button>
      </div>
      {keys && (
        <ol className="drawing-key">
          {keys.map(({ text, tone }) => (
            <li key={text} className={tone}>
              {rich(text)}
            </li>
          ))}
        </ol>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
