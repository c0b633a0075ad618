/**
 * Starts local servers that others wrote, and prints their addresses as JSON: S3 storage, an IPFS pinning service behind
 * Prism, which checks every request and response against our OpenAPI file, and an Ethereum chain with our contracts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ganache from 'ganache';
import pinningService from 'mock-ipfs-pinning-service';
import S3rver from 's3rver';
import solc from 'solc';

const [openApi, addresses] = process.argv.slice(2);
const prismPath = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'));
const local = (port) => `http://127.0.0.1:${port}`;

/** S3 with one bucket. It checks that a request has credentials, not whose they are. */
async function storage() {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: mkdtempSync(join(tmpdir(), 's3-')),
  });
  server.middleware.unshift(async (context, next) => {
    const { headers } = context.req;
    if (!/^(Bearer|AWS4-HMAC-SHA256) ./.test(headers.authorization ?? ''))
      return context.throw(401);
    delete headers.authorization;
    try {
      await next();
    } catch (error) {
      // Creating your own bucket again is no error on S3.
      if (error.code !== 'BucketAlreadyExists') throw error;
      context.status = 200;
    }
  });
  const { port } = await server.run();
  return local(port);
}

async function pinning() {
  const service = await pinningService.setup({ token: 'secret' });
  const upstream = service.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  setInterval(() => {
    for (const pin of service.locals.state.pins.values()) pin.status = 'pinned';
  }, 500);
  const target = local(upstream.address().port);
  // Prism checks no bodies if the document names a dialect, even the default one.
  const { jsonSchemaDialect: _, ...document } = JSON.parse(readFileSync(openApi, 'utf8'));
  const copy = join(mkdtempSync(join(tmpdir(), 'prism-')), 'openapi.json');
  writeFileSync(copy, JSON.stringify(document));
  // Prism can't choose a free port.
  const port = upstream.address().port + 1;
  const prism = spawn(
    process.execPath,
    [prismPath, 'proxy', copy, target, '--errors', '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.on('exit', () => prism.kill());
  await new Promise((ready) => {
    prism.stdout.on('data', (text) => String(text).includes('is listening') && ready());
  });
  return local(port);
}

async function chain() {
  const source = readFileSync(new URL('Contracts.sol', import.meta.url), 'utf8');
  const input = {
    language: 'Solidity',
    sources: { main: { content: source } },
    settings: {
      evmVersion: 'paris',
      outputSelection: { main: { '*': ['evm.deployedBytecode.object'] } },
    },
  };
  const { errors, contracts } = JSON.parse(solc.compile(JSON.stringify(input)));
  if (!contracts) throw new Error(errors[0].formattedMessage);
  const server = ganache.server({ logging: { quiet: true } });
  await server.listen(0, '127.0.0.1');
  const code = `0x${contracts.main.Contracts.evm.deployedBytecode.object}`;
  for (const address of addresses.split(','))
    await server.provider.request({ method: 'evm_setAccountCode', params: [address, code] });
  return local(server.address().port);
}

process.on('SIGTERM', () => process.exit());
const [s3, pins, evm] = await Promise.all([storage(), pinning(), chain()]);
console.log(JSON.stringify({ s3, pinning: pins, chain: evm }));
