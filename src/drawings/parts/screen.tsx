import type { ReactElement } from 'react';
import { Tower } from './device';
import { type DrawingTexts, Plate } from './frame';
import { type LegendItem, Mark, Picture, Tick } from './labels';
import { LedDot } from './light';
import { Para, paraHeight, textWidth } from './text';
import { C, type LedColor, WIDTH, led } from './theme';

type ScreenItem =
  | { kind: 'title'; text: string; sub?: string }
  | { kind: 'progress'; percent: number }
  | { kind: 'text'; text: string; muted?: boolean }
  | { kind: 'field'; label?: string; value: string; n?: number }
  | { kind: 'button'; text: string; primary?: boolean; danger?: boolean; n?: number }
  | { kind: 'check'; text: string; n?: number }
  | { kind: 'radio'; text: string; sub?: string; on?: boolean; n?: number }
  | { kind: 'row'; label: string; value?: string; dot?: LedColor; n?: number }
  | { kind: 'notice'; text: string; n?: number }
  | { kind: 'tabs'; labels: readonly string[]; active: number }
  | { kind: 'tower'; name: string; status: string; n?: number; statusN?: number }
  | {
      kind: 'card';
      title?: string;
      tag?: string;
      items: readonly ScreenItem[];
      n?: number;
      /** Three dots at the end of the title. */
      dots?: boolean;
    }
  | { kind: 'sheet'; title: string; items: readonly ScreenItem[]; n?: number }
  | { kind: 'split' };

const FRAME_X = 14;
const FRAME_W = WIDTH - 2 * FRAME_X;
const GUTTER_X = FRAME_X + FRAME_W - 18;

interface Placed {
  node: ReactElement;
  h: number;
  said: string;
}

