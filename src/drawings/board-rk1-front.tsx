import { Board, C, Chip, Para, Picture, Post, Spot } from './parts';

export default function BoardRk1Front() {
  return (
    <Picture
      name="board-rk1-front"
      title="Front of the RK1 board"
      description="One large green board lying on its long side; the power end is at the left, the fan end at the right."
      caption="Board of the FxBlox Lite Plus (RK1), front side, taken out of the case. Simplified, not to scale."
      height={186}
      legend={[
        {
          n: 1,
          text: '**M.2 slot** for one NVMe drive, near the power end; empty or with the built-in drive',
        },
        { n: 2, text: 'Post for the free end of the drive; the dashed frame is the drive’s place' },
        {
          n: 3,
          text: '**Print in the middle:** “FxBlox RK1 V1.1 23.06”. This tells you it is an RK1.',
        },
        { n: 4, text: 'White Wi-Fi card at the fan end, with the print “radxa”' },
      ]}
    >
      <Board x={16} y={32} w={328} h={116} />
      <Chip x={38} y={62} w={14} h={44} />
      <path d="M52 66v36" stroke={C.gold} strokeWidth={3} />
      <rect
        x={54}
        y={64}
        width={78}
        height={40}
        rx={3}
        fill="none"
        stroke={C.line}
        strokeWidth={1.25}
        strokeDasharray="4 4"
      />
      <Post x={136} y={84} />
      <Chip x={168} y={50} w={20} h={14} />
      <Chip x={196} y={46} w={14} h={20} />
      <Chip x={72} y={118} w={26} h={16} />
      <Chip x={176} y={124} w={34} h={13} />
      <Para x={150} y={92} text="FxBlox RK1" size={12.2} bold />
      <Para x={150} y={108} text="V1.1 23.06" size={12.2} />
      <Chip x={252} y={58} w={72} h={64} fill={C.white} />
      <Chip x={260} y={66} w={26} h={22} fill={C.metal} />
      <Para x={262} y={112} text="radxa" size={12.4} bold fill={C.ink} />
      <path d="M252 66h-8v48h8" fill={C.dark} stroke={C.line} strokeWidth={1.25} />
      <circle cx={302} cy={72} r={3.5} fill={C.gold} stroke={C.line} />
      <circle cx={314} cy={72} r={3.5} fill={C.gold} stroke={C.line} />
      <Spot n={1} x={46} y={52} />
      <Spot n={2} x={136} y={62} />
      <Spot n={3} x={226} y={128} />
      <Spot n={4} x={322} y={122} />
      <Para x={16} y={170} text="power end" size={12.2} fill={C.muted} />
      <Para x={344} y={170} text="fan end" size={12.2} anchor="end" fill={C.muted} />
    </Picture>
  );
}
