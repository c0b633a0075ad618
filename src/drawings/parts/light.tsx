import type { ReactNode } from 'react';
import { Drawing, type DrawingTexts } from './frame';
import { headingHeight, SectionHead, spokenSections } from './sections';
import { Para, paraHeight, plain } from './text';
import { BODY, C, LEAD, type LedColor, MARGIN, WIDTH, led } from './theme';

type Light =
  | { kind: 'solid'; color: LedColor }
  | { kind: 'blink'; color: LedColor }
  | { kind: 'alternate'; colors: readonly LedColor[] }
  | { kind: 'sequence'; colors: readonly LedColor[] }
  | { kind: 'both'; colors: readonly [LedColor, LedColor] };

/** A strip that shows the light over time, left to right. */
function LightStrip({
  x,
  y,
  light,
  w = 62,
  h = 18,
}: {
  x: number;
  y: number;
  light: Light;
  w?: number;
  h?: number;
}) {
  if (light.kind === 'blink') {
    const part = w / 3;
    return (
      <g>
        {[0, 1, 2].map((step) => (
          <rect
            key={step}
            x={x + step * part}
            y={y}
            width={part - 6}
            height={h}
            rx={4}
            fill={led(light.color)}
            stroke={C.line}
            strokeWidth={1.25}
          />
        ))}
      </g>
    );
  }
  const colors =
    light.kind === 'solid'
      ? [light.color]
      : light.kind === 'alternate'
        ? [...light.colors, ...light.colors]
        : light.colors;
  const part = w / colors.length;
  return (
    <g>
      {colors.map((color, step) =>
        light.kind === 'both' ? (
          <rect
            key={step}
            x={x}
            y={y + (step * h) / 2}
            width={w}
            height={h / 2}
            fill={led(color)}
          />
        ) : (
          <rect
            key={step}
            x={x + step * part}
            y={y}
            width={part}
            height={h}
            fill={led(color)}
            stroke={C.line}
            strokeWidth={0.75}
          />
        ),
      )}
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={3}
        fill="none"
        stroke={C.line}
        strokeWidth={1.25}
      />
    </g>
  );
}

export function LedDot({
  x,
  y,
  color,
  r = 8,
}: {
  x: number;
  y: number;
  color: LedColor;
  r?: number;
}) {
  return <circle cx={x} cy={y} r={r} fill={led(color)} stroke={C.line} strokeWidth={1.25} />;
}

interface LightStep {
  /** What is seen, beginning with the color's name, or what the reader does. */
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

const STRIP_X = 38;
const SEE_X = 112;
const SEE_WIDTH = WIDTH - MARGIN - SEE_X;

function stepHeight(step: LightStep): number {
  const see = paraHeight(step.see, SEE_WIDTH, BODY, LEAD, true);
  const mean = step.mean ? paraHeight(step.mean, SEE_WIDTH) : 0;
  return Math.max(24, see + mean) + 13;
}

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
  let y = 16 + headroom;
  const parts = sections.map((section, index) => {
    const top = y + (index > 0 ? 10 : 0);
    const first = top + headingHeight(section.heading);
    let cursor = first;
    const rows = section.steps.map((step) => {
      const at = cursor;
      cursor += stepHeight(step);
      return { step, at };
    });
    y = cursor;
    const last = rows[rows.length - 1];
    return { section, top, first, rows, end: last ? last.at : first };
  });
  const spoken = spokenSections(
    sections,
    (step, number) => `${number}. ${step.see}${step.mean ? `: ${step.mean}` : ''}`,
  );
  return (
    <Drawing {...texts} description={plain(`${description} ${spoken}`)} height={y + 4}>
      {children}
      {parts.map(({ section, top, first, rows, end }, index) => (
        <g key={top}>
          <SectionHead top={top} ruled={index > 0 || headroom > 0} heading={section.heading} />
          <path d={`M${MARGIN + 6} ${first + 9}V${end + 9}`} stroke={C.hair} strokeWidth={2} />
          {rows.map(({ step, at }) => {
            const see = paraHeight(step.see, SEE_WIDTH, BODY, LEAD, true);
            const color = step.warn ? C.warn : C.accent;
            return (
              <g key={at}>
                <circle
                  cx={MARGIN + 6}
                  cy={at + 9}
                  r={5}
                  fill={step.act ? color : C.paper}
                  stroke={color}
                  strokeWidth={2}
                />
                {step.act ? (
                  <>
                    <rect
                      x={STRIP_X}
                      y={at}
                      width={62}
                      height={19}
                      rx={9.5}
                      fill={step.warn ? C.warnSoft : C.accentSoft}
                      stroke={color}
                      strokeWidth={1.25}
                    />
                    <Para
                      x={STRIP_X + 31}
                      y={at + 13.8}
                      text="you"
                      size={12.2}
                      bold
                      anchor="middle"
                    />
                  </>
                ) : (
                  step.light && <LightStrip x={STRIP_X} y={at} light={step.light} />
                )}
                <Para x={SEE_X} y={at + 13.4} text={step.see} width={SEE_WIDTH} bold />
                {step.mean && (
                  <Para
                    x={SEE_X}
                    y={at + 13.4 + see}
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
