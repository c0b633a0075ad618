/**
 * Network ports of a Blox and of a PC node.
 *
 * Fields: `port` (as printed), `protocol`, `service`, `use` (what stops if nobody can reach it), `blox` and `pc` (who
 * reaches it), `note`.
 * Reach: `net` = the device lets everyone in (a home router usually doesn't), on a PC node because Docker opens the
 * port past the firewall of Debian and Ubuntu, `lan` = private addresses only, `device` = the machine itself only,
 * `blocked` = closed by the device's own firewall, `none` = not used there.
 *
 * Sources: fula-ota: docker/fxsupport/linux/{firewall.sh, docker-compose.yml} and
 * pc-installer/{templates/docker-compose.pc.yml, src/main/index.js} (2026-06-18).
 */
export type Reach = 'net' | 'lan' | 'device' | 'blocked' | 'none';

export interface Port {
  readonly port: string;
  readonly protocol: 'tcp' | 'udp' | 'tcp and udp';
  readonly service: string;
  readonly use: string;
  readonly blox: Reach;
  readonly pc: Reach;
  readonly note?: string;
}

/** What each reach means, in words to print. */
export const reaches = {
  net: 'Anyone your router lets in',
  lan: 'Your home network',
  device: 'Only the device itself',
  blocked: 'No one',
  none: 'Not used',
} as const satisfies Record<Reach, string>;

export const ports = {
  ssh: {
    port: '22',
    protocol: 'tcp',
    service: 'SSH',
    use: 'Logging in with a terminal',
    blox: 'lan',
    pc: 'none',
    note: 'Support can also reach it while the tunnel is open.',
  },
  samba: {
    port: '139, 445',
    protocol: 'tcp',
    service: 'Network drive (Samba)',
    use: 'The network drive',
    blox: 'lan',
    pc: 'none',
  },
  sambaDiscoveryUdp: {
    port: '137, 138, 3702',
    protocol: 'udp',
    service: 'Network drive discovery',
    use: 'Showing the network drive in a list of devices',
    blox: 'lan',
    pc: 'none',
    note: 'On firmware after v3.1.14.',
  },
  sambaDiscoveryTcp: {
    port: '5357',
    protocol: 'tcp',
    service: 'Network drive discovery',
    use: 'Showing the network drive in a list of devices',
    blox: 'lan',
    pc: 'none',
    note: 'On firmware after v3.1.14.',
  },
  setup: {
    port: '3500',
    protocol: 'tcp',
    service: 'Setup service',
    use: 'Becoming the owner in the web app',
    blox: 'lan',
    pc: 'net',
    note: 'On the home network, it responds only until the Blox has an owner.',
  },
  autoPin: {
    port: '3501',
    protocol: 'tcp',
    service: 'Auto-pin status',
    use: 'Programs at home that ask about auto-pin',
    blox: 'lan',
    pc: 'net',
  },
  swarm: {
    port: '4001',
    protocol: 'tcp and udp',
    service: 'IPFS swarm (ipfs_host)',
    use: 'Commands from apps, and data for other nodes',
    blox: 'net',
    pc: 'net',
  },
  goFulaProxy: {
    port: '4020, 4021',
    protocol: 'tcp',
    service: 'Proxy for commands, and ping server',
    use: "The device's own services",
    blox: 'net',
    pc: 'net',
  },
  ipfsRpc: {
    port: '5001',
    protocol: 'tcp',
    service: 'IPFS RPC',
    use: "The device's own services",
    blox: 'device',
    pc: 'device',
    note: 'Support can also reach it while the tunnel is open.',
  },
  ipfsLocalRpc: {
    port: '5002',
    protocol: 'tcp',
    service: 'IPFS RPC of ipfs_local',
    use: "The device's own services",
    blox: 'device',
    pc: 'device',
  },
  ipfsGateway: {
    port: '8080',
    protocol: 'tcp',
    service: 'IPFS gateway',
    use: 'Reading content in a browser',
    blox: 'net',
    pc: 'device',
    note: 'A PC node uses 8880.',
  },
  ipfsDebug: {
    port: '8081',
    protocol: 'tcp',
    service: 'IPFS debug',
    use: 'Looking into problems',
    blox: 'device',
    pc: 'device',
    note: 'A PC node uses 8881.',
  },
  bloxAi: {
    port: '8083',
    protocol: 'tcp',
    service: 'Blox AI',
    use: 'Blox AI',
    blox: 'net',
    pc: 'none',
    note: 'Only on an RK1.',
  },
  localS3: {
    port: '9000',
    protocol: 'tcp',
    service: 'Local S3 gateway',
    use: 'Apps at home that read copies made by auto-pin',
    blox: 'lan',
    pc: 'net',
    note: 'Anyone at home can use it until the device is paired with auto-pin and restarted after that.',
  },
  cluster: {
    port: '9094, 9095, 9096',
    protocol: 'tcp',
    service: 'Cluster REST, proxy, and swarm',
    use: "The device's own services",
    blox: 'net',
    pc: 'net',
  },
  streamr: {
    port: '32200',
    protocol: 'tcp',
    service: 'Streamr plugin',
    use: 'The Streamr plugin',
    blox: 'net',
    pc: 'none',
  },
  goFula: {
    port: '40001',
    protocol: 'tcp',
    service: 'go-fula libp2p',
    use: "The device's own services",
    blox: 'net',
    pc: 'net',
  },
  mdns: {
    port: '5353',
    protocol: 'udp',
    service: 'mDNS',
    use: 'Finding the device in the home network',
    blox: 'blocked',
    pc: 'lan',
    note: 'Firmware v3.1.14 blocks it.',
  },
} as const satisfies Record<string, Port>;
