import type { AddressInfo } from 'node:net';
import { serveMedia, type Settings } from './serve.ts';

/** Begun by the server, told by it what to do, and gone when it is. */
process.once('message', (settings) => {
  const server = serveMedia(settings as Settings);
  server.listen({ host: '127.0.0.1', port: 0, backlog: 1_024 }, () => {
    process.send?.({ port: (server.address() as AddressInfo).port });
  });
});
process.on('disconnect', () => process.exit());
