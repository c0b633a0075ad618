import { C, Callout, Drawing, Screw, Tower, portYs } from './parts';

const TOWER = { x: 38, y: 22, w: 108, h: 300 };

export default function BloxBack() {
  const [top, middle, bottom] = portYs(TOWER.y + TOWER.h * 0.26, TOWER.h * 0.48);
  return (
    <Drawing
      name="blox-back"
      title="Port side of a single-tower Blox"
      description="An upright tower with a plate on its face. In the plate, three USB-C sockets stand one above the other: 1 top port, 2 middle port, 3 bottom port. 4: four black screws, one near each corner of the plate. 5: four silver screws underneath the base."
      caption="The side with the three USB-C ports. What each port can do depends on the model (CM4 or RK1). Simplified, not to scale."
      height={368}
    >
      <Tower {...TOWER} face="back" />
      <Callout n={1} at={[186, top]} to={[114, top]} title="Top port" width={148} />
      <Callout n={2} at={[186, middle]} to={[114, middle]} title="Middle port" width={148} />
      <Callout n={3} at={[186, bottom]} to={[114, bottom]} title="Bottom port" width={148} />
      <Callout
        n={4}
        at={[186, 262]}
        via={[[154, 262]]}
        to={[120, 234]}
        title="Black screws"
        text="Four, around the ports"
        width={148}
      />
      <path d="M60 333v8M124 333v8" stroke={C.line} strokeWidth={1.25} />
      <Screw x={60} y={346} r={5.5} />
      <Screw x={124} y={346} r={5.5} />
      <Callout
        n={5}
        at={[186, 318]}
        via={[[156, 318]]}
        to={[129, 344]}
        title="Silver screws"
        text="Four, under the base"
        width={148}
      />
    </Drawing>
  );
}
