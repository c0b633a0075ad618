import { Board, C, ClearPlate, HeatSink, Memory, Para, Picture, Post, Spot, UsbC } from './parts';

export default function BoardRk1Back() {
  return (
    <Picture
      name="board-rk1-back"
      title="Back of the RK1 board"
      description="One large green board lying on its long side; the power end is at the left, the fan end at the right."
      caption="Board of the FxBlox Lite Plus (RK1), back side. Simplified, not to scale."
      height={186}
      legend={[
        { n: 1, text: 'Clear plate with the three USB-C sockets, at the fan end' },
        { n: 2, text: '**Big black square heat sink** in the middle' },
        { n: 3, text: 'Silver heat sinks' },
        { n: 4, text: 'Memory chip marked “FORESEE”: it holds the system' },
      ]}
    >
      <Board x={16} y={32} w={328} h={116} />
      <HeatSink x={132} y={52} w={78} h={78} black />
      <HeatSink x={34} y={92} w={34} h={34} />
      <HeatSink x={34} y={52} w={26} h={26} />
      <Memory x={82} y={48} w={38} h={32} />
      <ClearPlate x={232} y={36} w={112} h={108} />
      {[258, 288, 318].map((x) => (
        <UsbC key={x} x={x} y={90} w={18} h={44} />
      ))}
      {[
        [242, 48],
        [334, 48],
        [242, 132],
        [334, 132],
      ].map(([x = 0, y = 0]) => (
        <Post key={`${x},${y}`} x={x} y={y} r={4.5} />
      ))}
      <Spot n={1} x={288} y={52} />
      <Spot n={2} x={171} y={91} />
      <Spot n={3} x={74} y={126} />
      <Spot n={4} x={101} y={42} />
      <Para x={16} y={170} text="power end" size={12.2} fill={C.muted} />
      <Para x={344} y={170} text="fan end" size={12.2} anchor="end" fill={C.muted} />
    </Picture>
  );
}
