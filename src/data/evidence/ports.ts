import type { ports as facts } from '../ports';
import { firmware } from './repositories';
import type { Evidence, ProofsOf } from './types';

const firewall = firmware('firewall.sh');
const compose = firmware('docker-compose.yml');
const pc = {
  repo: 'functionland/fula-ota',
  path: 'pc-installer/templates/docker-compose.pc.yml',
} as const;

type Numbers = readonly (number | string)[];

/** Rules of the firewall that let everyone in. */
const letsAnyoneIn = (...numbers: Numbers): Evidence[] =>
  numbers.map((port) => ({
    ...firewall,
    contains: `iptables -A "$CHAIN" -p tcp --dport ${port} -j ACCEPT`,
  }));

/** Rules of the firewall that let only private addresses in. */
const letsHomeIn = (port: number | string): Evidence[] => [
  ...['192.168.0.0/16', '10.0.0.0/8', '172.16.0.0/12'].map((addresses) => ({
    ...firewall,
    contains: `-p tcp --dport ${port} -s ${addresses} -j ACCEPT`,
  })),
  { ...firewall, gone: `"$CHAIN" -p tcp --dport ${port} -j ACCEPT` },
  { ...firewall, contains: '# 17. Drop everything else\niptables -A "$CHAIN" -j DROP' },
];

/** Ports that Docker opens on all networks, or only on the device itself. */
const publishes = (place: { repo: `${string}/${string}`; path: string }, ...ports: Numbers) =>
  ports.map((port): Evidence => ({ ...place, contains: `- "${port}"` }));

/** Ports that a PC node doesn't have. */
const notOnPc = (...numbers: Numbers) =>
  numbers.map((port): Evidence => ({ ...pc, gone: `${port}"` }));

export const ports: ProofsOf<typeof facts> = {
  ssh: [
    ...letsHomeIn(22),
    { ...firewall, contains: '-i support -p tcp --dport 22 -j ACCEPT' },
    ...notOnPc(':22'),
  ],
  samba: [
    { ...firewall, contains: 'for port in 139 445; do' },
    ...letsHomeIn('"$port"'),
    ...notOnPc(':139', ':445'),
  ],
  sambaDiscoveryUdp: [
    { ...firewall, release: 'v3.1.14', gone: /\b(?:137|138|3702)\b/ },
    { ...firewall, since: '2026-08-27', contains: 'for port in 137 138 3702; do' },
    ...notOnPc(':137/udp', ':138/udp', ':3702/udp'),
  ],
  sambaDiscoveryTcp: [
    { ...firewall, release: 'v3.1.14', gone: '5357' },
    { ...firewall, since: '2026-08-27', contains: '--dport 5357' },
    ...notOnPc(':5357'),
  ],
  setup: [
    ...letsHomeIn(3500),
    {
      repo: 'functionland/go-fula',
      path: 'wap/pkg/server/lanbind.go',
      since: '2026-08-27',
      matches: /if bloxHasOwner\(\) \{[^}]*http\.StatusForbidden\)\s+return/,
    },
    ...publishes(pc, '3500:3500'),
  ],
  autoPin: [
    ...letsHomeIn(3501),
    { ...compose, contains: '- AUTO_PIN_PORT=3501' },
    ...publishes(pc, '3501:3501'),
  ],
  swarm: [
    ...letsAnyoneIn(4001),
    { ...firewall, contains: 'iptables -A "$CHAIN" -p udp --dport 4001 -j ACCEPT' },
    ...publishes(compose, '4001:4001', '4001:4001/udp'),
    ...publishes(pc, '4001:4001', '4001:4001/udp'),
  ],
  goFulaProxy: [
    ...letsAnyoneIn(4020, 4021),
    {
      repo: 'functionland/go-fula',
      path: 'blockchain/proxy.go',
      contains: 'ProxyListenAddr = "0.0.0.0:4020"',
    },
    {
      repo: 'functionland/go-fula',
      path: 'blockchain/ping_server.go',
      contains: 'PingListenAddr = "0.0.0.0:4021"',
    },
    ...publishes(pc, '4020:4020', '4021:4021'),
  ],
  ipfsRpc: [
    ...publishes(compose, '127.0.0.1:5001:5001'),
    { ...firewall, gone: '"$CHAIN" -p tcp --dport 5001' },
    { ...firewall, contains: '-i support -p tcp --dport 5001 -j ACCEPT' },
    ...publishes(pc, '127.0.0.1:5001:5001'),
  ],
  ipfsLocalRpc: [
    ...publishes(compose, '127.0.0.1:5002:5001'),
    ...publishes(pc, '127.0.0.1:5002:5001'),
  ],
  ipfsGateway: [
    ...publishes(compose, '0.0.0.0:8080:8080'),
    { ...firmware('kubo/config'), contains: '"Gateway": "/ip4/0.0.0.0/tcp/8080"' },
    // The firewall limits this port, but not where Docker lets traffic in.
    { ...firewall, contains: 'Does NOT touch FORWARD or OUTPUT chains' },
    { ...firewall, gone: /DOCKER-USER|iptables -[AI] FORWARD/ },
    {
      ...pc,
      matches: /- "127\.0\.0\.1:(\d+):8080"/,
      proves: (port) => `A PC node uses ${port}`,
    },
  ],
  ipfsDebug: [
    ...publishes(compose, '127.0.0.1:8081:8081'),
    {
      ...pc,
      matches: /- "127\.0\.0\.1:(\d+):8081"/,
      proves: (port) => `A PC node uses ${port}`,
    },
  ],
  bloxAi: [
    ...publishes(firmware('plugins/blox-ai/docker-compose.yml'), '${BLOX_AI_PORT:-8083}:8083'),
    ...notOnPc(':8083'),
  ],
  localS3: [
    ...letsHomeIn(9000),
    { ...compose, contains: '- FULA_PORT=9000' },
    {
      repo: 'functionland/fula-ota',
      path: 'docker/fula-gateway/fula-local-gateway/src/auth.rs',
      matches:
        /None => \{\s+\/\/ No bearer secret \(unpaired device\): allow all requests\s+create_local_session/,
    },
    {
      // The secret is read once, when the gateway starts.
      repo: 'functionland/fula-ota',
      path: 'docker/fula-gateway/fula-local-gateway/src/main.rs',
      matches:
        /box_props::read_box_props\(path\)[^]*?\n\s+bearer_secret,\n[^]*?server::run_server\(config\)/,
      proves: () => 'paired with auto-pin and restarted',
    },
    {
      repo: 'functionland/fula-ota',
      path: 'docker/fula-gateway/fula-local-gateway/src/state.rs',
      gone: 'read_box_props',
    },
    // Pairing doesn't restart it.
    { repo: 'functionland/go-fula', path: 'blockchain/bl_autopin.go', gone: /restart|docker/i },
    ...publishes(pc, '9000:9000'),
  ],
  cluster: [
    ...letsAnyoneIn(9094, 9095, 9096),
    ...publishes(pc, '9094:9094', '9095:9095', '9096:9096'),
  ],
  streamr: [
    ...letsAnyoneIn(32200),
    ...publishes(firmware('plugins/streamr-node/docker-compose.yml'), '32200:32200'),
    ...notOnPc(':32200'),
  ],
  goFula: [...letsAnyoneIn(40001), ...publishes(pc, '40001:40001')],
  mdns: [
    { ...firewall, release: 'v3.1.14', gone: '5353' },
    {
      repo: 'functionland/fula-ota',
      path: 'pc-installer/src/main/index.js',
      contains: 'action=allow protocol=udp localport=5353',
    },
  ],
};
