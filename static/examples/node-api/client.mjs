// What both programs beside this file need: one call, one check, and a node that is ready.

const { BASE_URL = 'http://127.0.0.1:4000', FUNDER_SEED = '//Alice' } = process.env;

/** One token in units. 10^18 is kept exactly by a JavaScript number; most larger amounts are not. */
export const TOKEN = 10 ** 18;

/** Sends one call and returns its answer. A write answers when its block is final, hence the long patience. */
export async function call(path, body) {
  const response = await fetch(BASE_URL + path, {
    method: 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(180_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  console.log(path, text);
  return JSON.parse(text);
}

/** Stops with a sentence where an answer is not what the next step needs. */
export function expect(condition, sentence) {
  if (!condition) throw new Error(sentence);
}

export async function expectReadyNode() {
  const health = await call('/health');
  expect(!health.is_syncing, 'The node is still catching up. Try again later.');
}

/** Makes an account and pays it this amount, in units. */
export async function fundedAccount(amount) {
  const made = await call('/account/create');
  await call('/account/fund', { seed: FUNDER_SEED, to: made.account, amount });
  const { exists } = await call('/account/exists', { account: made.account });
  expect(exists, `${made.account} was funded but is not alive.`);
  return made;
}
