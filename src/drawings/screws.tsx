import { Arrow, Box, C, Picture, PortPlate, Screw, Spot } from './parts';

const SILVER = [
  [222, 44],
  [306, 44],
  [222, 128],
  [306, 128],
] as const;

export default function Screws() {
  return (
    <Picture
      name="screws"
      title="Which screws open the case, and in which order"
      description="Three small pictures: the port side with four black screws, the underside with four silver screws, and the board coming out of the case."
      caption="Opening the case, both models. Power off and unplug everything first."
      height={314}
      legend={[
        { n: 1, text: '**First: four black screws** of the plate around the three USB-C ports.' },
        { n: 2, text: '**Then: four silver screws** underneath the Blox.' },
        { n: 3, text: '**Last:** slide the board assembly out slowly.' },
      ]}
    >
      <rect
        x={36}
        y={20}
        width={116}
        height={132}
        rx={12}
        fill={C.fill2}
        stroke={C.line}
        strokeWidth={1.75}
      />
      <PortPlate x={54} y={28} w={80} h={116} />
      <circle cx={64.6} cy={38.6} r={11} fill="none" stroke={C.accent} strokeWidth={2} />
      <circle cx={123.4} cy={38.6} r={11} fill="none" stroke={C.accent} strokeWidth={2} />
      <circle cx={64.6} cy={133.4} r={11} fill="none" stroke={C.accent} strokeWidth={2} />
      <circle cx={123.4} cy={133.4} r={11} fill="none" stroke={C.accent} strokeWidth={2} />
      <Spot n={1} x={36} y={22} />
      <rect
        x={198}
        y={20}
        width={132}
        height={132}
        rx={20}
        fill={C.fill2}
        stroke={C.line}
        strokeWidth={1.75}
      />
      <Box x={212} y={34} w={104} h={104} tone="quiet" />
      {SILVER.map(([x, y]) => (
        <g key={`${x},${y}`}>
          <Screw x={x + (x < 260 ? 8 : -8)} y={y + (y < 80 ? 8 : -8)} r={7} />
          <circle
            cx={x + (x < 260 ? 8 : -8)}
            cy={y + (y < 80 ? 8 : -8)}
            r={12}
            fill="none"
            stroke={C.accent}
            strokeWidth={2}
          />
        </g>
      ))}
      <Spot n={2} x={198} y={22} />
      <rect
        x={150}
        y={200}
        width={120}
        height={70}
        rx={4}
        fill={C.board}
        stroke={C.line}
        strokeWidth={1.5}
      />
      <rect x={222} y={212} width={32} height={46} rx={3} fill={C.board2} stroke={C.line} />
      <rect x={230} y={226} width={16} height={16} rx={2} fill={C.metal} stroke={C.line} />
      <path
        d="M36 202a14 14 0 0 1 14-14h138v94H50a14 14 0 0 1-14-14z"
        fill={C.fill2}
        stroke={C.line}
        strokeWidth={1.75}
      />
      <path d="M52 204h122" stroke={C.shine} strokeWidth={6} opacity={0.7} />
      <Arrow
        points={[
          [282, 235],
          [326, 235],
        ]}
        color={C.accent}
      />
      <Spot n={3} x={36} y={190} />
    </Picture>
  );
}