function placeItem(
  item: ScreenItem,
  x: number,
  y: number,
  w: number,
  key: number,
  warns: ReadonlySet<number>,
): Placed {
  const mark = (n: number | undefined, at: number) =>
    n !== undefined && <Mark n={n} x={GUTTER_X} y={at} warn={warns.has(n)} />;
  const edge = (n?: number) => ({
    stroke: n === undefined ? C.hair : C.accent,
    strokeWidth: n === undefined ? 1.25 : 2,
  });
  const say = (text: string, n?: number) => (n === undefined ? text : `${text} [${n}]`);
  switch (item.kind) {
    case 'title': {
      const main = paraHeight(item.text, w, 15, 20, true);
      const sub = item.sub ? paraHeight(item.sub, w) : 0;
      return {
        node: (
          <g key={key}>
            <Para x={x} y={y + 14} text={item.text} width={w} size={15} lead={20} bold />
            {item.sub && <Para x={x} y={y + main + 12} text={item.sub} width={w} fill={C.muted} />}
          </g>
        ),
        h: main + sub,
        said: `Title ${item.text}${item.sub ? `, ${item.sub}` : ''}`,
      };
    }
    case 'progress':
      return {
        node: (
          <g key={key}>
            <rect x={x} y={y + 4} width={w - 48} height={6} rx={3} fill={C.fill2} />
            <rect
              x={x}
              y={y + 4}
              width={((w - 48) * item.percent) / 100}
              height={6}
              rx={3}
              fill={C.accent}
            />
            <Para x={x + w} y={y + 11.5} text={`${item.percent} %`} anchor="end" fill={C.muted} />
          </g>
        ),
        h: 14,
        said: `Progress ${item.percent} percent`,
      };
    case 'text': {
      const h = paraHeight(item.text, w);
      return {
        node: (
          <Para
            key={key}
            x={x}
            y={y + 12}
            text={item.text}
            width={w}
            fill={item.muted ? C.muted : C.text}
          />
        ),
        h,
        said: item.text,
      };
    }
    case 'field': {
      const label = item.label ? 17 : 0;
      return {
        node: (
          <g key={key}>
            {item.label && <Para x={x} y={y + 11.5} text={item.label} width={w} />}
            <rect
              x={x}
              y={y + label}
              width={w}
              height={30}
              rx={6}
              fill={C.paper}
              {...edge(item.n)}
            />
            <Para x={x + 10} y={y + label + 19.4} text={item.value} width={w - 20} fill={C.muted} />
            {mark(item.n, y + label + 15)}
          </g>
        ),
        h: label + 30,
        said: say(`Field ${item.label ?? item.value}`, item.n),
      };
    }
    case 'button': {
      const tall = Math.max(32, paraHeight(item.text, w - 16, 12.6, 16, true) + 14);
      const lines = paraHeight(item.text, w - 16, 12.6, 16, true);
      const fill = item.primary ? C.accent : item.danger ? C.warnSoft : C.fill;
      const ink = item.primary ? C.onAccent : item.danger ? C.warn : C.accent;
      return {
        node: (
          <g key={key}>
            <rect
              x={x}
              y={y}
              width={w}
              height={tall}
              rx={8}
              fill={fill}
              stroke={item.danger ? C.warn : C.accent}
              strokeWidth={item.n === undefined ? 1.25 : 2}
            />
            <Para
              x={x + w / 2}
              y={y + (tall - lines) / 2 + 12.3}
              text={item.text}
              width={w - 16}
              size={12.6}
              lead={16}
              bold
              anchor="middle"
              fill={ink}
            />
            {mark(item.n, y + tall / 2)}
          </g>
        ),
        h: tall,
        said: say(`Button ${item.text}`, item.n),
      };
    }
    case 'check': {
      const h = Math.max(18, paraHeight(item.text, w - 26));
      return {
        node: (
          <g key={key}>
            <Tick x={x} y={y + 1} />
            <Para x={x + 26} y={y + 13.4} text={item.text} width={w - 26} />
            {mark(item.n, y + 10)}
          </g>
        ),
        h,
        said: say(`Ticked box ${item.text}`, item.n),
      };
    }
    case 'radio': {
      const h = 19 + (item.sub ? paraHeight(item.sub, w - 38) : 0) + 16;
      return {
        node: (
          <g key={key}>
            <Plate
              {...{ x, y, w, h, ...edge(item.n) }}
              rx={8}
              fill={item.on ? C.accentSoft : C.fill}
            />
            <circle
              cx={x + 18}
              cy={y + 18}
              r={7}
              fill={C.fill}
              stroke={C.accent}
              strokeWidth={1.75}
            />
            {item.on && <circle cx={x + 18} cy={y + 18} r={3.5} fill={C.accent} />}
            <Para x={x + 34} y={y + 22.4} text={item.text} width={w - 40} bold />
            {item.sub && (
              <Para x={x + 34} y={y + 39} text={item.sub} width={w - 38} fill={C.muted} />
            )}
            {mark(item.n, y + 18)}
          </g>
        ),
        h,
        said: say(
          `Choice ${item.text}${item.on ? ', chosen' : ''}${item.sub ? `, ${item.sub}` : ''}`,
          item.n,
        ),
      };
    }
    case 'row':
      return {
        node: (
          <g key={key}>
            {item.n !== undefined && (
              <rect
                x={x}
                y={y - 2}
                width={w}
                height={26}
                rx={6}
                fill={C.accentSoft}
                stroke={C.accent}
                strokeWidth={2}
              />
            )}
            {item.dot && <LedDot x={x + 7} y={y + 11} color={item.dot} r={6} />}
            <Para
              x={item.dot ? x + 22 : item.n === undefined ? x : x + 8}
              y={y + 15.4}
              text={item.label}
              width={w}
              bold={item.n !== undefined}
            />
            {item.value && (
              <Para
                x={item.n === undefined ? x + w : x + w - 8}
                y={y + 15.4}
                text={item.value}
                anchor="end"
                fill={C.muted}
              />
            )}
            {item.n === undefined && <path d={`M${x} ${y + 24}h${w}`} stroke={C.hair} />}
            {mark(item.n, y + 11)}
          </g>
        ),
        h: 23,
        said: say(`Row ${item.label}${item.value ? `: ${item.value}` : ''}`, item.n),
      };
    case 'notice': {
      const h = paraHeight(item.text, w - 20) + 14;
      return {
        node: (
          <g key={key}>
            <Plate
              {...{ x, y, w, h }}
              rx={6}
              fill={C.warnSoft}
              stroke={C.warn}
              strokeWidth={1.25}
            />
            <Para x={x + 10} y={y + 19.4} text={item.text} width={w - 20} />
            {mark(item.n, y + h / 2)}
          </g>
        ),
        h,
        said: say(`Notice ${item.text}`, item.n),
      };
    }
    case 'tabs': {
      const part = FRAME_W / item.labels.length;
      return {
        node: (
          <g key={key}>
            <path d={`M${FRAME_X} ${y}h${FRAME_W}`} stroke={C.hair} strokeWidth={1.25} />
            {item.labels.map((label, at) => {
              const cx = FRAME_X + part * (at + 0.5);
              const on = at === item.active;
              return (
                <g key={label}>
                  <circle cx={cx} cy={y + 14} r={5.5} fill={on ? C.accent : C.fill2} />
                  <Para
                    x={cx}
                    y={y + 35}
                    text={label}
                    size={12.2}
                    bold={on}
                    anchor="middle"
                    fill={on ? C.accent : C.muted}
                  />
                </g>
              );
            })}
          </g>
        ),
        h: 36,
        said: `Tabs at the bottom: ${item.labels.join(', ')}`,
      };
    }
    case 'tower':
      return {
        node: (
          <g key={key}>
            <rect x={x} y={y} width={76} height={92} rx={8} fill={C.paper} {...edge(item.n)} />
            <Tower x={x + 24} y={y + 7} w={28} h={74} face="front" />
            <Para x={x + 90} y={y + 24} text={item.name} width={w - 90} bold />
            <circle cx={x + 96} cy={y + 45} r={5} fill={led('green')} stroke={C.line} />
            <Para x={x + 107} y={y + 49.4} text={`${item.status} ▾`} width={w - 107} bold />
            {item.n !== undefined && <Mark n={item.n} x={x + 76} y={y + 78} />}
            {mark(item.statusN, y + 45)}
          </g>
        ),
        h: 92,
        said: say(
          `Tower picture${item.n === undefined ? '' : ` [${item.n}]`} with ${item.name}, status ${item.status}`,
          item.statusN,
        ),
      };
    case 'card':
    case 'sheet': {
      const sheet = item.kind === 'sheet';
      const pad = 12;
      const ix = sheet ? x : x + pad;
      const iw = sheet ? w : w - 2 * pad;
      const head = sheet ? 38 : item.title ? (item.dots ? 34 : 30) : 10;
      const inner = placeItems(item.items, ix, y + head, iw, warns);
      const h = head + inner.h + 12;
      const tag = !sheet && item.tag;
      const dots = !sheet && item.dots === true;
      const tagEnd = x + w - pad - (dots ? 26 : 0);
      return {
        node: (
          <g key={key}>
            {sheet ? (
              <>
                <path
                  d={`M${FRAME_X} ${y + 14}a14 14 0 0 1 14-14h${FRAME_W - 28}a14 14 0 0 1 14 14V${y + h - 14}a14 14 0 0 1-14 14H${FRAME_X + 14}a14 14 0 0 1-14-14z`}
                  fill={C.fill}
                  stroke={C.line}
                  strokeWidth={1.5}
                />
                <path d={`M${WIDTH / 2 - 18} ${y + 8}h36`} stroke={C.hair} strokeWidth={3} />
                <Para x={x} y={y + 28} text={item.title} width={w} size={13.4} bold />
              </>
            ) : (
              <>
                <Plate
                  {...{ x, y, w, h, ...edge(dots ? undefined : item.n) }}
                  rx={10}
                  fill={C.fill}
                />
                {item.title && (
                  <Para x={ix} y={y + 21} text={item.title} width={iw} size={13.2} bold />
                )}
                {mark(item.n, y + 16)}
              </>
            )}
            {tag && (
              <>
                <rect
                  x={tagEnd - textWidth(tag, 12.2, false) - 14}
                  y={y + 7}
                  width={textWidth(tag, 12.2, false) + 14}
                  height={20}
                  rx={10}
                  fill={C.fill2}
                />
                <Para
                  x={tagEnd - 7 - textWidth(tag, 12.2, false) / 2}
                  y={y + 21}
                  text={tag}
                  size={12.2}
                  anchor="middle"
                />
              </>
            )}
            {dots && (
              <>
                <circle
                  cx={x + w - pad - 8}
                  cy={y + 17}
                  r={13}
                  fill={C.accentSoft}
                  stroke={C.accent}
                  strokeWidth={2}
                />
                {[-5, 0, 5].map((dy) => (
                  <circle key={dy} cx={x + w - pad - 8} cy={y + 17 + dy} r={1.7} fill={C.text} />
                ))}
              </>
            )}
            {inner.nodes}
          </g>
        ),
        h,
        said: say(
          `${sheet ? 'Sheet' : 'Card'} ${item.title ?? ''}${tag ? `, tag ${tag}` : ''}${dots ? ', with three dots' : ''}: ${inner.said}`,
          sheet ? undefined : item.n,
        ),
      };
    }
    case 'split':
      return {
        node: <path key={key} d={`M${x} ${y + 2}h${w}`} stroke={C.hair} strokeWidth={1.25} />,
        h: 4,
        said: '',
      };
  }
}

