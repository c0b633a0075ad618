import { createServer, type Server } from 'node:http';
import handler from 'serve-handler';
import config from '../serve.json';

/** Serves a folder on a free port, as `npm run serve` does the build. */
export const serve = (folder: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      void handler(request, response, { ...config, public: folder });
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
