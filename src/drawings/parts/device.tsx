import type { ReactElement } from 'react';
import { usbPorts, type UsbPort } from '../../data/usbPorts';
import { Plate } from './frame';
import { Leader } from './labels';
import { Para } from './text';
import { C, LEAD } from './theme';

interface UsbCProps {
  x: number;
  y: number;
  w: number;
  h: number;
  hot?: boolean;
}

/** USB-C socket around its center; it is upright if it is taller than wide. */
export function UsbC({ x, y, w, h, hot }: UsbCProps) {
  const thin = Math.min(w, h);
  const [tongueW, tongueH] = w > h ? [w * 0.6, h * 0.24] : [w * 0.24, h * 0.6];
  const shell = (grow: number) => ({
    x: x - w / 2 - grow,
    y: y - h / 2 - grow,
    width: w + 2 * grow,
    height: h + 2 * grow,
    rx: thin / 2 + grow,
  });
  return (
    <g>
      {hot && <rect {...shell(5)} fill={C.accentSoft} stroke={C.accent} strokeWidth={2.5} />}
      <rect {...shell(0)} fill={C.metal} stroke={C.line} strokeWidth={1.5} />
      <rect {...shell(-thin * 0.16)} fill={C.dark} />
      <rect
        x={x - tongueW / 2}
        y={y - tongueH / 2}
        width={tongueW}
        height={tongueH}
        rx={1}
        fill={C.metal}
      />
    </g>
  );
}

interface ScrewProps {
  x: number;
  y: number;
  r?: number;
  black?: boolean;
}

export function Screw({ x, y, r = 6, black }: ScrewProps) {
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
  w: number;
  h: number;
  /** Grille of slanted bars and a slot (front), or nothing: room for the port plate. */
  face?: 'front' | 'bare';
}

/** Body of a Blox seen from one side. */
export function Tower({ x, y, w, h, face = 'bare' }: TowerProps) {
  const cap = Math.round(h * 0.075);
  const round = w * 0.13;
  const bars: ReactElement[] = [];
  const grille = { x: x + w * 0.2, y: y + h * 0.3, w: w * 0.6, h: h * 0.38 };
  for (let step = 0; step < 8; step += 1) {
    const top = grille.y + (step * grille.h) / 8;
    bars.push(
      <path
        key={step}
        d={`M${grille.x} ${top + w * 0.15}L${grille.x + grille.w} ${top}`}
        stroke={C.line}
        strokeWidth={w * 0.045}
      />,
    );
  }
  return (
    <g>
      <Plate
        x={x + w * 0.06}
        y={y + h - h * 0.015}
        w={w * 0.88}
        h={h * 0.035}
        rx={w * 0.03}
        fill={C.dark}
      />
      <Plate {...{ x, y, w, h }} rx={round} fill={C.fill2} />
      <path
        d={`M${x} ${y + cap}V${y + round}a${round} ${round} 0 0 1 ${round} ${-round}h${w - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}V${y + cap}z`}
        fill={C.cap}
        stroke={C.line}
        strokeWidth={1.5}
      />
      <path
        d={`M${x + w * 0.09} ${y + cap + h * 0.035}V${y + h * 0.945}`}
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
    </g>
  );
}

/** Heights of the three sockets in a port plate. */
const portYs = (y: number, h: number): readonly number[] => [y + h * 0.2, y + h * 0.5, y + h * 0.8];

interface PortPlateProps {
  x: number;
  y: number;
  w: number;
  h: number;
  hot?: readonly number[];
}

/** Plate with the three sockets, and a black screw in each corner. */
export function PortPlate({ x, y, w, h, hot = [] }: PortPlateProps) {
  const r = w * 0.075;
  const inset = r + w * 0.045;
  return (
    <g>
      <Plate {...{ x, y, w, h }} rx={8} fill={C.fill} />
      {[x + inset, x + w - inset].flatMap((sx) =>
        [y + inset, y + h - inset].map((sy) => (
          <Screw key={`${sx},${sy}`} x={sx} y={sy} r={r} black />
        )),
      )}
      {portYs(y, h).map((py, index) => (
        <UsbC key={py} x={x + w / 2} y={py} w={w * 0.52} h={w * 0.2} hot={hot.includes(index)} />
      ))}
    </g>
  );
}

/** The three outer sockets of a model, top to bottom. */
const outerPorts = (model: UsbPort['model']): readonly UsbPort[] =>
  Object.values<UsbPort>(usbPorts)
    .filter((port) => port.model === model)
    .slice(0, 3);

/** The ports of a model in words. */
export const spokenPorts = (model: UsbPort['model'], uses: readonly string[]): string =>
  outerPorts(model)
    .map(({ port, speed }, at) => `${port}: ${speed}, for ${uses[at]}.`)
    .join(' ');

interface TowerPortsProps {
  model: UsbPort['model'];
  /** What each port is for, top to bottom. */
  uses: readonly string[];
}

/** Port side of a Blox, its fast ports marked, with speed and use of each. */
export function TowerPorts({ model, uses }: TowerPortsProps) {
  const ports = outerPorts(model);
  const plate = { x: 34, y: 74, w: 80, h: 222 };
  const hot = [0, 1, 2].filter((at) => ports[at]!.speed.startsWith('USB 3'));
  return (
    <g>
      <Tower x={18} y={14} w={112} h={312} />
      <PortPlate {...plate} hot={hot} />
      {portYs(plate.y, plate.h).map((y, at) => {
        const { port, speed } = ports[at]!;
        const fast = hot.includes(at);
        return (
          <g key={port}>
            <Leader
              points={[
                [158, y],
                [98, y],
              ]}
              color={fast ? C.accent : C.line}
            />
            <Para x={166} y={y - 13} text={port} size={18} bold />
            <Para x={166} y={y + 6} text={speed} bold={fast} fill={fast ? C.accent : C.text} />
            <Para x={166} y={y + 6 + LEAD} text={uses[at]!} width={180} fill={C.muted} />
          </g>
        );
      })}
      <Para x={150} y={332} text="Base" fill={C.muted} />
    </g>
  );
}

interface HouseProps {
  x: number;
  y: number;
  w: number;
  h: number;
  soft?: boolean;
}

/** A home, as an outline with a roof; `soft` marks the reader's own. */
export function House({ x, y, w, h, soft }: HouseProps) {
  const roof = h * 0.3;
  return (
    <path
      d={`M${x} ${y + h}V${y + roof}L${x + w / 2} ${y}L${x + w} ${y + roof}V${y + h}z`}
      fill={soft ? C.accentSoft : C.fill}
      stroke={soft ? C.accent : C.line}
      strokeWidth={2}
    />
  );
}
