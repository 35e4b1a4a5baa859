import type { Authenticate, Caller } from '../person.ts';
import { tokenOf } from '../http/gate.ts';
import { lightenSocket } from './light-sockets.ts';
import type { PlenumServer, PlenumSocket } from './plenum-socket.ts';
import { personIn, roomsOf } from './rooms.ts';

const mostWindows = 100;

export interface Admission {
  renew(socket: PlenumSocket, token: unknown, answer: unknown): Promise<void>;
  /** A session ended just now: who is being looked up may be the one. */
  noteClosing(): void;
}

/** A token opens a connection and must be renewed; when it ends, so does the connection. */
export function admitTo(io: PlenumServer, authenticate: Authenticate): Admission {
  let closings = 0;

  const callerOf = async (token: unknown): Promise<Caller | null> => {
    const plain = typeof token === 'string' ? tokenOf(`Bearer ${token}`) : null;
    for (;;) {
      const before = closings;
      const caller = plain ? await Promise.resolve(authenticate(plain)).catch(() => null) : null;
      if (before === closings) return caller;
    }
  };
  io.use((socket, next) => {
    void callerOf(socket.handshake.auth['token']).then((caller) => {
      if (!caller) return next(new Error('unauthenticated'));
      if (windowsOf(io, caller) >= mostWindows) return next(new Error('too_many'));
      admit(socket, caller);
      lightenSocket(socket);
      next();
    });
  });
  return {
    noteClosing: () => void closings++,
    renew: async (socket, token, answer) => {
      const caller = await callerOf(token);
      const isSame = caller?.person.sessionId === socket.data.person.sessionId;
      if (caller && isSame && socket.connected) {
        admit(socket, caller);
        void socket.join(roomsOf(caller.person));
      } else socket.disconnect(true);
      if (typeof answer === 'function') (answer as (isAccepted: boolean) => void)(isSame);
    },
  };
}

const windowsOf = (io: PlenumServer, { person }: Caller): number =>
  io.of('/').adapter.rooms.get(personIn(person.organisationId, person.id))?.size ?? 0;

function admit(socket: PlenumSocket, { person, expiresAt }: Caller): void {
  socket.data.person = person;
  socket.data.expiresAt = expiresAt;
  socket.data.isIdle ??= false;
}
