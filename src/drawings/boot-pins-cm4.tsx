import { Board, C, Chip, Lens, Module, Para, Picture, Spot } from './parts';

const THREE = ['TX', 'RX', 'GND'] as const;

const Pin = ({ x, y, size = 10 }: { x: number; y: number; size?: number }) => (
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
    <Picture
      name="boot-pins-cm4"
      title="The two boot pins of the CM4 board"
      description="The board standing upright on its base end, the Compute Module at the lower left. At the left board edge there are two groups of pins. A round inset enlarges them: above, three pins in a row marked TX, RX and GND; below, two pins marked BOOT and J2, joined by a jumper."
      caption="Boot pins of the FxBlox Lite (CM4). Simplified, not to scale: go by the print beside the pins. The word BOOT is hard to read there; J2 marks the two-pin header."
      height={348}
      legend={[
        {
          n: 1,
          text: '**J2, the two-pin header (BOOT):** bridge these two pins with a jumper before power goes on.',
        },
        { n: 2, text: 'TX, RX, GND, the row of three: a serial port. Leave it alone.', warn: true },
        { n: 3, text: 'Compute Module, at the lower left' },
        { n: 4, text: 'Four tiny lights near the pins: 5V, RUN, PWR, ACT' },
      ]}
    >
      <Board x={30} y={16} w={132} h={296} />
      <Module x={44} y={216} size={80} />
      <Chip x={112} y={40} w={34} h={28} />
      <Chip x={116} y={150} w={26} h={26} />
      {[130, 140, 150].map((y) => (
        <Pin key={y} x={42} y={y} size={7} />
      ))}
      {[170, 180].map((y) => (
        <Pin key={y} x={42} y={y} size={7} />
      ))}
      {[132, 144, 156, 168].map((y) => (
        <rect key={y} x={68} y={y} width={7} height={5} rx={1} fill={C.white} stroke={C.line} />
      ))}
      <Lens from={[46, 155]} r={34} to={[258, 160]} big={92} />
      {THREE.map((label, index) => (
        <g key={label}>
          <Pin x={226} y={104 + index * 24} size={14} />
          <Para x={240} y={108.4 + index * 24} text={label} bold />
        </g>
      ))}
      <rect
        x={214}
        y={176}
        width={24}
        height={46}
        rx={4}
        fill={C.accent}
        stroke={C.line}
        strokeWidth={1.5}
      />
      <Pin x={226} y={188} size={12} />
      <Pin x={226} y={211} size={12} />
      <Para x={248} y={196} text="BOOT" bold />
      <Para x={248} y={213} text="J2" bold />
      <Spot n={1} x={310} y={200} />
      <Spot n={2} x={310} y={128} warn />
      <Spot n={3} x={84} y={256} />
      <Spot n={4} x={92} y={150} />
      <Para x={96} y={330} text="base" size={12.2} anchor="middle" fill={C.muted} />
    </Picture>
  );
}
