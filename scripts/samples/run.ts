/** Runs code blocks against local servers: scripts/samples/packages/servers.mjs. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contracts } from '../../src/data';
import { environment, hosts, type Block, type Finding } from './blocks';
import { compareResponse } from './responses';
import { temporaryFolder, writeBlock } from './types';

type Servers = Record<(typeof hosts)[keyof typeof hosts], string>;

const key = 'secret';
const cid = 'bafkreichikjxzsbvadkqbgbiecxux2fnuxscrcewtr3meflgmkrqp2udem';
const wallet = '0x1111111111111111111111111111111111111111';
const peerId = '12D3KooWEyoppNCUx8Yx66oV9fJnriXwCcXwDDUA2kj6vnc6iDEp';
// Without keep-alive, because this process can't answer while a sample runs.
const headers = {
  Connection: 'close',
  Authorization: `Bearer ${key}`,
  'Content-Type': 'application/json',
};

async function startServers(): Promise<{ servers: Servers; stop: () => void }> {
  const addresses = Object.values(contracts).flatMap((contract) =>
    Object.values(contract.addresses),
  );
  const child = spawn(
    process.execPath,
    ['scripts/samples/packages/servers.mjs', 'src/data/openapi/pinning.json', addresses.join()],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const text of child.stdout)
    if (String(text).startsWith('{'))
      return { servers: JSON.parse(String(text)) as Servers, stop: () => child.kill() };
  throw new Error('The servers of scripts/samples/packages did not start.');
}

/** What samples take for granted: objects of a bucket, and a pin. */
async function prepare({ s3, pinning }: Servers): Promise<void> {
  for (const path of ['/notes', '/notes/hello.txt', '/notes/copy.txt', '/notes/2026/hello.txt'])
    await fetch(s3 + path, { method: 'PUT', headers, body: 'Hello from my Blox\n' });
  await fetch(`${pinning}/pins`, { method: 'POST', headers, body: JSON.stringify({ cid }) });
}

/** A shell script leaves its variables to later blocks of the page. */
const shell = ['bash', '-c', 'set -eo pipefail; source "$0"; env -0 > .env'];

/** How a script is run. */
const programs: Record<string, string[]> = {
  sh: shell,
  bash: shell,
  js: [process.execPath],
  ts: [process.execPath, '--import', require.resolve('tsx')],
  python: ['python3'],
  go: ['go', 'run'],
};

/** Arguments of a script: those that a command on its page passes, or what it needs. */
function argumentsOf({ name, file, code }: Block): string[] {
  const [, , passed] =
    new RegExp(`^ *(npx tsx|node|python3) ${name} (.+)`, 'm').exec(readFileSync(file, 'utf8')) ??
    [];
  if (passed) return passed.split(' ');
  return code.includes(environment) ? [wallet, peerId] : [cid];
}

function runBlock(block: Block, folder: string, servers: Servers): Finding | undefined {
  let { code } = block;
  for (const [host, server] of Object.entries(hosts)) code = code.replaceAll(host, servers[server]);
  code = code.replace(/(?<=\/pins\/)[\da-f]{8}-[\da-f-]{27}/g, 'req-1');
  // curl takes only one of --fail and --fail-with-body.
  const fail = code.includes('curl -f') ? '' : 'fail-with-body\n';
  writeFileSync(join(folder, '.curlrc'), `silent\nshow-error\n${fail}`);
  const path = writeBlock({ ...block, code }, folder);
  const cwd = dirname(path);
  writeFileSync(join(cwd, 'hello.txt'), 'Hello from my Blox\n');
  const saved = join(cwd, '.env');
  const variables = existsSync(saved) ? readFileSync(saved, 'utf8').split('\0') : [];
  const [program, ...args] = programs[block.language]!;
  const { status, stdout, stderr, error } = spawnSync(
    program!,
    [...args, path, ...argumentsOf(block)],
    {
      cwd,
      encoding: 'utf8',
      input: `${key}\n`,
      timeout: 120_000,
      env: {
        ...process.env,
        ...Object.fromEntries(variables.map((pair) => pair.split(/=(.*)/s, 2))),
        FULA_KEY: key,
        RPC: servers.chain,
        CURL_HOME: folder,
      },
    },
  );
  const missing = error?.message.endsWith('ENOENT')
    ? program
    : /(\S+): command not found|No module named '(\w+)'/.exec(stderr)?.slice(1).find(Boolean);
  if (missing) return { ...block, notRun: true, message: `${missing} is not installed` };
  if (status !== 0 || /"error":|"result":"0x"/.test(stdout)) {
    const printed = `${stdout}\n${stderr}`.trim();
    const [reason] = /^\w*Error: .*/m.exec(printed) ?? [printed.split('\n').slice(-3).join(' ')];
    return { ...block, message: `run: ${error?.message ?? reason}` };
  }
  if (block.output && block.code.includes(environment) && stdout !== block.output)
    return { ...block, message: `run: the output on the page differs from ${stdout}` };
  const { response } = block;
  const difference =
    response && compareResponse(response.language, response.code, stdout, block.code);
  return difference
    ? {
        ...block,
        line: response.line,
        message: `the response differs from the server’s: ${difference}`,
      }
    : undefined;
}

export async function runSamples(blocks: readonly Block[]): Promise<Finding[]> {
  if (!existsSync('scripts/samples/packages/node_modules')) {
    const message =
      'scripts/samples/packages has no packages: npm ci --prefix scripts/samples/packages';
    return blocks.map((block) => ({ ...block, notRun: true, message }));
  }
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const { servers, stop } = await startServers();
  const findings: Finding[] = [];
  try {
    for (const block of blocks) {
      await prepare(servers);
      const finding = runBlock(block, folder, servers);
      if (finding) findings.push(finding);
    }
  } finally {
    stop();
    rmSync(folder, { recursive: true });
  }
  return findings;
}
