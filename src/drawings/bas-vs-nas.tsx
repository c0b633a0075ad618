import { Arrow, Box, C, Drawing, Icon, Para, Tower } from './parts';

function House({
  x,
  y,
  w,
  h,
  soft,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  soft?: boolean;
}) {
  const roof = h * 0.3;
  return (
    <path
      d={`M${x} ${y + h}V${y + roof}L${x + w / 2} ${y}L${x + w} ${y + roof}V${y + h}z`}
      fill={soft ? C.accentSoft : C.fill}
      stroke={soft ? C.accent : C.line}
      strokeWidth={1.75}
    />
  );
}

export default function BasVsNas() {
  return (
    <Drawing
      name="bas-vs-nas"
      title="A NAS and Blockchain-Attached Storage side by side"
      description="Above, NAS: one home with a storage box and a single arrow to its owner; copies elsewhere are made by hand. Below, BAS: one home with a Blox and arrows to its owner, to three other homes that keep copies, and to a chain that records membership and pays FULA."
      caption="Network-attached storage (NAS) serves its owner alone. Blockchain-Attached Storage (BAS) adds other homes and a chain."
      height={514}
    >
      <Para x={16} y={32} text="NAS" size={15} bold fill={C.accent} />
      <House x={30} y={46} w={104} h={108} />
      <rect
        x={56}
        y={98}
        width={52}
        height={44}
        rx={4}
        fill={C.fill2}
        stroke={C.line}
        strokeWidth={1.5}
      />
      <path d="M63 108h38M63 118h38M63 128h38" stroke={C.line} strokeWidth={1.5} />
      <Para x={82} y={172} text="your home" anchor="middle" fill={C.muted} />
      <Arrow
        points={[
          [140, 112],
          [232, 112],
        ]}
        both
      />
      <Icon name="phone" x={258} y={112} />
      <Para x={282} y={116.4} text="you" bold />
      <Para x={150} y={142} text="Copies elsewhere:" fill={C.muted} />
      <Para x={150} y={158.4} text="made by hand" fill={C.muted} />
      <path d="M16 190H344" stroke={C.hair} strokeWidth={1.25} />
      <Para x={16} y={218} text="BAS" size={15} bold fill={C.accent} />
      <House x={24} y={262} w={116} h={126} soft />
      <Tower x={66} y={304} w={32} h={74} face="front" />
      <Para x={82} y={408} text="your Blox at home" anchor="middle" fill={C.muted} />
      <Arrow
        points={[
          [112, 274],
          [112, 236],
          [232, 236],
        ]}
        both
      />
      <Icon name="phone" x={258} y={236} />
      <Para x={282} y={240.4} text="you" bold />
      {[0, 1, 2].map((index) => {
        const x = 224 + index * 42;
        return (
          <g key={x}>
            <House x={x} y={286} w={34} h={42} />
            <rect
              x={x + 13}
              y={304}
              width={8}
              height={19}
              rx={2}
              fill={C.fill2}
              stroke={C.line}
              strokeWidth={1.25}
            />
          </g>
        );
      })}
      <Arrow
        points={[
          [144, 312],
          [218, 312],
        ]}
        both
      />
      <Para x={224} y={346} text="other homes:" bold />
      <Para x={224} y={362.4} text="copies, both ways" fill={C.muted} />
      <Arrow
        points={[
          [144, 376],
          [184, 376],
          [184, 418],
          [218, 418],
        ]}
      />
      <Box x={224} y={388} w={120} h={60} />
      <Icon name="chain" x={250} y={418} />
      <Para x={274} y={413} text="chain" bold />
      <Para x={274} y={430} text="members" fill={C.muted} />
      <Arrow
        points={[
          [284, 452],
          [284, 484],
          [156, 484],
        ]}
        color={C.accent}
      />
      <Para x={220} y={476} text="FULA" bold anchor="middle" />
      <Icon name="wallet" x={132} y={484} />
      <Para x={108} y={488.4} text="your wallet" bold anchor="end" />
    </Drawing>
  );
}
