import type { ReactElement, ReactNode } from 'react';
import { C, WIDTH } from './theme';
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
