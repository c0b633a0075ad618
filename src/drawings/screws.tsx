import {
  Arrow,
  Board,
  C,
  Drawing,
  LEAD,
  Mark,
  Module,
  Para,
  Plate,
  PortPlate,
  Screw,
} from './parts';

/** Ring around a screw. */
const Ring = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r={12} fill="none" stroke={C.accent} strokeWidth={2.5} />
);

export default function Screws() {
  return (
    <Drawing
      name="screws"
      title="Screws that hold the case"
      description="Three pictures. 1: the plate around the three USB-C ports with four black screws. 2: the underside with four silver screws. 3: the board coming out of the case."
      caption="Opening the case, both models"
      height={384}
    >
      <Plate x={28} y={14} w={124} h={190} rx={14} fill={C.fill2} />
      <PortPlate x={42} y={24} w={96} h={170} />
      {[53.5, 126.5].flatMap((x) =>
        [35.5, 182.5].map((y) => <Ring key={`${x},${y}`} x={x} y={y} />),
      )}
      <Mark n={1} x={28} y={18} tone="hot" />
      <Para x={90} y={228} text="4 black screws" bold anchor="middle" />
      <Plate x={206} y={47} w={124} h={124} rx={18} fill={C.fill2} />
      <Plate x={222} y={63} w={92} h={92} rx={10} fill={C.fill} stroke={C.hair} />
      {[236, 300].flatMap((x) =>
        [77, 141].map((y) => (
          <g key={`${x},${y}`}>
            <Screw x={x} y={y} r={7.5} />
            <Ring x={x} y={y} />
          </g>
        )),
      )}
      <Mark n={2} x={206} y={49} tone="hot" />
      <Para x={268} y={228} text="4 silver screws" bold anchor="middle" />
      <path d="M14 246H346" stroke={C.hair} strokeWidth={1.5} />
      <Board x={110} y={280} w={132} h={78} />
      <Module x={186} y={296} size={44} />
      <path
        d="M28 278a14 14 0 0 1 14-14h134v110H42a14 14 0 0 1-14-14z"
        fill={C.fill2}
        stroke={C.line}
        strokeWidth={1.75}
      />
      <path d="M42 278h120" stroke={C.shine} strokeWidth={6} opacity={0.7} />
      <Arrow
        points={[
          [252, 319],
          [340, 319],
        ]}
        color={C.accent}
      />
      <Mark n={3} x={28} y={266} tone="hot" />
      <Para x={262} y={286} text="Slide the" bold />
      <Para x={262} y={286 + LEAD} text="board out" bold />
    </Drawing>
  );
}
