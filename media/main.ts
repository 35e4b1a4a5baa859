import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import type { CallsSettings } from './calls/calls.ts';
import { listenForEncoders } from './rtmp/listener.ts';
import type { Place } from './rtmp/sender.ts';
import { askServer } from './rtmp/asking.ts';
import { serveMedia } from './serve.ts';
import { Store } from './store.ts';

interface Settings {
  /** Signs passes; base64url. */
  key: string;
  folder: string;
  calls: CallsSettings;
  /** Where encoders come in; null: nowhere. */
  rtmp: { host: string; port: number } | null;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Null: it is taken, or not ours. Everything else goes on without it. */
async function openToEncoders(place: Place, at: NonNullable<Settings['rtmp']>) {
  const server = listenForEncoders(place);
  server.listen(at);
  try {
    await once(server, 'listening');
    return portOf(server);
  } catch {
    return null;
  }
}

async function begin({ key, folder, calls, rtmp }: Settings): Promise<void> {
  const secret = Buffer.from(key, 'base64url');
  const store = new Store(folder);
  const server = serveMedia({ store, secret, calls });
  server.listen({ host: '127.0.0.1', port: 0, backlog: 1_024 });
  await once(server, 'listening');
  const place = { store, secret, server: askServer() };
  const rtmpPort = rtmp && (await openToEncoders(place, rtmp));
  process.send?.({ port: portOf(server), rtmpPort });
}

/** Begun by the server, told by it what to do, and gone when it is. */
process.once('message', (settings) => void begin(settings as Settings));
process.on('disconnect', () => process.exit());
