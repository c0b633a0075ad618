import { Box, Callout, Drawing, type LedColor, LedDot, Para, Tower } from './parts';

const COLORS: readonly LedColor[] = ['red', 'green', 'blue', 'yellow', 'cyan', 'purple', 'white'];

export default function BloxFront() {
  return (
    <Drawing
      name="blox-front"
      title="Front of a single-tower Blox and its status light"
      description="An upright aluminum tower with rounded corners. 1, at the top: a colored cap. 2, on the face: a grille of slanted bars. 3, under the grille: a small slot. 4, at the bottom: the base. Below the tower, the seven colors of the status light with their names: red, green, blue, yellow, cyan, purple, white; and dark."
      caption="A single-tower Blox from the front; FxBlox Lite (CM4) and Lite Plus (RK1) look alike. Simplified, not to scale; the place of the light is not drawn."
      height={478}
    >
      <Tower x={38} y={22} w={108} h={288} face="front" />
      <Callout n={1} at={[186, 34]} to={[132, 34]} title="Cap" text="Colored" width={148} />
      <Callout
        n={2}
        at={[186, 158]}
        to={[118, 158]}
        title="Grille"
        text="Slanted bars in the aluminum"
        width={148}
      />
      <Callout n={3} at={[186, 256]} to={[110, 256]} title="Small slot" width={148} />
      <Callout
        n={4}
        at={[186, 312]}
        to={[130, 312]}
        title="Base"
        text="Silver screws underneath"
        width={148}
      />
      <Box y={360} h={102} tone="quiet" />
      <Para x={30} y={382} text="Status light: one light, seven colors" bold />
      {COLORS.map((color, index) => {
        const x = 40 + (index % 4) * 80;
        const y = 404 + Math.floor(index / 4) * 34;
        return (
          <g key={color}>
            <LedDot x={x} y={y} color={color} />
            <Para x={x + 14} y={y + 4.4} text={color} />
          </g>
        );
      })}
      <LedDot x={280} y={438} color="off" />
      <Para x={294} y={442.4} text="dark" />
    </Drawing>
  );
}
