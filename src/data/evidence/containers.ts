import type { containers as facts } from '../containers';
import { firmware } from './repositories';
import type { Evidence, ProofsOf } from './types';

const compose = firmware('docker-compose.yml');

/** The image of a container, which Docker Compose has itself or as the default of a variable. */
const image = (name: string): Evidence => ({
  ...compose,
  matches: new RegExp(
    `image: (?:\\$\\{\\w+:-)?([\\w/:-]+)\\}?\\n(?:    .*\\n){0,1}?    container_name: (${name})\\n`,
  ),
  proves: (image, container) => `${container} · ${image}`,
});

/** The image of a container that Docker Compose reads from a variable. */
const imageOf = (variable: string, name: string): Evidence[] => [
  {
    ...compose,
    matches: new RegExp(
      `image: (?:\\$${variable}|\\$\\{${variable}:-.*\\})\\n(?:    .*\\n){0,1}?    container_name: ${name}\\n`,
    ),
  },
  {
    ...firmware('.env'),
    matches: new RegExp(`^${variable}=(\\S+)$`, 'm'),
    proves: (image) => `${name} · ${image}`,
  },
];

export const containers: ProofsOf<typeof facts> = {
  fula_updater: [
    {
      ...compose,
      matches: /image: (\S+)\n.*\n    container_name: (fula_updater)\n/,
      proves: (image, container) => `${container} · ${image}`,
    },
    {
      ...compose,
      matches: /WATCHTOWER_POLL_INTERVAL=(\d+)/,
      proves: (time) => (time === '3600' ? 'every hour' : `every ${time} seconds`),
    },
  ],
  fula_fxsupport: imageOf('FX_SUPPROT', 'fula_fxsupport'),
  ipfs_host: [image('ipfs_host')],
  ipfs_local: [
    image('ipfs_local'),
    {
      ...compose,
      matches: /container_name: ipfs_local\n(?:(?!\n\n)[^])*- "127\.0\.0\.1:5002:5001"\n/,
    },
    {
      ...firmware('kubo-local/kubo-local-container-init.d.sh'),
      contains: 'fula-pinning and fula-gateway user CIDs',
    },
  ],
  ipfs_cluster: [
    ...imageOf('IPFS_CLUSTER', 'ipfs_cluster'),
    {
      ...firmware('.env.cluster'),
      matches: /^CLUSTER_REPLICATIONFACTORMIN=(\d+)\nCLUSTER_REPLICATIONFACTORMAX=(\d+)$/m,
      proves: (least, most) => `Aims for ${least} to ${most} copies`,
    },
  ],
  fula_go: imageOf('GO_FULA', 'fula_go'),
  fula_pinning: [
    ...imageOf('FULA_PINNING', 'fula_pinning'),
    {
      ...compose,
      matches: /- SYNC_INTERVAL=(\d+)m\n/,
      proves: (minutes) => `every ${minutes} minutes`,
    },
  ],
  fula_gateway: imageOf('FULA_GATEWAY', 'fula_gateway'),
};
