import { Drawing, TowerPorts } from './parts';

const USES = ['nothing', 'your drive', 'the network adapter'];

export default function PortsCm4Setup() {
  return (
    <Drawing
      name="ports-cm4-setup"
      title="What goes into which port of a CM4 during the setup"
      description="The port side of the tower, three sockets one above the other. Top: empty. Middle: your drive. Bottom, closest to the base: the network adapter."
      caption="FxBlox Lite (CM4). The power goes into a socket at the base, which isn't in this drawing."
      height={344}
    >
      <TowerPorts model="cm4" uses={USES} />
    </Drawing>
  );
}
