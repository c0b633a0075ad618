import type { ReactNode } from 'react';
import { Arrow, Box, C, Drawing, Mark, Para, Plate } from './parts';

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

function Drive() {
  return (
    <g>
      <Plate x={0} y={-3.5} w={214} h={7} rx={1} fill={C.board2} strokeWidth={1.25} />
      <path d="M1 0h12" stroke={C.gold} strokeWidth={7} strokeLinecap="butt" />
      <Plate x={44} y={-14} w={52} h={10.5} rx={1.5} fill={C.dark} strokeWidth={1} />
      <Plate x={112} y={-14} w={52} h={10.5} rx={1.5} fill={C.dark} strokeWidth={1} />
    </g>
  );
}

interface StepProps {
  n: number;
  y: number;
  text: string;
  cap?: boolean;
  children: ReactNode;
}

function Step({ n, y, text, cap, children }: StepProps) {
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

export default function NvmeRk1() {
  return (
    <Drawing
      name="nvme-rk1"
      title="An NVMe drive in the M.2 slot of an RK1"
      description="The board from the side, three times, the M.2 slot at the left and the post at the right. 1: lift the cap off the post. 2: push the drive into the slot at an angle. 3: press it flat and screw it to the post."
      caption="FxBlox Lite Plus (RK1), seen from the side"
      height={398}
    >
      <Step n={1} y={8} text="Lift the cap" cap>
        <Arrow
          points={[
            [288, 44],
            [288, 12],
          ]}
          color={C.accent}
        />
      </Step>
      <Step n={2} y={138} text="Push in at an angle">
        <g transform="translate(72 83) rotate(-13)">
          <Drive />
        </g>
        <Arrow
          points={[
            [196, 92],
            [142, 103],
          ].map(([x, y]) => [x!, y! - 14] as const)}
          color={C.accent}
        />
      </Step>
      <Step n={3} y={268} text="Press flat, screw down">
        <g transform="translate(76 77)">
          <Drive />
        </g>
        <Plate x={277} y={68} w={22} h={6} rx={2} fill={C.metal} />
        <Arrow
          points={[
            [288, 24],
            [288, 62],
          ]}
          color={C.accent}
        />
      </Step>
    </Drawing>
  );
}
