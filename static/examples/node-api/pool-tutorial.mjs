// Two accounts form a pool, one stores a file of the other and earns its first tokens.
//
//   node pool-tutorial.mjs
//
// Needs client.mjs beside it, Node.js 20 or newer, a node API and a local test chain (--chain=local).
// Settings, all optional:
//   BASE_URL     address of the node API         http://127.0.0.1:4000
//   FUNDER_SEED  account that pays the funds     //Alice, rich on a local chain
//   PEER_A, PEER_B, CID, SIZE                    your own peer ids, content id and its bytes
//
// Use it on a test chain only: the API takes seeds in clear text.

import { TOKEN, call, expect, expectReadyNode, fundedAccount } from './client.mjs';

const {
  PEER_A = '12D3KooWMHFok6EpoTTeuHc5mb1Yr5CaZA1amQyqiCMWAacUrJaW',
  PEER_B = '12D3KooWMv8jKJYjTsRjNeyiQbspMWcmSSNVxAx7pkUEVei9bmH5',
  CID = 'bafkreichikjxzsbvadkqbgbiecxux2fnuxscrcewtr3meflgmkrqp2udem',
  SIZE = '48211',
} = process.env;

const CHALLENGE_TOKEN = { class_id: 110, asset_id: 100 };
const LABOR_TOKEN = { class_id: 100, asset_id: 100 };

await expectReadyNode();

// Accounts and funds.
const a = await fundedAccount(TOKEN);
const b = await fundedAccount(TOKEN);

// Pool: A creates it, B asks to join, A accepts.
const { pool_id } = await call('/fula/pool/create', {
  seed: a.seed,
  pool_name: 'Lakeside Archive',
  peer_id: PEER_A,
  region: 'EuropeZurich',
});
await call('/fula/pool/join', { seed: b.seed, pool_id, peer_id: PEER_B });

const { poolrequests } = await call('/fula/pool/poolrequests', {});
const request = poolrequests.find(
  (entry) => entry.pool_id === pool_id && entry.account === b.account,
);
expect(request, 'The request of B is not in the list.');

const vote = await call('/fula/pool/vote', {
  seed: a.seed,
  pool_id,
  account: request.account,
  vote_value: true,
  peer_id: request.peer_id,
});
expect(vote.result === 'Accepted', `The vote ended with ${vote.result}.`);
await call('/fula/pool/users', { pool_id });

// Manifest: A asks for two copies, B declares one.
await call('/fula/manifest/upload', {
  seed: a.seed,
  pool_id,
  cid: CID,
  replication_factor: 2,
  manifest_metadata: { job: { work: 'Storage', engine: 'IPFS', uri: CID } },
});
const { manifests: available } = await call('/fula/manifest/available', {});
expect(
  available.some((entry) => entry.pool_id === pool_id && entry.manifest_metadata?.job?.uri === CID),
  'The manifest does not want storers.',
);
await call('/fula/manifest/storage', { seed: b.seed, cid: CID, pool_id });

const { manifests: held } = await call('/fula/manifest/storer_data', { storer: b.account });
const cids = held.filter((entry) => entry.pool_id === pool_id).map((entry) => entry.cid);
expect(cids.includes(CID), 'The declaration of B was not recorded.');

// Rewards: B reports sizes, answers a challenge and mints.
const { cids: unsized } = await call('/fula/file/verify', { account: b.account });
await call('/fula/file/provide', {
  seed: b.seed,
  pool_id,
  cids: unsized,
  sizes: unsized.map(() => Number(SIZE)),
});
const challenge = await call('/fula/challenge/generate', { seed: a.seed });
expect(
  challenge.challenged === b.account,
  'Somebody else was challenged: the chain holds more than this file.',
);
const { pending } = await call('/fula/challenge/pending', { account: b.account });
expect(pending, 'The challenge is not open.');
const answer = await call('/fula/challenge/verify', {
  seed: b.seed,
  pool_id,
  cids,
  ...CHALLENGE_TOKEN,
});
expect(answer.successful_cids.includes(challenge.cid), 'The challenge did not pass.');
await call('/asset/balance', { account: b.account, ...CHALLENGE_TOKEN });
await call('/fula/mint_labor_tokens', { seed: b.seed, ...LABOR_TOKEN, amount: 35 });

const { claims } = await call('/fula/claims');
const counters = claims.find((entry) => entry.account === b.account);
expect(counters, 'B is not in the list of counters.');
console.log(`Done. Counters of B: ${JSON.stringify(counters)}`);