function gapAfter(item: ScreenItem, next?: ScreenItem): number {
  if (!next) return 0;
  const plainRows =
    item.kind === 'row' && next.kind === 'row' && item.n === undefined && next.n === undefined;
  return plainRows ? 5 : 10;
}

function placeItems(
  items: readonly ScreenItem[],
  x: number,
  y: number,
  w: number,
  warns: ReadonlySet<number>,
): { nodes: ReactElement[]; h: number; said: string } {
  let top = y;
  const placed = items.map((item, index) => {
    const one = placeItem(item, x, top, w, index, warns);
    top += one.h + gapAfter(item, items[index + 1]);
    return one;
  });
  return {
    nodes: placed.map((one) => one.node),
    h: top - y,
    said: placed
      .map((one) => one.said)
      .filter(Boolean)
      .join('; '),
  };
}

interface WindowProps {
  y: number;
  h: number;
  /** Height of the bar at its top. */
  bar: number;
  round: number;
}

/** Frame of a screen or of a program's window, with the bar at its top. */
export function Window({ y, h, bar, round }: WindowProps): ReactElement {
  const arc = `a${round} ${round} 0 0 1`;
  return (
    <g>
      <rect
        x={FRAME_X}
        y={y}
        width={FRAME_W}
        height={h}
        rx={round}
        fill={C.fill}
        stroke={C.line}
        strokeWidth={1.75}
      />
      <path
        d={`M${FRAME_X} ${y + bar}V${y + round}${arc} ${round}-${round}h${FRAME_W - 2 * round}${arc} ${round} ${round}v${bar - round}z`}
        fill={C.fill2}
        stroke={C.line}
        strokeWidth={1.5}
      />
    </g>
  );
}

