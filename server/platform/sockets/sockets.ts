import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Log } from '../log/log.ts';
import type { Authenticate, Caller } from '../person.ts';
import type { Hub } from '../work.ts';
import { tokenOf } from '../http/gate.ts';
import { everyoneIn, roomsOf, sessionRoom } from './rooms.ts';
import { cutSlowSockets } from './slow-sockets.ts';

type Namespace = ReturnType<PlenumServer['of']>;
type PlenumServer = Server<ClientMessages, ServerMessages, Record<string, never>, SocketData>;

interface SocketData {
  personId: number;
  sessionId: number;
  expiry: NodeJS.Timeout;
}
type PlenumSocket = Socket<ClientMessages, ServerMessages, Record<string, never>, SocketData>;
type ClientMessages = {
  'session.renew': (token: unknown, answer?: (isAccepted: boolean) => void) => void;
};
type ServerMessages = Record<string, (payload: unknown) => void>;

export interface Sockets extends Omit<Hub, 'outdate'> {
  /** Drops every connection as a broken line would: browsers come back by themselves, spread out. */
  reconnectAll(): void;
  close(): Promise<void>;
}

export interface SocketOptions {
  server: HttpServer;
  authenticate: Authenticate;
  log: Log;
  /** Addresses whose pages may connect; null: the one that was asked. */
  publicUrl: string | null;
}

const frameLimit = 65_536;

/** One connection a tab. A token opens it and must be renewed; when it ends, so does the socket. */
export function openSockets({ server, authenticate, log, publicUrl }: SocketOptions): Sockets {
  const io: PlenumServer = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: frameLimit,
    allowRequest: (request, decide) =>
      decide(
        null,
        isOwnPage(request.headers.origin, publicUrl ?? `http://${request.headers.host}`),
      ),
  });
  // Keeping every handshake's request would hold its memory for the life of the socket.
  io.engine.on('connection', (raw: { request: unknown }) => (raw.request = null));
  io.use((socket, next) => {
    void callerOf(authenticate, socket.handshake.auth['token']).then((caller) => {
      if (!caller) return next(new Error('unauthenticated'));
      admit(socket, caller);
      next();
    });
  });
  io.on('connection', (socket) => {
    socket.on('session.renew', (token, answer) => void renew(socket, authenticate, token, answer));
    socket.on('disconnect', () => clearTimeout(socket.data.expiry));
    socket.on('error', (error) => log.warn({ err: error }, 'socket failed'));
  });
  const stopCutting = cutSlowSockets(io, log);
  return {
    tell: (name, payload, rooms) => void io.to([...rooms]).emit(name, payload),
    closeSession: (sessionId) => void io.in(sessionRoom(sessionId)).disconnectSockets(true),
    countIn: (room) => io.of('/').adapter.rooms.get(room)?.size ?? 0,
    peopleIn: (organisationId) => Promise.resolve(peopleIn(io.of('/'), organisationId)),
    reconnectAll: () => {
      for (const socket of io.of('/').sockets.values()) socket.conn.close();
    },
    close: async () => {
      stopCutting();
      await io.close();
    },
  };
}

function isOwnPage(origin: string | undefined, own: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host;
}

/** Several windows are one person. */
function peopleIn({ adapter, sockets }: Namespace, organisationId: number): number[] {
  const ids = [...(adapter.rooms.get(everyoneIn(organisationId)) ?? [])];
  return [...new Set(ids.flatMap((id) => sockets.get(id)?.data.personId ?? []))];
}

async function callerOf(authenticate: Authenticate, token: unknown): Promise<Caller | null> {
  const plain = typeof token === 'string' ? tokenOf(`Bearer ${token}`) : null;
  try {
    return plain ? await authenticate(plain) : null;
  } catch {
    return null;
  }
}

function admit(socket: PlenumSocket, { person, expiresAt }: Caller): void {
  clearTimeout(socket.data.expiry);
  socket.data.personId = person.id;
  socket.data.sessionId = person.sessionId;
  socket.data.expiry = setTimeout(
    () => socket.disconnect(true),
    Math.max(0, expiresAt * 1000 - Date.now()),
  );
  void socket.join(roomsOf(person));
}

async function renew(
  socket: PlenumSocket,
  authenticate: Authenticate,
  token: unknown,
  answer?: (isAccepted: boolean) => void,
): Promise<void> {
  const caller = await callerOf(authenticate, token);
  const isSame = caller?.person.sessionId === socket.data.sessionId;
  if (caller && isSame && socket.connected) admit(socket, caller);
  else socket.disconnect(true);
  if (typeof answer === 'function') answer(isSame);
}
