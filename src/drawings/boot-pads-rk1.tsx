import {
  Board,
  C,
  ClearPlate,
  HeatSink,
  Leader,
  Lens,
  Memory,
  Para,
  Picture,
  Spot,
  UsbC,
} from './parts';

interface PadsProps {
  /** Centre of the left pad. */
  x: number;
  y: number;
  gap: number;
  r: number;
}

/** Two gold pads in their white frame. */
const Pads = ({ x, y, gap, r }: PadsProps) => (
  <>
    <rect
      x={x - r * 2}
      y={y - r * 2}
      width={gap + r * 4}
      height={r * 4}
      rx={r * 0.4}
      fill="none"
      stroke={C.white}
      strokeWidth={r > 5 ? 2.5 : 1.5}
    />
    <circle cx={x} cy={y} r={r} fill={C.gold} stroke={C.line} />
    <circle cx={x + gap} cy={y} r={r} fill={C.gold} stroke={C.line} />
  </>
);

export default function BootPadsRk1() {
  return (
    <Picture
      name="boot-pads-rk1"
      title="The two BOOT pads of the RK1 board"
      description="The board seen from the port side, ports up. At the left board edge, just below the lowest USB-C socket and above the black heat sink, two white-framed pairs of gold pads stand one above the other. A round inset enlarges them: the upper pair is bridged with a wire, the lower pair is left alone."
      caption="BOOT pads of the FxBlox Lite Plus (RK1), port side with the ports up. Simplified, not to scale: go by the print on your board."
      height={372}
      legend={[
        {
          n: 1,
          text: '**BOOT, the upper pair:** bridge these two pads with the jumper wire before you connect power.',
        },
        { n: 2, text: 'Lower pair, another jumper: leave it alone.', warn: true },
        {
          n: 3,
          text: 'J8, marked RST, beside the heat sink toward the power end: leave it alone.',
          warn: true,
        },
      ]}
    >
      <Board x={30} y={16} w={136} h={322} />
      <ClearPlate x={44} y={22} w={116} h={112} />
      {[46, 78, 110].map((y) => (
        <UsbC key={y} x={102} y={y} w={46} h={17} />
      ))}
      <Pads x={48} y={150} gap={12} r={3.6} />
      <Pads x={48} y={172} gap={12} r={3.6} />
      <HeatSink x={72} y={192} w={82} h={82} black />
      <Pads x={42} y={250} gap={10} r={3} />
      <Memory x={40} y={286} w={34} h={30} />
      <Para x={82} y={306} text="eMMC" size={12.2} />
      <Lens from={[54, 161]} r={28} to={[262, 170]} big={82} />
      <Pads x={235} y={140} gap={40} r={10} />
      <path d="M235 140h40" stroke={C.accent} strokeWidth={6} />
      <Pads x={235} y={208} gap={40} r={10} />
      <Para x={255} y={112} text="BOOT" bold anchor="middle" />
      <Spot n={1} x={316} y={140} />
      <Spot n={2} x={316} y={208} warn />
      <Leader
        points={[
          [196, 286],
          [158, 286],
          [56, 252],
        ]}
        color={C.warn}
      />
      <Spot n={3} x={196} y={286} warn />
      <Para x={216} y={290.4} text="J8 · RST" bold />
      <Para x={98} y={360} text="power end" size={12.2} anchor="middle" fill={C.muted} />
      <Para x={178} y={36} text="ports up" size={12.2} fill={C.muted} />
    </Picture>
  );
}
