/**
 * Network ports of a Blox and of a PC node.
 *
 * Fields: `port` (as printed), `protocol`, `service`, `blox` and `pc` (who reaches it), `note`.
 * Reach: `net` = the own firewall lets everybody in (a home router usually does not), `lan` =
 * private addresses only, `device` = the machine itself only, `open` = published by a PC node, so that
 * the firewall of the PC decides, `none` = not used there.
 *
 * Sources: fula-ota: docker/fxsupport/linux/{firewall.sh, docker-compose.yml} and
 * pc-installer/templates/docker-compose.pc.yml (2026-06-18).
 */
export type Reach = 'net' | 'lan' | 'device' | 'open' | 'none';

export interface Port {
  readonly port: string;
  readonly protocol: 'tcp' | 'udp' | 'tcp and udp';
  readonly service: string;
  readonly blox: Reach;
  readonly pc: Reach;
  readonly note: string;
}

/** What each reach means, in words to print. */
export const reaches = {
  net: 'everybody (a home router usually blocks it)',
  lan: 'home network only',
  device: 'the machine itself only',
  open: 'published; the firewall of the PC decides',
  none: 'not used',
} as const satisfies Record<Reach, string>;

export const ports = {
  ssh: {
    port: '22',
    protocol: 'tcp',
    service: 'SSH',
    blox: 'lan',
    pc: 'none',
    note: 'The support tunnel reaches it too while it is on.',
  },
  samba: {
    port: '139, 445',
    protocol: 'tcp',
    service: 'Network drive (Samba)',
    blox: 'lan',
    pc: 'none',
    note: '',
  },
  sambaDiscoveryUdp: {
    port: '137, 138, 3702',
    protocol: 'udp',
    service: 'Discovery of the network drive',
    blox: 'lan',
    pc: 'none',
    note: 'Firmware later than v3.1.14.',
  },
  sambaDiscoveryTcp: {
    port: '5357',
    protocol: 'tcp',
    service: 'Discovery of the network drive',
    blox: 'lan',
    pc: 'none',
    note: 'Firmware later than v3.1.14.',
  },
  setup: {
    port: '3500',
    protocol: 'tcp',
    service: 'Set-up server',
    blox: 'lan',
    pc: 'open',
    note: '10.42.0.1:3500 on the hotspot.',
  },
  autoPin: {
    port: '3501',
    protocol: 'tcp',
    service: 'Auto-pin status',
    blox: 'lan',
    pc: 'open',
    note: '',
  },
  swarm: {
    port: '4001',
    protocol: 'tcp and udp',
    service: 'IPFS swarm (ipfs_host)',
    blox: 'net',
    pc: 'open',
    note: '',
  },
  goFulaProxy: {
    port: '4020, 4021',
    protocol: 'tcp',
    service: 'go-fula proxies for commands and ping',
    blox: 'net',
    pc: 'open',
    note: '',
  },
  ipfsRpc: {
    port: '5001',
    protocol: 'tcp',
    service: 'IPFS RPC',
    blox: 'device',
    pc: 'device',
    note: 'On a Blox the support tunnel reaches it too while it is on.',
  },
  ipfsLocalRpc: {
    port: '5002',
    protocol: 'tcp',
    service: 'IPFS RPC of ipfs_local',
    blox: 'device',
    pc: 'device',
    note: '',
  },
  ipfsGateway: {
    port: '8080',
    protocol: 'tcp',
    service: 'IPFS gateway',
    blox: 'lan',
    pc: 'device',
    note: 'A PC node publishes it as 8880, while its wizard tests 8080.',
  },
  ipfsDebug: {
    port: '8081',
    protocol: 'tcp',
    service: 'IPFS debug',
    blox: 'device',
    pc: 'device',
    note: 'A PC node publishes it as 8881, while its wizard tests 8081.',
  },
  bloxAi: {
    port: '8083',
    protocol: 'tcp',
    service: 'Blox AI',
    blox: 'lan',
    pc: 'none',
    note: 'RK1 only.',
  },
  localS3: {
    port: '9000',
    protocol: 'tcp',
    service: 'S3 gateway on the home network',
    blox: 'lan',
    pc: 'open',
    note: 'Open to the whole home network until the Blox is paired.',
  },
  cluster: {
    port: '9094, 9095, 9096',
    protocol: 'tcp',
    service: 'Cluster REST, proxy and swarm',
    blox: 'net',
    pc: 'open',
    note: '',
  },
  streamr: {
    port: '32200',
    protocol: 'tcp',
    service: 'Streamr plugin',
    blox: 'net',
    pc: 'none',
    note: '',
  },
  goFula: {
    port: '40001',
    protocol: 'tcp',
    service: 'go-fula libp2p',
    blox: 'net',
    pc: 'open',
    note: '',
  },
  mdns: {
    port: '5353',
    protocol: 'udp',
    service: 'mDNS',
    blox: 'lan',
    pc: 'open',
    note: 'Finds a Blox on the home network; on a PC, a rule of the Windows firewall.',
  },
} as const satisfies Record<string, Port>;

/** Ports of the former testnet and of the Box of 2022, for archive pages only. */
export const legacyPorts = {
  node: {
    port: '30334 and up',
    service: 'Peer-to-peer port of the testnet node',
  },
  nodeRpc: {
    port: '9944 and up',
    service: 'RPC of the testnet node',
  },
  nodeApi: {
    port: '4000',
    service: 'Node API',
  },
  contractApi: {
    port: '4003 in the code, 4001 where it was deployed',
    service: 'Contract API',
  },
  explorer: {
    port: '3000 or 80',
    service: 'Explorer',
  },
  status: {
    port: '8000',
    service: 'Status page',
  },
  boxTcp: {
    port: '4002',
    service: 'Box of 2022, tcp',
  },
  boxWs: {
    port: '4003',
    service: 'Box of 2022, WebSocket',
  },
} as const satisfies Record<string, { readonly port: string; readonly service: string }>;
