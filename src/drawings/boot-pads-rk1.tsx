import { Board, C, Callout, Chip, Drawing, HeatSink, Lens, Mark, Para, Plate, UsbC } from './parts';

interface PadsProps {
  /** Center of the left pad. */
  x: number;
  y: number;
  gap: number;
  r: number;
}

/** Two gold pads in their white frame. */
const Pads = ({ x, y, gap, r }: PadsProps) => (
  <>
    <rect
      x={x - r * 1.8}
      y={y - r * 1.8}
      width={gap + r * 3.6}
      height={r * 3.6}
      rx={r * 0.4}
      fill="none"
      stroke={C.white}
      strokeWidth={r > 5 ? 3 : 1.75}
    />
    {[x, x + gap].map((at) => (
      <g key={at}>
        <circle cx={at} cy={y} r={r} fill={C.gold} stroke={C.line} />
        <circle cx={at} cy={y} r={r * 0.4} fill={C.dark} />
      </g>
    ))}
  </>
);

export default function BootPadsRk1() {
  return (
    <Drawing
      name="boot-pads-rk1"
      title="The two BOOT pads of the RK1 board"
      description="The board with its USB-C ports up and facing you. At the left edge, under the lowest port and above the black heat sink, are two pairs of gold pads in white frames, enlarged in a circle. A wire bridges the upper pair. Farther along the same edge, next to the eMMC chip, is the pair RST."
      caption="FxBlox Lite Plus (RK1), port side, simplified. Go by the print on your board."
      height={350}
      keys={[
        { text: '**BOOT, the upper pair:** bridge these two.', tone: 'hot' },
        { text: 'The lower pair: leave it alone.', tone: 'warn' },
        { text: '**RST (J8):** leave it alone.', tone: 'warn' },
      ]}
    >
      <Board x={14} y={10} w={140} h={328} />
      <Plate x={34} y={16} w={112} h={120} rx={9} fill={C.fill} fillOpacity={0.5} />
      {[40, 76, 112].map((y) => (
        <UsbC key={y} x={92} y={y} w={48} h={19} />
      ))}
      <Pads x={30} y={156} gap={13} r={4} />
      <Pads x={30} y={177} gap={13} r={4} />
      <Chip x={84} y={150} w={50} h={26} fill={C.metal} />
      <HeatSink x={60} y={196} w={84} h={84} />
      <Pads x={28} y={248} gap={12} r={3.6} />
      <Chip x={26} y={288} w={36} h={32} />
      <Para x={70} y={310} text="eMMC" />
      <Lens from={[36, 166]} r={29} to={[264, 150]} big={84} />
      <Pads x={236} y={124} gap={44} r={13} />
      <path d="M236 124c10 -16 34 -16 44 0" fill="none" stroke={C.paper} strokeWidth={9} />
      <path d="M236 124c10 -16 34 -16 44 0" fill="none" stroke={C.accent} strokeWidth={6} />
      <Pads x={236} y={186} gap={44} r={13} />
      <Para x={258} y={94} text="BOOT" size={18} bold anchor="middle" />
      <Mark n={1} x={322} y={124} tone="hot" />
      <Mark n={2} x={322} y={186} tone="warn" />
      <Callout n={3} at={[188, 300]} via={[[164, 300]]} to={[34, 249]} tone="warn" />
      <Para x={208} y={305} text="RST" bold />
      <Para x={164} y={24} text="Ports up" fill={C.muted} />
      <Para x={164} y={340} text="Power end" fill={C.muted} />
    </Drawing>
  );
}
