/**
 * The eight containers of a Blox.
 *
 * Fields: `name` (as Docker lists it), `image`, `role`. On a PC node the images of Functionland
 * carry the tag release_amd64. A ninth container, fula_node, left the devices on 2025-07-21.
 *
 * Source: fula-ota: docker/fxsupport/linux/docker-compose.yml (2026-06-18).
 */
export interface Container {
  readonly name: string;
  readonly image: string;
  readonly role: string;
}

export const containers = {
  fula_updater: {
    name: 'fula_updater',
    image: 'containrrr/watchtower:latest',
    role: 'Checks for new images every hour',
  },
  fula_fxsupport: {
    name: 'fula_fxsupport',
    image: 'functionland/fxsupport:release',
    role: 'Holds the device scripts',
  },
  ipfs_host: {
    name: 'ipfs_host',
    image: 'ipfs/kubo:release',
    role: 'Public IPFS node',
  },
  ipfs_local: {
    name: 'ipfs_local',
    image: 'ipfs/kubo:release',
    role: 'IPFS node for auto-pin and the local S3 gateway',
  },
  ipfs_cluster: {
    name: 'ipfs_cluster',
    image: 'functionland/ipfs-cluster:release',
    role: 'Aims for 2 to 6 copies within the pool',
  },
  fula_go: {
    name: 'fula_go',
    image: 'functionland/go-fula:release',
    role: 'Fula protocol and setup server',
  },
  fula_pinning: {
    name: 'fula_pinning',
    image: 'functionland/fula-pinning:release',
    role: "Copies the paired user's pins every 3 minutes",
  },
  fula_gateway: {
    name: 'fula_gateway',
    image: 'functionland/fula-gateway:release',
    role: 'S3 on the home network',
  },
} as const satisfies Record<string, Container>;
