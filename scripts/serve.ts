/**
 * Serves the production build as GitHub Pages does: `/page` answers with `page.html`, an unknown address with `404.html`
 * and status 404, text compressed. Usage: npm run serve [-- --port 3000]
 */
import { serve } from '../tests/server';

const at = process.argv.indexOf('--port');
const port = at === -1 ? 3000 : Number(process.argv[at + 1]);

void serve('build', port).then(() => console.log(`The production build is on http://localhost:${port}`));
