import { Arrow, Box, C, Drawing, House, Icon, Mark, Para, Tower } from './parts';

/** Closed lock: the file is encrypted here. */
const Lock = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-5 -2v-5a5 5 0 0 1 10 0v5" fill="none" stroke={C.accent} strokeWidth={2.25} />
    <rect x={-8} y={-3} width={16} height={13} rx={3} fill={C.accent} />
  </g>
);

export default function FileJourney() {
  return (
    <Drawing
      name="file-journey"
      title="How a photo gets from your phone to your Blox"
      description="1, your phone, where the photo is locked. An arrow with a lock leads to the cloud, which has 2, the gateway, and 3, the pinning service. From the cloud, one arrow with a lock leads to 4, other homes, and another one to 5, your Blox."
      caption="FxFiles locks the file before it leaves your phone, and it stays locked everywhere else."
      height={256}
    >
      <rect
        x={24}
        y={66}
        width={56}
        height={104}
        rx={10}
        fill={C.fill}
        stroke={C.line}
        strokeWidth={2}
      />
      <path d="M44 159h16" stroke={C.line} strokeWidth={2.5} />
      <rect x={32} y={80} width={40} height={34} rx={4} fill={C.accentSoft} stroke={C.hair} />
      <path d="M35 110l11-13 8 8 5-5 9 10z" fill={C.hair} />
      <circle cx={60} cy={91} r={4} fill={C.hair} />
      <Lock x={52} y={136} />
      <Mark n={1} x={52} y={44} tone="hot" />
      <Para x={52} y={198} text="Phone" bold anchor="middle" />
      <Arrow
        points={[
          [88, 118],
          [126, 118],
        ]}
      />
      <Lock x={105} y={98} />
      <Box x={132} y={28} w={96} h={148} />
      <Mark n={2} x={152} y={60} />
      <Icon name="server" x={192} y={60} />
      <Para x={180} y={96} text="Gateway" anchor="middle" />
      <path d="M140 108h80" stroke={C.hair} strokeWidth={1.5} />
      <Mark n={3} x={152} y={134} />
      <Icon name="pin" x={192} y={134} />
      <Para x={180} y={168} text="Pinning" anchor="middle" />
      <Para x={180} y={198} text="Cloud" bold anchor="middle" />
      <Arrow
        points={[
          [234, 72],
          [266, 72],
        ]}
      />
      <Lock x={249} y={54} />
      {[0, 1].map((index) => (
        <House key={index} x={272 + index * 34} y={50} w={30} h={40} />
      ))}
      <Mark n={4} x={303} y={30} />
      <Para x={303} y={110} text="Other homes" bold anchor="middle" />
      <Arrow
        points={[
          [234, 166],
          [276, 166],
        ]}
      />
      <Lock x={252} y={148} />
      <Tower x={285} y={152} w={36} h={76} face="front" />
      <Mark n={5} x={303} y={134} />
      <Para x={303} y={248} text="Blox" bold anchor="middle" />
    </Drawing>
  );
}
