import { Arrow, Box, C, Drawing, Icon, Para, Plate, Tower } from './parts';

interface HouseProps {
  x: number;
  y: number;
  w: number;
  h: number;
  soft?: boolean;
}

function House({ x, y, w, h, soft }: HouseProps) {
  const roof = h * 0.3;
  return (
    <path
      d={`M${x} ${y + h}V${y + roof}L${x + w / 2} ${y}L${x + w} ${y + roof}V${y + h}z`}
      fill={soft ? C.accentSoft : C.fill}
      stroke={soft ? C.accent : C.line}
      strokeWidth={2}
    />
  );
}

export default function BasVsNas() {
  return (
    <Drawing
      name="bas-vs-nas"
      title="A NAS and Blockchain-Attached Storage side by side"
      description="Above, NAS: one home with a storage box, and an arrow between it and you. Below, BAS: one home with a Blox, and arrows between it and you, and between it and three other homes that keep copies. The Blox is also on a chain, which pays FULA into your wallet."
      caption="A NAS serves its owner. A Blox also works with other homes, and a chain pays for it."
      height={494}
    >
      <Para x={14} y={30} text="NAS" size={18} bold fill={C.accent} />
      <House x={28} y={42} w={108} h={104} />
      <Plate x={54} y={90} w={56} h={46} rx={5} fill={C.fill2} />
      <path d="M62 101h40M62 113h40M62 125h40" stroke={C.line} strokeWidth={2} />
      <Para x={82} y={168} text="Your home" anchor="middle" fill={C.muted} />
      <Arrow
        points={[
          [146, 108],
          [242, 108],
        ]}
        both
      />
      <Icon name="phone" x={268} y={108} />
      <Para x={292} y={113.5} text="You" bold />
      <path d="M14 188H346" stroke={C.hair} strokeWidth={1.5} />
      <Para x={14} y={220} text="BAS" size={18} bold fill={C.accent} />
      <House x={22} y={254} w={120} h={130} soft />
      <Tower x={64} y={294} w={36} h={82} face="front" />
      <Para x={82} y={408} text="Your home" anchor="middle" fill={C.muted} />
      <Arrow
        points={[
          [116, 268],
          [116, 230],
          [242, 230],
        ]}
        both
      />
      <Icon name="phone" x={268} y={230} />
      <Para x={292} y={235.5} text="You" bold />
      {[0, 1, 2].map((index) => (
        <g key={index}>
          <House x={222 + index * 43} y={270} w={36} h={46} />
          <Tower x={235 + index * 43} y={288} w={10} h={24} />
        </g>
      ))}
      <Arrow
        points={[
          [150, 302],
          [214, 302],
        ]}
        both
      />
      <Para x={283} y={338} text="Copies" bold anchor="middle" />
      <Arrow
        points={[
          [150, 392],
          [214, 392],
        ]}
      />
      <Box x={222} y={364} w={124} h={56} />
      <Icon name="chain" x={250} y={392} />
      <Para x={276} y={397.5} text="Chain" bold />
      <Arrow
        points={[
          [284, 426],
          [284, 464],
          [196, 464],
        ]}
        color={C.accent}
      />
      <Para x={238} y={454} text="FULA" bold anchor="middle" />
      <Icon name="wallet" x={170} y={462} />
      <Para x={146} y={468} text="Your wallet" bold anchor="end" />
    </Drawing>
  );
}
