import { Board, C, Chip, Drawing, Fan, Leader, led, Module, Para } from './parts';

const WIRES = [C.dark, led('red'), led('blue'), led('yellow')];

export default function BoardCm4Front() {
  return (
    <Drawing
      name="board-cm4-front"
      title="Front of the CM4 board"
      description="A green board with the fan at its right end. A smaller square board with a silver chip, the Compute Module, covers its left part. To the right are a microSD slot, a coin cell, the print CM4 Tower V1.2 23.03, and a white plug with four wires."
      caption="FxBlox Lite (CM4): the smaller square board on top tells you which one it is."
      height={204}
    >
      <Board x={14} y={44} w={260} h={118} />
      <path d="M118 62C150 32 200 34 244 52" fill="none" stroke={C.metal} strokeWidth={3} />
      <rect
        x={22}
        y={51}
        width={104}
        height={104}
        rx={8}
        fill={C.accentSoft}
        stroke={C.accent}
        strokeWidth={2.5}
      />
      <Module x={27} y={56} size={94} />
      <Chip x={138} y={112} w={34} h={36} fill={C.metal} />
      <path d="M144 120h22M144 126h22" stroke={C.line} />
      <circle cx={212} cy={132} r={20} fill={C.metal} stroke={C.line} strokeWidth={1.5} />
      <circle cx={212} cy={132} r={14} fill={C.fill2} stroke={C.line} />
      <path d="M207 132h10M212 127v10" stroke={C.line} strokeWidth={1.5} />
      {WIRES.map((wire, index) => (
        <path
          key={wire}
          d={`M258 ${98 + index * 6}c14 0 14 ${8 - index * 3} 28 ${2 + index}`}
          fill="none"
          stroke={wire}
          strokeWidth={2.5}
        />
      ))}
      <Chip x={240} y={92} w={22} h={30} fill={C.white} />
      <Para x={136} y={78} text="CM4 Tower" />
      <Para x={136} y={97} text="V1.2 23.03" />
      <Fan x={280} y={68} size={70} />
      <Para x={14} y={32} text="Compute Module 4" bold fill={C.accent} />
      <Para x={346} y={58} text="Fan" anchor="end" fill={C.muted} />
      <Leader
        points={[
          [154, 178],
          [154, 138],
        ]}
      />
      <Para x={120} y={194} text="microSD" fill={C.muted} />
      <Leader
        points={[
          [232, 178],
          [216, 144],
        ]}
      />
      <Para x={204} y={194} text="Coin cell" fill={C.muted} />
    </Drawing>
  );
}
