import { Drawing, spokenPorts, TowerPorts } from './parts';

const USES = ['update stick', 'fast drive, re-image', 'network or drive'];

export default function PortsRk1() {
  return (
    <Drawing
      name="ports-rk1"
      title="USB-C ports of an FxBlox Lite Plus (RK1)"
      description={`The port side of the tower, three sockets one above the other. ${spokenPorts('rk1', USES)}`}
      caption="FxBlox Lite Plus (RK1). A drive works in any port."
      height={344}
    >
      <TowerPorts model="rk1" uses={USES} />
    </Drawing>
  );
}
