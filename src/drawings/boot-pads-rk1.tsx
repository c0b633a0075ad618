import { Board, C, Chip, HeatSink, Leader, Para, Picture, Spot, UsbC } from './parts';

const holes = (x: number, y: number, gap: number, r: number) => (
  <>
    <rect
      x={x - r * 1.7}
      y={y - r * 1.7}
      width={gap + r * 3.4}
      height={r * 3.4}
      rx={2}
      fill="none"
      stroke={C.white}
      strokeWidth={1.75}
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
      <rect
        x={44}
        y={22}
        width={116}
        height={112}
        rx={8}
        fill={C.fill}
        fillOpacity={0.55}
        stroke={C.line}
        strokeWidth={1.5}
      />
      {[46, 78, 110].map((y) => (
        <UsbC key={y} x={102} y={y} w={46} h={17} />
      ))}
      {holes(48, 150, 12, 3.6)}
      {holes(48, 172, 12, 3.6)}
      <HeatSink x={72} y={192} w={82} h={82} black />
      {holes(42, 250, 10, 3)}
      <Chip x={40} y={286} w={34} h={30} />
      <path d="M45 296h24M45 302h16" stroke={C.metal} strokeWidth={1.5} />
      <Para x={82} y={306} text="eMMC" size={12.2} />
      <circle cx={54} cy={161} r={28} fill="none" stroke={C.accent} strokeWidth={2} />
      <path
        d="M66 136L210 66M74 182L214 212"
        stroke={C.accent}
        strokeWidth={1.25}
        strokeDasharray="4 4"
      />
      <circle cx={262} cy={138} r={82} fill={C.board} stroke={C.accent} strokeWidth={2.5} />
      <rect
        x={214}
        y={88}
        width={82}
        height={40}
        rx={4}
        fill="none"
        stroke={C.white}
        strokeWidth={2.5}
      />
      <circle cx={235} cy={108} r={10} fill={C.gold} stroke={C.line} strokeWidth={1.5} />
      <circle cx={275} cy={108} r={10} fill={C.gold} stroke={C.line} strokeWidth={1.5} />
      <path d="M235 108h40" stroke={C.accent} strokeWidth={6} />
      <rect
        x={214}
        y={156}
        width={82}
        height={40}
        rx={4}
        fill="none"
        stroke={C.white}
        strokeWidth={2.5}
      />
      <circle cx={235} cy={176} r={10} fill={C.gold} stroke={C.line} strokeWidth={1.5} />
      <circle cx={275} cy={176} r={10} fill={C.gold} stroke={C.line} strokeWidth={1.5} />
      <Para x={255} y={80} text="BOOT" bold anchor="middle" />
      <Spot n={1} x={316} y={108} />
      <Spot n={2} x={316} y={176} warn />
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
