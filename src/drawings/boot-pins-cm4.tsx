import { Board, C, Chip, Drawing, Leader, Lens, Mark, Module, Para } from './parts';

const Pin = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <rect
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    rx={1.5}
    fill={C.gold}
    stroke={C.line}
  />
);

export default function BootPinsCm4() {
  return (
    <Drawing
      name="boot-pins-cm4"
      title="The two boot pins of the CM4 board"
      description="The board upright on its base, the Compute Module at the lower left. At the left edge are two groups of pins, enlarged in a circle: above, three pins marked TX, RX, and GND; below, two pins marked J2, joined by a jumper."
      caption="FxBlox Lite (CM4), simplified. Go by the print next to the pins."
      height={330}
      keys={[
        { text: '**J2, the header with two pins:** put the jumper here.', tone: 'hot' },
        { text: '**TX, RX, GND:** leave them alone.', tone: 'warn' },
      ]}
    >
      <Board x={14} y={10} w={140} h={296} />
      <Module x={26} y={206} size={86} />
      <Leader
        points={[
          [172, 262],
          [104, 262],
        ]}
      />
      <Para x={180} y={267.5} text="Module" fill={C.muted} />
      <Chip x={98} y={36} w={38} h={32} />
      <Chip x={104} y={140} w={30} h={30} />
      {[122, 132, 142].map((y) => (
        <Pin key={y} x={27} y={y} size={7} />
      ))}
      {[164, 174].map((y) => (
        <Pin key={y} x={27} y={y} size={7} />
      ))}
      {[128, 139, 150, 161].map((y) => (
        <rect key={y} x={54} y={y} width={8} height={5} rx={1} fill={C.white} stroke={C.line} />
      ))}
      <Lens from={[37, 148]} r={34} to={[258, 150]} big={92} />
      {['TX', 'RX', 'GND'].map((label, index) => (
        <g key={label}>
          <Pin x={214} y={92 + index * 26} size={16} />
          <Para x={230} y={97.6 + index * 26} text={label} />
        </g>
      ))}
      <rect
        x={200}
        y={168}
        width={28}
        height={54}
        rx={5}
        fill={C.accent}
        stroke={C.paper}
        strokeWidth={2}
      />
      <Pin x={214} y={182} size={13} />
      <Pin x={214} y={208} size={13} />
      <Para x={238} y={202} text="J2" size={18} bold />
      <Mark n={1} x={308} y={196} tone="hot" />
      <Mark n={2} x={308} y={118} tone="warn" />
      <Para x={84} y={324} text="Base" anchor="middle" fill={C.muted} />
    </Drawing>
  );
}
