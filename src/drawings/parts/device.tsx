import type { ReactElement } from 'react';
import { usbPorts, type UsbPort } from '../../data/usbPorts';
import { Plate } from './frame';
import { Leader, Mark } from './labels';
import { Para, paraHeight } from './text';
import { BODY, C, LEAD, MARGIN, WIDTH } from './theme';

/** USB-C socket; it stands upright where it is taller than wide. */
export function UsbC({
  x,
  y,
  w = 40,
  h = 15,
  hot,
}: {
  x: number;
  y: number;
  w?: number;
  h?: number;
  hot?: boolean;
}) {
  return (
    <g>
      <rect
        x={x - w / 2}
        y={y - h / 2}
        width={w}
        height={h}
        rx={Math.min(w, h) / 2}
        fill={C.dark}
        stroke={hot ? C.accent : C.line}
        strokeWidth={hot ? 2.5 : 1.5}
      />
      <rect
        x={x - w * (w > h ? 0.3 : 0.12)}
        y={y - h * (w > h ? 0.12 : 0.3)}
        width={w * (w > h ? 0.6 : 0.24)}
        height={h * (w > h ? 0.24 : 0.6)}
        rx={Math.min(w, h) * 0.12}
        fill={C.metal}
      />
    </g>
  );
}

export function Screw({
  x,
  y,
  r = 6,
  black,
}: {
  x: number;
  y: number;
  r?: number;
  black?: boolean;
}) {
  const arm = r * 0.5;
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={black ? C.dark : C.metal}
        stroke={C.line}
        strokeWidth={1.25}
      />
      <path
        d={`M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`}
        stroke={black ? C.metal : C.line}
        strokeWidth={1.5}
      />
    </g>
  );
}

interface TowerProps {
  x: number;
  y: number;
  w?: number;
  h?: number;
  /** Slanted-bar grille and slot (front) or plate with three ports (back). */
  face?: 'front' | 'back' | 'bare';
}

/** Body of a single Blox seen from one side. */
export function Tower({ x, y, w = 104, h = 290, face = 'bare' }: TowerProps) {
  const cap = Math.round(h * 0.075);
  const bars: ReactElement[] = [];
  const grille = { x: x + w * 0.2, y: y + h * 0.3, w: w * 0.6, h: h * 0.38 };
  for (let step = 0; step < 8; step += 1) {
    const top = grille.y + (step * grille.h) / 8;
    bars.push(
      <path
        key={step}
        d={`M${grille.x} ${top + 15}L${grille.x + grille.w} ${top}`}
        stroke={C.line}
        strokeWidth={w * 0.045}
      />,
    );
  }
  return (
    <g>
      <rect
        x={x + w * 0.06}
        y={y + h - h * 0.015}
        width={w * 0.88}
        height={h * 0.035}
        rx={w * 0.03}
        fill={C.dark}
        stroke={C.line}
        strokeWidth={1.25}
      />
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={w * 0.13}
        fill={C.fill2}
        stroke={C.line}
        strokeWidth={1.75}
      />
      <path
        d={`M${x} ${y + cap}V${y + w * 0.13}a${w * 0.13} ${w * 0.13} 0 0 1 ${w * 0.13} ${-w * 0.13}h${w * 0.74}a${w * 0.13} ${w * 0.13} 0 0 1 ${w * 0.13} ${w * 0.13}V${y + cap}z`}
        fill={C.cap}
        stroke={C.line}
        strokeWidth={1.75}
      />
      <path
        d={`M${x + w * 0.09} ${y + cap + 10}V${y + h - 16}`}
        stroke={C.shine}
        strokeWidth={w * 0.05}
        opacity={0.7}
      />
      {face === 'front' && (
        <>
          {bars}
          <rect
            x={x + w * 0.36}
            y={y + h * 0.8}
            width={w * 0.28}
            height={Math.max(4, h * 0.022)}
            rx={Math.max(2, h * 0.011)}
            fill={C.dark}
            stroke={C.line}
          />
        </>
      )}
      {face === 'back' && <PortPlate x={x + w * 0.17} y={y + h * 0.26} w={w * 0.66} h={h * 0.48} />}
    </g>
  );
}

/** Heights of the three sockets inside a port plate. */
export const portYs = (y: number, h: number, spread = 0.23): readonly [number, number, number] => [
  y + h * (0.5 - spread),
  y + h * 0.5,
  y + h * (0.5 + spread),
];

interface PortPlateProps {
  x: number;
  y: number;
  w: number;
  h: number;
  spread?: number;
  hot?: readonly number[];
}

export function PortPlate({ x, y, w, h, spread, hot = [] }: PortPlateProps) {
  const r = Math.max(4, w * 0.065);
  const inset = r + 5;
  return (
    <g>
      <Plate {...{ x, y, w, h }} rx={8} fill={C.fill} />
      {[
        [x + inset, y + inset],
        [x + w - inset, y + inset],
        [x + inset, y + h - inset],
        [x + w - inset, y + h - inset],
      ].map(([sx, sy]) => (
        <Screw key={`${sx},${sy}`} x={sx ?? 0} y={sy ?? 0} r={r} black />
      ))}
      {portYs(y, h, spread).map((py, index) => (
        <UsbC
          key={py}
          x={x + w / 2}
          y={py}
          w={w * 0.56}
          h={Math.max(11, w * 0.2)}
          hot={hot.includes(index)}
        />
      ))}
    </g>
  );
}

export interface PortText {
  name: string;
  text: string;
}

/** The sockets of a model, top to bottom, as the pages name them. */
export const portTexts = (model: UsbPort['model']): readonly PortText[] =>
  Object.values<UsbPort>(usbPorts)
    .filter((port) => port.model === model)
    .map(({ port, speed, use }) => ({ name: `${port}: ${speed}`, text: use }));

/** The three sockets, top to bottom, with what each is for. */
export function PortList({ ports, y, h }: { ports: readonly PortText[]; y: number; h: number }) {
  const spread = 0.3;
  const ys = portYs(y, h, spread);
  const width = WIDTH - MARGIN - 164;
  return (
    <>
      <PortPlate x={20} y={y} w={96} h={h} spread={spread} />
      {ports.map((port, index) => {
        const at = ys[index] ?? 0;
        const title = paraHeight(port.name, width, BODY, LEAD, true);
        const start = at + 12.4 - (title + paraHeight(port.text, width)) / 2;
        return (
          <g key={port.name}>
            <Leader
              points={[
                [146, at],
                [98, at],
              ]}
            />
            <Mark n={index + 1} x={146} y={at} />
            <Para x={164} y={start} text={port.name} width={width} bold />
            <Para x={164} y={start + title} text={port.text} width={width} fill={C.muted} />
          </g>
        );
      })}
    </>
  );
}
