/**
 * Serves the production build as GitHub Pages does: `/page` answers with `page.html`, an unknown address with `404.html`
 * and status 404, text compressed. Usage: npm run serve [-- --port 3000]
 */
import { existsSync } from 'node:fs';
import { serve } from '../tools/server';

const at = process.argv.indexOf('--port');
const port = at === -1 ? 3000 : Number(process.argv[at + 1]);

async function main(): Promise<void> {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no production build here. Make one first: npm run build');
  }
  try {
    await serve('build', port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Take another: npm run serve -- --port ${port + 1}`, {
      cause: error,
    });
  }
  console.log(`The production build is on http://localhost:${port}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
