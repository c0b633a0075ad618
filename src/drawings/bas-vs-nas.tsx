import { Arrow, Box, C, Drawing, House, Icon, Para, Plate, Tower } from './parts';

export default function BasVsNas() {
  return (
    <Drawing
      name="bas-vs-nas"
      title="A NAS and a Blox side by side"
      description="Above, a NAS: one home with a storage box, and files going between it and you. Below, a Blox: you send commands to your home. Your files go to the cloud and come back from it. From the cloud, copies go to your Blox and to other homes. The Blox is also registered on a chain, which pays FULA into your wallet."
      caption="With FxFiles, your files reach your Blox and other homes through the cloud. The network drive, which stays at home, isn't shown."
      height={560}
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
      <Para x={194} y={98} text="files" anchor="middle" fill={C.muted} />
      <Icon name="phone" x={268} y={108} />
      <Para x={292} y={113.5} text="You" bold />
      <path d="M14 188H346" stroke={C.hair} strokeWidth={1.5} />
      <Para x={14} y={220} text="Blox" size={18} bold fill={C.accent} />
      <House x={22} y={284} w={120} h={130} soft />
      <Tower x={64} y={324} w={36} h={82} face="front" />
      <Para x={82} y={438} text="Your home" anchor="middle" fill={C.muted} />
      <Arrow
        points={[
          [242, 250],
          [82, 250],
          [82, 276],
        ]}
      />
      <Para x={160} y={240} text="commands" anchor="middle" fill={C.muted} />
      <Icon name="phone" x={268} y={242} />
      <Para x={292} y={247.5} text="You" bold />
      <Arrow
        points={[
          [268, 264],
          [268, 302],
        ]}
        both
      />
      <Para x={280} y={288} text="files" fill={C.muted} />
      <Box x={222} y={308} w={124} h={50} />
      <Icon name="server" x={250} y={333} />
      <Para x={276} y={338.5} text="Cloud" bold />
      <Arrow
        points={[
          [216, 333],
          [150, 333],
        ]}
      />
      <Para x={182} y={323} text="copy" anchor="middle" fill={C.muted} />
      <Arrow
        points={[
          [284, 364],
          [284, 392],
        ]}
      />
      <Para x={296} y={383} text="copies" fill={C.muted} />
      {[0, 1, 2].map((index) => (
        <g key={index}>
          <House x={222 + index * 43} y={398} w={36} h={46} />
          <Tower x={235 + index * 43} y={416} w={10} h={24} />
        </g>
      ))}
      <Para x={283} y={466} text="Other homes" anchor="middle" fill={C.muted} />
      <Arrow
        points={[
          [82, 446],
          [82, 476],
        ]}
      />
      <Box x={22} y={482} w={124} h={56} />
      <Icon name="chain" x={50} y={510} />
      <Para x={76} y={515.5} text="Chain" bold />
      <Arrow
        points={[
          [152, 510],
          [216, 510],
        ]}
        color={C.accent}
      />
      <Para x={184} y={500} text="FULA" bold anchor="middle" />
      <Icon name="wallet" x={238} y={508} />
      <Para x={260} y={515.5} text="Your wallet" bold />
    </Drawing>
  );
}
