import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import type { CallsSettings } from './calls/calls.ts';
import { askServer } from './rtmp/asking.ts';
import { listenForEncoders } from './rtmp/listener.ts';
import type { Place } from './rtmp/sender.ts';
import { serveMedia } from './serve.ts';
import { Store } from './store.ts';

interface Settings {
  /** Signs passes; base64url. */
  key: string;
  folder: string;
  calls: CallsSettings;
}

/** Said once there is an encoder to wait for. */
interface Listening {
  encoders: { host: string; port: number };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Null: the port is taken, or not ours. Everything else goes on without it. */
async function openToEncoders(place: Place, { encoders }: Listening): Promise<void> {
  const server = listenForEncoders(place);
  server.listen(encoders);
  const isOpen = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  process.send?.({ encoderPort: isOpen ? portOf(server) : null });
}

async function begin({ key, folder, calls }: Settings): Promise<void> {
  const secret = Buffer.from(key, 'base64url');
  const store = new Store(folder);
  const server = serveMedia({ store, secret, calls });
  server.listen({ host: '127.0.0.1', port: 0, backlog: 1_024 });
  await once(server, 'listening');
  const place = { store, secret, server: askServer() };
  process.on('message', (said: object) => {
    if ('encoders' in said) void openToEncoders(place, said as Listening);
  });
  process.send?.({ port: portOf(server) });
}

/** Begun by the server, told by it what to do, and gone when it is. */
process.once('message', (settings) => void begin(settings as Settings));
process.on('disconnect', () => process.exit());
