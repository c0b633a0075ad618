import type { ReactNode } from 'react';
import { Box, Plate } from './frame';
import { Mark } from './labels';
import { Para } from './text';
import { C } from './theme';

/** The board from the side: M.2 slot at the left, post at the right. */
function Side({ cap }: { cap?: boolean }) {
  return (
    <g>
      <Plate x={30} y={96} w={300} h={10} rx={2} fill={C.board} />
      <path d="M48 96v-26h36v7H68v9h18v10z" fill={C.dark} stroke={C.line} strokeWidth={1.25} />
      <Plate x={280} y={80} w={16} h={16} fill={C.metal} />
      {cap && (
        <path
          d="M276 54a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v13h-24z"
          fill={C.cap}
          stroke={C.line}
          strokeWidth={1.5}
        />
      )}
    </g>
  );
}

/** The drive from the side, its gold contacts at the left. */
function NvmeDrive() {
  return (
    <g>
      <Plate x={0} y={-3.5} w={214} h={7} rx={1} fill={C.board2} strokeWidth={1.25} />
      <path d="M1 0h12" stroke={C.gold} strokeWidth={7} strokeLinecap="butt" />
      <Plate x={44} y={-14} w={52} h={10.5} rx={1.5} fill={C.dark} strokeWidth={1} />
      <Plate x={112} y={-14} w={52} h={10.5} rx={1.5} fill={C.dark} strokeWidth={1} />
    </g>
  );
}

/** The drive in the slot, screwed to the post. */
export const NvmeOnPost = () => (
  <>
    <g transform="translate(76 77)">
      <NvmeDrive />
    </g>
    <Plate x={277} y={68} w={22} h={6} rx={2} fill={C.metal} />
  </>
);

/** The drive in the slot, at the angle at which it goes in and out. */
export const NvmeAtAngle = () => (
  <g transform="translate(72 83) rotate(-13)">
    <NvmeDrive />
  </g>
);

interface StepProps {
  n: number;
  y: number;
  text: string;
  cap?: boolean;
  children: ReactNode;
}

/** One numbered picture of the slot, `y` units from the top. */
export function NvmeStep({ n, y, text, cap, children }: StepProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <Box y={0} h={122} tone="quiet" />
      <Mark n={n} x={34} y={22} tone="hot" />
      <Para x={56} y={27.5} text={text} bold />
      <Side cap={cap} />
      {children}
    </g>
  );
}
