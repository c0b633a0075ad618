/**
 * Serves the production build as GitHub Pages does: `/page` answers with `page.html`, an unknown address with `404.html`
 * and status 404, text compressed. Usage: npm run serve [-- --port 3000]
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serve } from '../tools/server';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
const port = Number(values.port);

async function main(): Promise<void> {
  if (!existsSync('build/index.html'))
    throw new Error('There is no production build. Make one first: npm run build');
  await serve('build', port);
  console.log(`The production build is on http://localhost:${port}`);
}

main().catch(({ code, message }: NodeJS.ErrnoException) => {
  const taken = `Port ${port} is taken. Take another: npm run serve -- --port ${port + 1}`;
  console.error(code === 'EADDRINUSE' ? taken : message);
  process.exit(1);
});
