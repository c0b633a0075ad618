import type { ReactElement } from 'react';
import { Tower } from './device';
import { Drawing, type DrawingTexts, type KeyItem, Plate, type Tone } from './frame';
import { Mark, Tick } from './labels';
import { Para, paraHeight } from './text';
import { BODY, C, led, WIDTH } from './theme';

type ScreenItem = { n?: number } & (
  | { kind: 'title'; text: string }
  | { kind: 'progress'; percent: number }
  | { kind: 'field'; label?: string; value: string }
  | { kind: 'button'; text: string; primary?: boolean }
  | { kind: 'check'; text: string }
  | { kind: 'radio'; text: string; sub: string; on?: boolean }
  | { kind: 'row'; label: string; value?: string }
  | { kind: 'tower'; name: string; status: string; statusN: number }
  | { kind: 'card'; title?: string; items: readonly ScreenItem[]; dots?: boolean }
  | { kind: 'tabs'; first: string; last: string; count: number }
);

const FRAME = { x: 8, y: 8, w: WIDTH - 16 };
const INSIDE = { x: FRAME.x + 16, w: FRAME.w - 50 };
const MARK_X = FRAME.x + FRAME.w - 20;

interface Placed {
  node: ReactElement;
  h: number;
  /** Where the number of the item is, below its top. */
  markAt?: number;
}

/** Draws one part of a screen. `tones` are those of the numbers. */
function draw(item: ScreenItem, x: number, y: number, w: number, tones: readonly Tone[]): Placed {
  const tone = item.n === undefined ? undefined : tones[item.n - 1];
  const edge = {
    stroke: tone === 'warn' ? C.warn : item.n === undefined ? C.hair : C.accent,
    strokeWidth: item.n === undefined ? 1.25 : 2.25,
  };
  switch (item.kind) {
    case 'title':
      return { node: <Para x={x} y={y + 16} text={item.text} size={19} bold />, h: 24 };
    case 'progress':
      return {
        node: (
          <>
            <rect x={x} y={y + 3} width={w} height={7} rx={3.5} fill={C.fill2} />
            <rect
              x={x}
              y={y + 3}
              width={(w * item.percent) / 100}
              height={7}
              rx={3.5}
              fill={C.accent}
            />
          </>
        ),
        h: 12,
      };
    case 'field': {
      const label = item.label ? 22 : 0;
      return {
        node: (
          <>
            {item.label && <Para x={x} y={y + 15} text={item.label} />}
            <Plate x={x} y={y + label} w={w} h={36} rx={8} fill={C.paper} {...edge} />
            <Para x={x + 12} y={y + label + 23.5} text={item.value} fill={C.muted} />
          </>
        ),
        h: label + 36,
        markAt: label + 18,
      };
    }
    case 'button':
      return {
        node: (
          <>
            <Plate
              {...{ x, y, w, h: 38, ...edge }}
              stroke={tone === 'warn' ? C.warn : C.accent}
              rx={10}
              fill={item.primary ? C.accent : tone === 'warn' ? C.warnSoft : C.fill}
            />
            <Para
              x={x + w / 2}
              y={y + 24.5}
              text={item.text}
              bold
              anchor="middle"
              fill={item.primary ? C.onAccent : tone === 'warn' ? C.warn : C.accent}
            />
          </>
        ),
        h: 38,
        markAt: 19,
      };
    case 'check':
      return {
        node: (
          <>
            <Tick x={x} y={y + 1} />
            <Para x={x + 28} y={y + 15.5} text={item.text} width={w - 28} />
          </>
        ),
        h: paraHeight(item.text, w - 28) + 4,
        markAt: 12,
      };
    case 'radio':
      return {
        node: (
          <>
            <Plate
              {...{ x, y, w, h: 58, ...edge }}
              rx={10}
              fill={item.on ? C.accentSoft : C.fill}
            />
            <circle cx={x + 20} cy={y + 29} r={8} fill={C.fill} stroke={C.accent} strokeWidth={2} />
            {item.on && <circle cx={x + 20} cy={y + 29} r={4} fill={C.accent} />}
            <Para x={x + 38} y={y + 25} text={item.text} bold />
            <Para x={x + 38} y={y + 44.5} text={item.sub} fill={C.muted} />
          </>
        ),
        h: 58,
        markAt: 29,
      };
    case 'row':
      return {
        node: (
          <>
            {item.n !== undefined && (
              <Plate x={x - 6} y={y - 3} w={w + 12} h={28} rx={7} fill={C.accentSoft} {...edge} />
            )}
            <Para x={x} y={y + 16.5} text={item.label} bold={item.n !== undefined} />
            {item.value && (
              <Para
                x={item.n === undefined ? x + w : x + w - 14}
                y={y + 16.5}
                text={item.value}
                anchor="end"
                fill={C.muted}
              />
            )}
          </>
        ),
        h: 22,
        markAt: 11,
      };
    case 'tower':
      return {
        node: (
          <>
            <Plate {...{ x, y, w: 92, h: 112, ...edge }} rx={10} fill={C.paper} />
            <Tower x={x + 30} y={y + 10} w={33} h={88} face="front" />
            <Para x={x + 106} y={y + 32} text={item.name} bold />
            <circle cx={x + 113} cy={y + 57} r={6} fill={led('green')} stroke={C.line} />
            <Para x={x + 126} y={y + 62.5} text={`${item.status} ▾`} />
            <Mark n={item.statusN} x={MARK_X - 22} y={y + 57} tone={tones[item.statusN - 1]} />
            {item.n !== undefined && <Mark n={item.n} x={x + 92} y={y + 94} tone={tone} />}
          </>
        ),
        h: 112,
      };
    case 'tabs': {
      const part = FRAME.w / item.count;
      return {
        node: (
          <>
            <path d={`M${FRAME.x} ${y}h${FRAME.w}`} stroke={C.hair} strokeWidth={1.25} />
            {Array.from({ length: item.count }, (_, at) => (
              <circle
                key={at}
                cx={FRAME.x + part * (at + 0.5)}
                cy={y + 18}
                r={7}
                fill={at === 0 ? C.accent : C.hair}
              />
            ))}
            <Para x={FRAME.x + 16} y={y + 44} text={item.first} bold fill={C.accent} />
            <Para
              x={FRAME.x + FRAME.w - 10}
              y={y + 44}
              text={item.last}
              anchor="end"
              fill={C.muted}
            />
          </>
        ),
        h: 40,
      };
    }
    case 'card': {
      const head = item.title ? 40 : 14;
      const inner = place(item.items, x + 14, y + head, w - 28, tones);
      const h = head + inner.h + 12;
      return {
        node: (
          <>
            <Plate
              {...{ x, y, w, h }}
              rx={12}
              fill={C.fill}
              {...edge}
              stroke={C.hair}
              strokeWidth={1.5}
            />
            {item.title && <Para x={x + 14} y={y + 25} text={item.title} size={16.5} bold />}
            {item.dots && (
              <>
                <circle cx={x + w - 30} cy={y + 20} r={13} fill={C.paper} {...edge} />
                {[-5, 0, 5].map((dy) => (
                  <circle key={dy} cx={x + w - 30} cy={y + 20 + dy} r={1.8} fill={C.text} />
                ))}
              </>
            )}
            {inner.node}
          </>
        ),
        h,
        markAt: 20,
      };
    }
  }
}

