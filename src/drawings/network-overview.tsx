import { Arrow, Box, C, Drawing, Icon, type IconName, Para, Tower } from './parts';

const APPS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'computer', title: 'FxBlox app', text: 'setup' },
  { icon: 'phone', title: 'FxFiles', text: 'your files' },
  { icon: 'app', title: 'Your app', text: 'Fula API' },
];

const MEMBERS = [
  [60, 366],
  [120, 350],
  [180, 366],
  [240, 350],
  [300, 366],
] as const;

export default function NetworkOverview() {
  return (
    <Drawing
      name="network-overview"
      title="The Fula network at a glance"
      description="Four layers from top to bottom. 1, apps: the FxBlox app for setup, FxFiles for your files, and apps of developers. 2, below them: your Blox at home, and beside it the cloud gateway with the pinning service; the Blox copies your pins from the cloud. 3, a pool: other Bloxes and PC nodes, connected with yours, keep each other’s data. 4, the chain, SKALE Europa Hub or Base: it records who is in the pool and pays FULA to the owners’ wallets."
      caption="Apps, your Blox, the pool and the chain. Members of a pool exchange data from peer to peer."
      height={566}
    >
      {APPS.map((app, index) => {
        const x = 16 + index * 112;
        return (
          <g key={app.title}>
            <Box x={x} y={16} w={104} h={86} />
            <Icon name={app.icon} x={x + 52} y={42} />
            <Para x={x + 52} y={76} text={app.title} bold anchor="middle" />
            <Para x={x + 52} y={92} text={app.text} anchor="middle" fill={C.muted} />
          </g>
        );
      })}
      <Arrow
        points={[
          [68, 106],
          [68, 148],
        ]}
        both
      />
      <Para x={78} y={131} text="direct or relay" fill={C.muted} />
      <Arrow
        points={[
          [200, 106],
          [200, 124],
          [266, 124],
          [266, 148],
        ]}
      />
      <path d="M292 106v18h-26" fill="none" stroke={C.line} strokeWidth={1.75} />
      <Box x={16} y={152} w={166} h={128} tone="soft" />
      <Tower x={32} y={166} w={36} h={94} face="front" />
      <Para x={82} y={184} text="Your Blox" size={13.4} bold />
      <Para x={82} y={204} text="stores, serves" fill={C.muted} />
      <Para x={82} y={220} text="and copies" fill={C.muted} />
      <Para x={82} y={236} text="data at home" fill={C.muted} />
      <Box x={230} y={152} w={114} h={128} />
      <Icon name="server" x={287} y={180} />
      <Para x={287} y={214} text="Cloud" size={13.4} bold anchor="middle" />
      <Para x={287} y={234} text="S3 gateway," anchor="middle" fill={C.muted} />
      <Para x={287} y={250} text="pinning" anchor="middle" fill={C.muted} />
      <Para x={287} y={266} text="service" anchor="middle" fill={C.muted} />
      <Arrow
        points={[
          [226, 226],
          [186, 226],
        ]}
      />
      <Para x={206} y={216} text="pins" anchor="middle" size={12.2} />
      <Arrow
        points={[
          [98, 284],
          [98, 320],
        ]}
        both
      />
      <Para x={110} y={306} text="copies, peer to peer" fill={C.muted} />
      <Box y={324} h={116} dashed />
      <path
        d="M60 372L120 356L180 372L240 356L300 372M60 372H180M180 372H300M120 356H240"
        fill="none"
        stroke={C.hair}
        strokeWidth={2}
      />
      {MEMBERS.map(([x, y], index) =>
        index === 3 ? (
          <Icon key={x} name="computer" x={x} y={y + 6} />
        ) : (
          <Tower key={x} x={x - 10} y={y - 16} w={20} h={46} face="front" />
        ),
      )}
      <Para x={180} y={428} text="**Pool:** other Bloxes and PC nodes" anchor="middle" />
      <Arrow
        points={[
          [98, 444],
          [98, 480],
        ]}
      />
      <Para x={110} y={466} text="who is a member" fill={C.muted} />
      <Box x={16} y={484} w={214} h={66} />
      <Icon name="chain" x={44} y={517} />
      <Para x={70} y={506} text="Chain" size={13.4} bold />
      <Para x={70} y={523} text="SKALE Europa Hub" fill={C.muted} />
      <Para x={70} y={539} text="or Base" fill={C.muted} />
      <Arrow
        points={[
          [234, 517],
          [286, 517],
        ]}
        color={C.accent}
      />
      <Para x={259} y={508} text="FULA" size={12.2} bold anchor="middle" />
      <Icon name="wallet" x={310} y={517} />
      <Para x={312} y={546} text="wallet" anchor="middle" fill={C.muted} />
    </Drawing>
  );
}
