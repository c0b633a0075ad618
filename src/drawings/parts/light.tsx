import type { ReactNode } from 'react';
import { Drawing, type DrawingTexts } from './frame';
import { Para, paraHeight } from './text';
import { C, type LedColor, MARGIN, WIDTH, led } from './theme';

type Light =
  | { kind: 'solid'; color: LedColor }
  | { kind: 'blink'; color: LedColor }
  | { kind: 'sequence'; colors: readonly LedColor[] };

const STRIP_W = 64;
const STRIP_H = 20;

/** A strip that shows the light over time, left to right. */
function LightStrip({ x, y, light }: { x: number; y: number; light: Light }) {
  if (light.kind === 'blink') {
    return [0, 1, 2].map((step) => (
      <rect
        key={step}
        x={x + (step * STRIP_W) / 3}
        y={y}
        width={STRIP_W / 3 - 6}
        height={STRIP_H}
        rx={4}
        fill={led(light.color)}
        stroke={C.line}
        strokeWidth={1.25}
      />
    ));
  }
  const colors = light.kind === 'solid' ? [light.color] : light.colors;
  const part = STRIP_W / colors.length;
  return (
    <g>
      {colors.map((color, step) => (
        <rect
          key={step}
          x={x + step * part}
          y={y}
          width={part}
          height={STRIP_H}
          rx={colors.length === 1 ? 4 : 0}
          fill={led(color)}
          stroke={C.line}
          strokeWidth={1.25}
        />
      ))}
    </g>
  );
}

export function LedDot({ x, y, color }: { x: number; y: number; color: LedColor }) {
  return <circle cx={x} cy={y} r={10} fill={led(color)} stroke={C.line} strokeWidth={1.25} />;
}

interface LightStep {
  /** What is seen, or what the reader does. */
  see: string;
  mean?: string;
  light?: Light;
  /** The reader acts here. */
  act?: boolean;
  warn?: boolean;
}

interface LightSection {
  heading?: string;
  steps: readonly LightStep[];
}

const STRIP_X = MARGIN + 20;
const SEE_X = STRIP_X + STRIP_W + 12;
const SEE_WIDTH = WIDTH - MARGIN - SEE_X;

const seeHeight = ({ see }: LightStep) => paraHeight(see, SEE_WIDTH, true);

const stepHeight = (step: LightStep) =>
  Math.max(24, seeHeight(step) + (step.mean ? paraHeight(step.mean, SEE_WIDTH) : 0)) + 14;

interface LightTimelineProps extends DrawingTexts {
  sections: readonly LightSection[];
  /** Room for a picture above the timeline. */
  headroom?: number;
  children?: ReactNode;
}

/** What the light does, from top to bottom. */
export function LightTimeline({
  sections,
  headroom = 0,
  children,
  description,
  ...texts
}: LightTimelineProps) {
  let y = 8 + headroom;
  const parts = sections.map(({ heading, steps }, index) => {
    const top = y + (index > 0 ? 12 : 0);
    y = top + (heading ? 32 : 0);
    const rows = steps.map((step) => {
      const at = y;
      y += stepHeight(step);
      return { step, at };
    });
    return { heading, top, rows };
  });
  const spoken = sections
    .map(({ heading, steps }) =>
      [
        heading && `${heading}:`,
        ...steps.map(({ see, mean }, at) => `${at + 1}. ${see}${mean ? `: ${mean}` : '.'}`),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(' ');
  return (
    <Drawing {...texts} description={`${description} ${spoken}`} height={y}>
      {children}
      {parts.map(({ heading, top, rows }) => (
        <g key={top}>
          {heading && (
            <Para x={MARGIN} y={top + 15} text={heading} size={18} bold fill={C.accent} />
          )}
          <path
            d={`M${MARGIN + 6} ${rows[0]!.at + 10}V${rows.at(-1)!.at + 10}`}
            stroke={C.hair}
            strokeWidth={2}
          />
          {rows.map(({ step, at }) => {
            const color = step.warn ? C.warn : C.accent;
            return (
              <g key={at}>
                <circle
                  cx={MARGIN + 6}
                  cy={at + 10}
                  r={5}
                  fill={step.act ? color : C.paper}
                  stroke={color}
                  strokeWidth={2}
                />
                {step.act && (
                  <>
                    <rect
                      x={STRIP_X}
                      y={at - 2}
                      width={STRIP_W}
                      height={24}
                      rx={12}
                      fill={C.accentSoft}
                      stroke={color}
                      strokeWidth={1.5}
                    />
                    <Para x={STRIP_X + STRIP_W / 2} y={at + 15.5} text="You" bold anchor="middle" />
                  </>
                )}
                {step.light && <LightStrip x={STRIP_X} y={at} light={step.light} />}
                <Para x={SEE_X} y={at + 15.5} text={step.see} width={SEE_WIDTH} bold />
                {step.mean && (
                  <Para
                    x={SEE_X}
                    y={at + 15.5 + seeHeight(step)}
                    text={step.mean}
                    width={SEE_WIDTH}
                    fill={step.warn ? C.warn : C.muted}
                  />
                )}
              </g>
            );
          })}
        </g>
      ))}
    </Drawing>
  );
}