interface ScreenProps extends DrawingTexts {
  /** What stands in the bar above: a web address or a window title. */
  bar: string;
  items: readonly ScreenItem[];
  legend: readonly LegendItem[];
}

/** A screen as a line drawing, its numbered controls explained below. */
export function Screen({ bar, items, legend, description, ...texts }: ScreenProps) {
  const x = FRAME_X + 16;
  const w = GUTTER_X - 20 - x;
  const top = 14;
  const first = top + 30 + 14;
  const warns = new Set(legend.filter((one) => one.warn).map((one) => Number(one.n)));
  const body = placeItems(items, x, first, w, warns);
  const end = items[items.length - 1]?.kind;
  const bottom = first + body.h + (end === 'sheet' ? 0 : end === 'tabs' ? 6 : 14);
  return (
    <Picture
      {...texts}
      description={`${description} Screen, top to bottom: ${body.said}.`}
      height={bottom + 16}
      legend={legend}
    >
      <Window y={top} h={bottom - top} bar={30} round={14} />
      <rect x={FRAME_X + 12} y={top + 5} width={FRAME_W - 24} height={20} rx={10} fill={C.paper} />
      <Para x={WIDTH / 2} y={top + 19.4} text={bar} size={12.2} anchor="middle" fill={C.muted} />
      {body.nodes}
    </Picture>
  );
}
