import { usbPorts } from '../data/usbPorts';
import {
  Box,
  Board,
  C,
  Drawing,
  Leader,
  Mark,
  Module,
  Para,
  PortList,
  portTexts,
  UsbC,
} from './parts';

const PORTS = portTexts('cm4').slice(0, 3);
const INNER = usbPorts.cm4Inner.use;

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
      <Box y={322} h={100} tone="quiet" />
      <Para x={30} y={345} text="Inside the case" bold />
      <Board x={30} y={356} w={76} h={54} />
      <Module x={44} y={367} size={32} />
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
