import { Drawing, PortList, portTexts } from './parts';

const PORTS = portTexts('rk1');

export default function PortsRk1() {
  return (
    <Drawing
      name="ports-rk1"
      title="The three USB-C ports of an FxBlox Lite Plus (RK1)"
      description={`A plate with three USB-C sockets, one above the other. ${PORTS.map((port, index) => `${index + 1}, ${port.name}. ${port.text}`).join(' ')}`}
      caption="Ports of the FxBlox Lite Plus (RK1). An external drive works in any of the three; the speeds differ."
      height={322}
    >
      <PortList ports={PORTS} y={16} h={290} />
    </Drawing>
  );
}
