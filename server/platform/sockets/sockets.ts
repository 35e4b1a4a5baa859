import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Log } from '../log/log.ts';
import type { Authenticate } from '../person.ts';
import type { Hub, Room } from '../work.ts';
import { type Admission, admitTo } from './admission.ts';
import { Crowds, type Presence } from './crowds.ts';
import { endExpired } from './expiry.ts';
import { limitFrames } from './frame-limit.ts';
import { openGates } from './gates.ts';
import { lightenConnection } from './light-sockets.ts';
import type { PlenumServer, PlenumSocket } from './plenum-socket.ts';
import type { RawConnection } from './raw-connection.ts';
import { everyoneIn, roomsOf, sessionRoom } from './rooms.ts';
import { cutSlowSockets } from './slow-sockets.ts';
import { lookAnew } from './look-anew.ts';
import { sendWholeFrames } from './whole-frames.ts';
import { windowOf } from './window-of.ts';
import { type HeardWindows, openWindows } from './windows.ts';

export interface Sockets extends Omit<Hub, 'outdate' | 'crowdIn' | 'peopleIn'> {
  windows: HeardWindows;
  /** Who has windows on this node. */
  crowds: Crowds;
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
  /** Messages after which the windows that are told may have lost a right. */
  doubts: ReadonlySet<string>;
  /** Somebody came into a counted room of this node, left it or turned away. */
  onCrowd(change: Presence): void;
}

const frameLimit = 65_536;

/** One connection a tab. */
export function openSockets(options: SocketOptions): Sockets {
  const { log, doubts, onCrowd } = options;
  const io = listenOn(options);
  const admission = admitTo(io, options.authenticate);
  const windows = openWindows(log);
  const gates = openGates(log);
  const crowds = new Crowds(onCrowd);
  countCrowds(io, crowds);
  receiveAll(io, { admission, windows, gates, crowds, log });
  const again = lookAnew(io, gates);
  const stops = [cutSlowSockets(io, log), endExpired(io)];

  const tellHere: Hub['tell'] = (name, payload, rooms, but) => {
    // No room at all would mean everybody.
    if (rooms.length === 0) return;
    io.to([...rooms])
      .except(but ?? [])
      .emit(name, payload);
  };
  const expelHere: Hub['expel'] = (who, from) => {
    gates.noteClosing();
    io.in(who).socketsLeave(from);
  };
  return {
    windows,
    crowds,
    tellHere,
    expelHere,
    expel: expelHere,
    tell: (name, payload, rooms, but) => {
      tellHere(name, payload, rooms, but);
      if (doubts.has(name)) again(rooms);
      windows.told(name, payload, rooms);
    },
    closeSession: (sessionId) => {
      admission.noteClosing();
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    countIn: (room) => io.of('/').adapter.rooms.get(room)?.size ?? 0,
    reconnectAll: () => {
      for (const socket of io.of('/').sockets.values()) socket.conn.close();
    },
    close: async () => {
      for (const stop of stops) stop();
      await io.close();
    },
  };
}

function listenOn({ server, publicUrl, log }: SocketOptions): PlenumServer {
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
  sendWholeFrames(io.of('/').adapter);
  const limit = limitFrames(log);
  io.engine.on('connection', (raw: RawConnection) => {
    lightenConnection(raw);
    limit(raw);
  });
  return io;
}

function isOwnPage(origin: string | undefined, own: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host;
}

interface Reception {
  admission: Admission;
  windows: HeardWindows;
  gates: ReturnType<typeof openGates>;
  crowds: Crowds;
  log: Log;
}

function receiveAll(io: PlenumServer, { admission, windows, gates, crowds, log }: Reception) {
  const failed = (error: Error) => log.warn({ err: error }, 'socket failed');
  // Nothing that a window says goes on to listeners by its name, for it chooses the name.
  function hear(this: PlenumSocket, event: readonly unknown[]) {
    if (event[0] === 'session.renew') void admission.renew(this, event[1], event.at(-1));
    else void windows.answer(windowOf(this, gates, crowds), event);
  }
  io.on('connection', (socket) => {
    // The room of its own id, which nothing is told to.
    void socket.leave(socket.id);
    void socket.join(roomsOf(socket.data.person));
    // Socket.IO calls it with all that a window says; `use` would keep a list and a function a socket.
    Object.assign(socket, { dispatch: hear });
    socket.removeAllListeners('error').on('error', failed);
  });
}

/** Counted are an organisation's windows, and rooms that were entered through a gate. */
function countCrowds(io: PlenumServer, crowds: Crowds): void {
  const { adapter, sockets } = io.of('/');
  adapter.on('join-room', (room: Room, id: string) => {
    const data = sockets.get(id)?.data;
    if (!data?.person || !isCounted(room, data)) return;
    crowds.enter(room, data.person.id, data.isIdle);
  });
  adapter.on('leave-room', (room: Room, id: string) => {
    const data = sockets.get(id)?.data;
    if (!data?.person || !isCounted(room, data)) return;
    crowds.leave(room, data.person.id, data.isIdle);
    data.gates?.delete(room);
  });
}

const isCounted = (room: Room, { person, gates }: PlenumSocket['data']): boolean =>
  room === everyoneIn(person.organisationId) || (gates?.has(room) ?? false);
