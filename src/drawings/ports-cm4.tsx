import {
  Board,
  Box,
  C,
  Drawing,
  LEAD,
  Leader,
  Module,
  Para,
  spokenPorts,
  TowerPorts,
  UsbC,
} from './parts';

const USES = ['a slower drive', 'a slower drive', 'drive, update stick'];

export default function PortsCm4() {
  return (
    <Drawing
      name="ports-cm4"
      title="USB-C ports of an FxBlox Lite (CM4)"
      description={`The port side of the tower, three sockets one above the other. ${spokenPorts('cm4', USES)} A fourth socket is inside the case, on the edge of the board next to the module, only for a re-image.`}
      caption="FxBlox Lite (CM4). You can reach the inner socket only with the case open."
      height={462}
    >
      <TowerPorts model="cm4" uses={USES} />
      <Box y={352} h={100} tone="quiet" />
      <Board x={28} y={364} w={100} h={76} />
      <Module x={50} y={374} size={56} />
      <UsbC x={124} y={402} w={15} h={36} />
      <Leader
        points={[
          [158, 402],
          [126, 402],
        ]}
      />
      <Para x={166} y={398} text="Inner socket" size={18} bold />
      <Para x={166} y={398 + LEAD} text="only for a re-image" fill={C.muted} />
    </Drawing>
  );
}
