import { Board, C, Chip, Fan, Module, Para, Picture, Spot } from './parts';

const WIRES = ['var(--dw-dark)', 'var(--dw-led-red)', 'var(--dw-led-blue)', 'var(--dw-led-yellow)'];

export default function BoardCm4Front() {
  return (
    <Picture
      name="board-cm4-front"
      title="Front of the CM4 board"
      description="A green board lying on its long side; the fan is at the far right."
      caption="Board of the FxBlox Lite (CM4), front side, taken out of the case. Simplified, not to scale."
      height={196}
      legend={[
        {
          n: 1,
          text: '**Compute Module:** smaller square board on top, with a silver chip and the print “Raspberry Pi Compute Module 4”. This tells you it is a CM4.',
        },
        { n: 2, text: 'Thin gray antenna lead from its corner' },
        { n: 3, text: 'microSD cage; never used for pool storage' },
        { n: 4, text: 'Round coin-cell holder (clock)' },
        { n: 5, text: 'White plug with four wires: black, red, blue, yellow' },
        { n: 6, text: 'Fan. The board carries the print “CM4 Tower V1.2 23.03”.' },
      ]}
    >
      <Board x={16} y={44} w={254} h={112} />
      <path d="M114 62C140 30 190 22 244 28" fill="none" stroke={C.metal} strokeWidth={3} />
      <Module x={30} y={54} size={92} />
      <path d="M40 130h72M40 137h50" stroke={C.text} strokeWidth={1.5} />
      <Chip x={136} y={60} w={34} h={36} fill={C.metal} />
      <path d="M142 68h22" stroke={C.line} strokeWidth={1.5} />
      <circle cx={202} cy={82} r={19} fill={C.metal} stroke={C.line} strokeWidth={1.5} />
      <circle cx={202} cy={82} r={13} fill={C.fill2} stroke={C.line} strokeWidth={1.25} />
      {WIRES.map((wire, index) => (
        <path
          key={wire}
          d={`M${254} ${112 + index * 6}c14 0 16 ${-12 + index * -3} 30 ${-14 + index}`}
          fill="none"
          stroke={wire}
          strokeWidth={2.5}
        />
      ))}
      <Chip x={234} y={106} w={22} h={30} fill={C.white} />
      <Para x={132} y={126} text="CM4 Tower" size={12.2} />
      <Para x={132} y={141} text="V1.2 23.03" size={12.2} />
      <Fan x={278} y={66} size={66} />
      <Spot n={1} x={34} y={54} />
      <Spot n={2} x={186} y={27} />
      <Spot n={3} x={153} y={60} />
      <Spot n={4} x={216} y={64} />
      <Spot n={5} x={232} y={140} />
      <Spot n={6} x={334} y={70} />
      <Para x={16} y={180} text="Compute Module" size={12.2} fill={C.muted} />
      <Para x={344} y={180} text="fan end" size={12.2} anchor="end" fill={C.muted} />
    </Picture>
  );
}
