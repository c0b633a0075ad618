// An account makes a token, locks some in a bag and gets it back, packs some in a bundle and sells some.
//
//   node market-tutorial.mjs
//
// Needs client.mjs beside it, Node.js 20 or newer, a node API and a local test chain (--chain=local).
// Settings, all optional:
//   BASE_URL     address of the node API         http://127.0.0.1:4000
//   FUNDER_SEED  account that pays the funds     //Alice, rich on a local chain
//   FIRST_CLASS  first of four class numbers     taken from the clock, because numbers must be new on the chain
//
// Use it on a test chain only: the API takes seeds in clear text.

import { TOKEN, call, expect, expectReadyNode, fundedAccount } from './client.mjs';

const { FIRST_CLASS } = process.env;
const first = FIRST_CLASS ? Number(FIRST_CLASS) : Math.floor(Date.now() / 1000);
const goods = { class_id: first, asset_id: 7 };
const extra = { class_id: first, asset_id: 8 };
const payment = { class_id: first + 1, asset_id: 2 };
const bagClass = first + 2;
const bundle = { class_id: first + 3, asset_id: 1 };
const market_id = first;
const market_rate_id = 1;

const balance = async (account, asset) =>
  (await call('/asset/balance', { account, ...asset })).amount;

await expectReadyNode();

// Accounts and funds. A signs most writes, so it gets more.
const a = await fundedAccount(4 * TOKEN);
const b = await fundedAccount(TOKEN);

// Asset: A opens a class with two assets.
await call('/asset/create_class', {
  seed: a.seed,
  class_id: goods.class_id,
  owner: a.account,
  metadata: { title: 'Garden tools' },
});
await call('/asset/create', { seed: a.seed, ...goods, metadata: { title: 'Rake' } });
await call('/asset/create', { seed: a.seed, ...extra, metadata: { title: 'Spade' } });
await call('/asset/mint', { seed: a.seed, to: a.account, ...goods, amount: 120 });
await call('/asset/mint', { seed: a.seed, to: a.account, ...extra, amount: 50 });
await call('/asset/transfer_from', {
  seed: a.seed,
  from: a.account,
  to: b.account,
  ...goods,
  amount: 25,
});
await call('/asset/burn', { seed: a.seed, from: a.account, ...goods, amount: 15 });
await balance(a.account, goods);

// Bag: in and out again. The share token of a bag is what `create` mints to the owners.
await call('/bag/register', {
  seed: a.seed,
  class_id: bagClass,
  metadata: { title: 'Shed shares' },
});
const { bag } = await call('/bag/create', {
  seed: a.seed,
  class_id: bagClass,
  owners: [a.account],
  shares: [10],
});
await call('/bag/deposit', {
  seed: a.seed,
  bag,
  class_ids: [goods.class_id],
  asset_ids: [[goods.asset_id]],
  amounts: [[30]],
});
await balance(bag, goods);
await call('/bag/sweep', { seed: a.seed, bag, to: a.account });

// Bundle: one unit holds two rakes and a spade. It stays packed, because burning a bundle is broken.
const { bundle_id } = await call('/bundle/register', {
  seed: a.seed,
  ...bundle,
  schema: {
    class_ids: [goods.class_id],
    asset_ids: [[goods.asset_id, extra.asset_id]],
    amounts: [[2, 1]],
  },
  metadata: { title: 'Starter kit' },
});
await call('/bundle/mint', { seed: a.seed, from: a.account, to: a.account, bundle_id, amount: 3 });
const { bundles } = await call('/bundle/data');
expect(
  bundles.some((entry) => entry.bundle_id === bundle_id),
  'The bundle is not in the list.',
);

// Market: B makes a means of payment, A sells a rake for six of it.
await call('/asset/create_class', {
  seed: b.seed,
  class_id: payment.class_id,
  owner: b.account,
  metadata: { title: 'Vouchers' },
});
await call('/asset/create', { seed: b.seed, ...payment, metadata: { title: 'Voucher' } });
await call('/asset/mint', { seed: b.seed, to: b.account, ...payment, amount: 100 });

await call('/market/create_market', { seed: a.seed, market_id });
await call('/market/create_market_rate', {
  seed: a.seed,
  market_id,
  market_rate_id,
  rates: {
    rates: [
      { ...goods, action: { Transfer: 1 }, from: 'Market', to: 'Buyer' },
      { ...payment, action: { Transfer: 6 }, from: 'Buyer', to: 'Market' },
    ],
    metadata: null,
  },
});
const stock = await call('/market/deposit_assets', {
  seed: a.seed,
  market_id,
  market_rate_id,
  amount: 20,
});
expect(stock.success, 'A does not hold enough to stock the market.');
const trade = await call('/market/exchange_assets', {
  seed: b.seed,
  market_id,
  market_rate_id,
  amount: 4,
});
expect(trade.success, 'The trade did not happen: look at the negative balances above.');
await balance(b.account, goods);
await balance(b.account, payment);
console.log('Done. B bought four rakes.');
