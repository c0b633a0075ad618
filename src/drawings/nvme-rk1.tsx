import type { ReactNode } from 'react';
import { Arrow, Box, C, Picture, Spot } from './parts';

/** Board from the side: slot at the left, post at the right. */
function Side({ y, cap }: { y: number; cap?: boolean }) {
  return (
    <g>
      <rect
        x={52}
        y={y}
        width={270}
        height={10}
        rx={2}
        fill={C.board}
        stroke={C.line}
        strokeWidth={1.5}
      />
      <path d={`M74 ${y}v-24h34v6H92v8h16v10z`} fill={C.dark} stroke={C.line} strokeWidth={1.25} />
      <rect
        x={276}
        y={y - 15}
        width={14}
        height={15}
        fill={C.metal}
        stroke={C.line}
        strokeWidth={1.25}
      />
      {cap && (
        <path
          d={`M272 ${y - 34}a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v12h-22z`}
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
      <rect
        x={0}
        y={-3}
        width={186}
        height={6}
        rx={1}
        fill={C.board2}
        stroke={C.line}
        strokeWidth={1.25}
      />
      <path d="M0 0h12" stroke={C.gold} strokeWidth={6} strokeLinecap="butt" />
      <rect x={40} y={-12} width={44} height={9} rx={1.5} fill={C.dark} stroke={C.line} />
      <rect x={98} y={-12} width={44} height={9} rx={1.5} fill={C.dark} stroke={C.line} />
    </g>
  );
}

interface StepProps {
  n: number;
  y: number;
  cap?: boolean;
  children: ReactNode;
}

function Step({ n, y, cap, children }: StepProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <Box y={0} h={96} tone="quiet" />
      <Side y={78} cap={cap} />
      {children}
      <Spot n={n} x={34} y={18} />
    </g>
  );
}

export default function NvmeRk1() {
  return (
    <Picture
      name="nvme-rk1"
      title="Putting an NVMe drive into the M.2 slot of an RK1"
      description="Three pictures of the board from the side, one below the other: the M.2 slot at the left, the post at the right."
      caption="M.2 slot of the FxBlox Lite Plus (RK1), from the side. Power off and case open. The screw for the drive isn’t in the box."
      height={330}
      legend={[
        { n: 1, text: 'Lift the pale-orange cap off the post.' },
        { n: 2, text: 'Push the drive into the slot at a slant until no gold contacts show.' },
        { n: 3, text: 'Press the free end flat onto the post and fix it with a screw.' },
      ]}
    >
      <Step n={1} y={14} cap>
        <Arrow
          points={[
            [283, 36],
            [283, 10],
          ]}
          color={C.accent}
        />
      </Step>
      <Step n={2} y={120}>
        <g transform="translate(97 63) rotate(-14)">
          <Drive />
        </g>
        <Arrow
          points={[
            [190, 20],
            [150, 30],
          ]}
          color={C.accent}
        />
      </Step>
      <Step n={3} y={226}>
        <g transform="translate(104 60)">
          <Drive />
        </g>
        <rect
          x={274}
          y={52}
          width={18}
          height={6}
          rx={2}
          fill={C.metal}
          stroke={C.line}
          strokeWidth={1.25}
        />
        <Arrow
          points={[
            [283, 16],
            [283, 46],
          ]}
          color={C.accent}
        />
      </Step>
    </Picture>
  );
}
