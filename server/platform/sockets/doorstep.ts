import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, WebSocketServer } from 'ws';
import { frameOf } from './frames.ts';
import { greeting, knock, pingMs } from './packets.ts';
import { PlenumSocket } from './plenum-socket.ts';

const signInSeconds = 45;

/** Its types do not know of this one yet. */
interface Options extends ServerOptions<typeof PlenumSocket> {
  closeTimeout: number;
  maxPayload: number;
}

const options: Options = {
  noServer: true,
  WebSocket: PlenumSocket,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: 65_536,
  // So long it waits for the other side to say goodbye as well.
  closeTimeout: 2_000,
};

export interface Knocking {
  server: HttpServer;
  /** Addresses whose pages may connect; null: the one that was asked. */
  publicUrl: string | null;
}

/** Opens a line for whoever knocks as our pages do; the answer lets nobody else in. */
export function openDoorstep(
  { server, publicUrl }: Knocking,
  onOpen: (socket: PlenumSocket) => void,
): () => void {
  const lines = new WebSocketServer(options);
  server.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
    const status = refusalOf(request, publicUrl);
    if (status) return refuse(line, status);
    lines.handleUpgrade(request, line, head, (socket) => {
      socket.line = line;
      socket.expiresAt = Math.floor(Date.now() / 1000) + signInSeconds;
      socket.pingAt = Math.floor(performance.now()) + pingMs;
      onOpen(socket);
      socket.put(frameOf(greeting(randomUUID(), options.maxPayload)));
    });
  });
  return () => lines.close();
}

function refusalOf({ url, headers }: IncomingMessage, publicUrl: string | null) {
  const [path, query] = (url ?? '').split('?', 2);
  const said = new URLSearchParams(query);
  const isKnown = Object.entries(knock.query).every(([name, value]) => said.get(name) === value);
  if (path !== knock.path || !isKnown) return '400 Bad Request';
  const isOwn = isOwnPage(headers.origin, publicUrl ?? `http://${headers.host}`);
  return isOwn ? null : '403 Forbidden';
}

function isOwnPage(origin: string | undefined, own: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host;
}

function refuse(line: Duplex, status: string): void {
  line.on('error', () => line.destroy());
  line.once('finish', () => line.destroy());
  line.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
