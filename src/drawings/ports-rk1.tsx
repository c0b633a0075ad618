import { Drawing, PortList, type PortText } from './parts';

const PORTS: readonly PortText[] = [
  { name: 'Top: USB 2.0', text: 'Update stick: only this port. Drives, slower.' },
  { name: 'Middle: USB 3', text: 'Re-image from a Windows PC: only this port. Drives.' },
  {
    name: 'Bottom: USB 3 + video',
    text: 'DisplayPort for a screen, adapter for wired network, drives.',
  },
];

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
