/** Hosts that samples call, with the local server that takes the place of each one. */
export const hosts = {
  'https://s3.cloud.fx.land': 's3',
  'https://api.cloud.fx.land': 'pinning',
  'https://mainnet.skalenodes.com/v1/elated-tan-skat': 'chain',
  'https://base-rpc.publicnode.com': 'chain',
} as const;

/** The variable that samples take the address of a chain from. */
export const environment = 'process.env.RPC';
