import { Arrow, Box, C, Drawing, Icon, Para, Tower } from './parts';

const MEMBERS = [70, 125, 235, 290] as const;

export default function NetworkOverview() {
  return (
    <Drawing
      name="network-overview"
      title="The Fula network at a glance"
      description="From top to bottom: your apps use the network drive of your Blox at home, and exchange files with the cloud from anywhere. From the cloud, copies go to your Blox and to other Bloxes and PCs, which form a pool. Your Blox is in the pool, too. The chain has the list of members and pays FULA into your wallet."
      caption="Files reach other homes through the cloud. The chain handles membership and rewards."
      height={528}
    >
      <Icon name="phone" x={136} y={32} />
      <Icon name="computer" x={172} y={32} />
      <Para x={202} y={38} text="Apps" size={18} bold />
      <Arrow
        points={[
          [136, 56],
          [100, 96],
        ]}
        both
      />
      <Arrow
        points={[
          [224, 56],
          [270, 96],
        ]}
        both
      />
      <Para x={104} y={72} text="at home" anchor="end" fill={C.muted} />
      <Para x={180} y={86} text="files" anchor="middle" fill={C.muted} />
      <Para x={262} y={72} text="anywhere" fill={C.muted} />
      <Box x={14} y={102} w={178} h={116} tone="soft" />
      <Tower x={34} y={114} w={34} h={90} face="front" />
      <Para x={84} y={158} text="Your Blox" size={18} bold />
      <Para x={84} y={180} text="at home" fill={C.muted} />
      <Box x={246} y={102} w={100} h={116} />
      <Icon name="server" x={296} y={140} />
      <Para x={296} y={186} text="Cloud" size={18} bold anchor="middle" />
      <Arrow
        points={[
          [240, 166],
          [198, 166],
        ]}
      />
      <Para x={219} y={154} text="copy" anchor="middle" fill={C.muted} />
      <path d="M100 224V264" stroke={C.line} strokeWidth={2.25} strokeDasharray="1 7" />
      <Para x={114} y={250} text="a member" fill={C.muted} />
      <Arrow
        points={[
          [296, 224],
          [296, 264],
        ]}
      />
      <Para x={282} y={250} text="copies" anchor="end" fill={C.muted} />
      <Box y={270} h={110} tone="quiet" />
      <path d="M70 312H290" stroke={C.hair} strokeWidth={2} strokeDasharray="1 7" />
      {MEMBERS.map((x) => (
        <Tower key={x} x={x - 11} y={284} w={22} h={54} face="front" />
      ))}
      <circle cx={180} cy={310} r={20} fill={C.fill} />
      <Icon name="computer" x={180} y={312} />
      <Para x={180} y={366} text="**Pool:** other Bloxes and PCs" anchor="middle" />
      <Arrow
        points={[
          [100, 386],
          [100, 426],
        ]}
      />
      <Para x={114} y={412} text="who's a member" fill={C.muted} />
      <Box x={14} y={432} w={178} h={84} />
      <Icon name="chain" x={46} y={474} />
      <Para x={76} y={470} text="Chain" size={18} bold />
      <Para x={76} y={492} text="SKALE, Base" fill={C.muted} />
      <Arrow
        points={[
          [198, 474],
          [262, 474],
        ]}
        color={C.accent}
      />
      <Para x={229} y={462} text="FULA" bold anchor="middle" />
      <Icon name="wallet" x={296} y={470} />
      <Para x={296} y={508} text="Wallet" bold anchor="middle" />
    </Drawing>
  );
}
