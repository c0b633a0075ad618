import type { ReactElement } from 'react';
import { BODY, C, LEAD, WIDTH } from './theme';

/** Estimated widths of characters in em, for a wide system font. */
const GLYPHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!()[\] ]/, 0.34],
  [/[tfrI/-]/, 0.4],
  [/[mwMW→…]/, 0.92],
  [/[A-Z]/, 0.69],
];
const OTHER_GLYPHS = 0.62;
const SPACE = 0.34;
/** How much wider bold text is. */
const BOLD = 1.1;

function textWidth(text: string, size: number, bold: boolean): number {
  let sum = 0;
  for (const glyph of text) sum += GLYPHS.find(([kind]) => kind.test(glyph))?.[1] ?? OTHER_GLYPHS;
  return sum * size * (bold ? BOLD : 1);
}

interface Word {
  text: string;
  bold: boolean;
}

/** Breaks text into lines. `**…**` is bold. */
function breakLines(text: string, width: number, size: number, allBold = false): Word[][] {
  const words: Word[] = text
    .replace(/(\d) (?=(?:s|min|h|GB|GiB|%)\b)/g, '$1\u00a0')
    .split('**')
    .flatMap((part, index) =>
      part
        .split(/[ \n]+/)
        .filter(Boolean)
        .map((word) => ({ text: word, bold: allBold || index % 2 === 1 })),
    );
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  for (const word of words) {
    const own = textWidth(word.text, size, word.bold);
    const glued = /^[.,;:)]/.test(word.text);
    if (line.length > 0 && !glued && used + SPACE * size + own > width) {
      lines.push(line);
      line = [];
      used = 0;
    }
    line.push(word);
    used += own + (line.length > 1 && !glued ? SPACE * size : 0);
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

interface ParaProps {
  x: number;
  /** Baseline of the first line. */
  y: number;
  text: string;
  width?: number;
  size?: number;
  fill?: string;
  bold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
}

/** The height of a paragraph of body text. */
export const paraHeight = (text: string, width: number, bold = false): number =>
  breakLines(text, width, BODY, bold).length * LEAD;

export function Para({
  x,
  y,
  text,
  width = WIDTH,
  size = BODY,
  fill = C.text,
  bold = false,
  anchor = 'start',
}: ParaProps): ReactElement {
  const lines = breakLines(text, width, size, bold);
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={index}
          x={x}
          y={y + index * LEAD}
          fontSize={size}
          fill={fill}
          textAnchor={anchor}
          fontWeight={bold ? 650 : undefined}
        >
          {line.map((word, at) => {
            const space = at > 0 && !/^[.,;:)]/.test(word.text) ? ' ' : '';
            return word.bold && !bold ? (
              <tspan key={at} fontWeight={650}>
                {space + word.text}
              </tspan>
            ) : (
              <tspan key={at}>{space + word.text}</tspan>
            );
          })}
        </text>
      ))}
    </>
  );
}
