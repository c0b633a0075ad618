import {
  Board,
  C,
  Chip,
  Drawing,
  Leader,
  Mark,
  Para,
  PortList,
  UsbC,
  type PortText,
} from './parts';

const PORTS: readonly PortText[] = [
  { name: 'Top: USB 2.0', text: 'Drives, slower.' },
  { name: 'Middle: USB 2.0', text: 'Drives, slower.' },
  {
    name: 'Bottom: USB 3.0 + video',
    text: 'Update stick, external drive, adapter for wired network, screen.',
  },
];

const INNER =
  'USB-C socket on the edge of the inner board, beside the module. Only for a re-image from a computer.';

export default function PortsCm4() {
  return (
    <Drawing
      name="ports-cm4"
      title="The USB-C ports of an FxBlox Lite (CM4)"
      description={`A plate with three USB-C sockets, one above the other. ${PORTS.map((port, index) => `${index + 1}, ${port.name}. ${port.text}`).join(' ')} Inside the case, 4: ${INNER}`}
      caption="Ports of the FxBlox Lite (CM4). The fourth socket is reached only with the case open."
      height={438}
    >
      <PortList ports={PORTS} y={16} h={290} />
      <rect
        x={16}
        y={322}
        width={328}
        height={100}
        rx={10}
        fill={C.fill}
        stroke={C.hair}
        strokeWidth={1.25}
      />
      <Para x={30} y={345} text="Inside the case" bold />
      <Board x={30} y={356} w={76} h={54} />
      <Chip x={44} y={367} w={32} h={32} fill={C.board2} />
      <Chip x={52} y={375} w={16} h={16} fill={C.metal} />
      <UsbC x={102} y={383} w={13} h={28} hot />
      <Leader
        points={[
          [146, 383],
          [109, 383],
        ]}
      />
      <Mark n={4} x={146} y={383} />
      <Para x={164} y={351} text={INNER} width={174} fill={C.muted} />
    </Drawing>
  );
}
