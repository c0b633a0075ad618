import { Board, C, Chip, ClearPlate, Picture, Post, Spot, UsbC } from './parts';

const POSTS = [
  [200, 56],
  [328, 56],
  [200, 128],
  [328, 128],
] as const;

export default function BoardCm4Back() {
  return (
    <Picture
      name="board-cm4-back"
      title="Back of the CM4 board"
      description="A green board lying on its long side: one half open, the other half behind a clear plate."
      caption="Board of the FxBlox Lite (CM4), back side. Simplified, not to scale."
      height={168}
      legend={[
        { n: 1, text: 'One half of the board lies open.' },
        { n: 2, text: 'Clear plate over the other half' },
        { n: 3, text: 'Three USB-C sockets in a row' },
        { n: 4, text: 'Four screw posts' },
      ]}
    >
      <Board x={16} y={36} w={328} h={112} />
      <Chip x={44} y={60} w={30} h={22} />
      <Chip x={92} y={96} w={40} h={26} />
      <Chip x={96} y={58} w={18} h={18} />
      <Chip x={44} y={104} w={22} h={22} />
      <path d="M80 70h12M70 112h20M132 108h24M114 66h44" stroke={C.board2} strokeWidth={3} />
      <ClearPlate x={184} y={40} w={160} h={104} />
      <path d="M196 136l28-88M212 138l28-88" stroke={C.shine} strokeWidth={4} opacity={0.6} />
      {[228, 264, 300].map((x) => (
        <UsbC key={x} x={x} y={92} w={18} h={44} />
      ))}
      {POSTS.map(([x, y]) => (
        <Post key={`${x},${y}`} x={x} y={y} />
      ))}
      <Spot n={1} x={152} y={92} />
      <Spot n={2} x={184} y={36} />
      <Spot n={3} x={264} y={54} />
      <Spot n={4} x={310} y={134} />
    </Picture>
  );
}
