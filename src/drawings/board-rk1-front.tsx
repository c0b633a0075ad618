import { Board, C, Chip, Drawing, Leader, Para, Post } from './parts';

export default function BoardRk1Front() {
  return (
    <Drawing
      name="board-rk1-front"
      title="Front of the RK1 board"
      description="One large green board. Its middle has the print FxBlox RK1 V1.1 23.06. The M.2 slot is near the power end at the left, and a post for the other end of the drive is next to it. A white Wi-Fi card marked radxa is at the fan end."
      caption="FxBlox Lite Plus (RK1): read the print in the middle of the board."
      height={206}
    >
      <Board x={14} y={44} w={332} h={120} />
      <Chip x={30} y={74} w={16} h={52} />
      <path d="M46 79v42" stroke={C.gold} strokeWidth={4} strokeLinecap="butt" />
      <rect
        x={50}
        y={78}
        width={70}
        height={44}
        rx={3}
        fill="none"
        stroke={C.line}
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <Post x={126} y={100} />
      <Chip x={66} y={140} w={30} h={13} />
      <Chip x={160} y={54} w={26} h={14} />
      <Chip x={204} y={54} w={20} h={14} />
      <Chip x={150} y={138} w={40} h={14} />
      <Chip x={208} y={138} w={20} h={14} />
      <rect
        x={139}
        y={78}
        width={106}
        height={48}
        rx={8}
        fill={C.board}
        stroke={C.accent}
        strokeWidth={2.5}
      />
      <Para x={192} y={98} text="FxBlox RK1" bold anchor="middle" />
      <Para x={192} y={117} text="V1.1 23.06" anchor="middle" />
      <path d="M256 66h-8v72h8z" fill={C.dark} stroke={C.line} />
      <Chip x={256} y={62} w={74} h={80} fill={C.white} />
      <Chip x={264} y={72} w={30} h={26} fill={C.metal} />
      <circle cx={310} cy={76} r={4} fill={C.gold} stroke={C.line} />
      <circle cx={322} cy={76} r={4} fill={C.gold} stroke={C.line} />
      <Para x={293} y={128} text="radxa" bold anchor="middle" fill={C.ink} />
      <Para x={14} y={32} text="Power end" fill={C.muted} />
      <Para x={192} y={32} text="This print" bold anchor="middle" fill={C.accent} />
      <Leader
        points={[
          [192, 40],
          [192, 78],
        ]}
        color={C.accent}
      />
      <Para x={346} y={32} text="Fan end" anchor="end" fill={C.muted} />
      <Leader
        points={[
          [38, 180],
          [38, 118],
        ]}
      />
      <Para x={20} y={196} text="M.2 slot" fill={C.muted} />
      <Leader
        points={[
          [126, 180],
          [126, 108],
        ]}
      />
      <Para x={110} y={196} text="Post" fill={C.muted} />
      <Leader
        points={[
          [293, 180],
          [293, 136],
        ]}
      />
      <Para x={258} y={196} text="Wi-Fi card" fill={C.muted} />
    </Drawing>
  );
}