/** Draws parts one below the other, with the numbers of those that have one at the right. */
function place(
  items: readonly ScreenItem[],
  x: number,
  y: number,
  w: number,
  tones: readonly Tone[],
): Placed {
  let top = y;
  const nodes = items.map((item, at) => {
    const { node, h, markAt } = draw(item, x, top, w, tones);
    const from = top;
    top += h + (at === items.length - 1 ? 0 : item.kind === 'row' && item.n === undefined ? 8 : 12);
    return (
      <g key={at}>
        {node}
        {item.n !== undefined && markAt !== undefined && (
          <Mark n={item.n} x={MARK_X} y={from + markAt} tone={tones[item.n - 1]} />
        )}
      </g>
    );
  });
  return { node: <>{nodes}</>, h: top - y };
}

interface ScreenProps extends DrawingTexts {
  /** The name in the bar at the top. */
  bar: string;
  items: readonly ScreenItem[];
  keys: readonly KeyItem[];
}

/** A screen as a line drawing, its numbered controls explained below. */
export function Screen({ bar, items, keys, ...texts }: ScreenProps) {
  const tones = keys.map(({ tone }) => tone);
  const first = FRAME.y + 54;
  const body = place(items, INSIDE.x, first, INSIDE.w, tones);
  const h = first + body.h + 16 - FRAME.y;
  return (
    <Drawing {...texts} height={FRAME.y + h + 8} keys={keys}>
      <Plate {...{ ...FRAME, h }} rx={18} fill={C.fill} strokeWidth={2} />
      <rect
        x={FRAME.x + 40}
        y={FRAME.y + 10}
        width={FRAME.w - 80}
        height={27}
        rx={13.5}
        fill={C.paper}
      />
      <Para
        x={WIDTH / 2}
        y={FRAME.y + 23.5 + BODY * 0.35}
        text={bar}
        anchor="middle"
        fill={C.muted}
      />
      {body.node}
    </Drawing>
  );
}
