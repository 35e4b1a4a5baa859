import { randomUUID } from 'node:crypto';
import type { Caller, Callers } from '../person.ts';
import { tokenOf } from '../http/gate.ts';
import type { Circles } from './circles.ts';
import { frameOf } from './frames.ts';
import { refusal, welcome } from './packets.ts';
import { isSigned, type PlenumSocket, type SignedSocket } from './plenum-socket.ts';
import { actingIn, personIn, roomsOf } from './rooms.ts';

const mostWindows = 100;

export interface Admission {
  /** Opens a connection for who shows a token. */
  admit(socket: PlenumSocket, auth: unknown): Promise<void>;
  /** Whether the token is of the same session; if not, the connection ends. */
  renew(socket: SignedSocket, token: unknown): Promise<boolean>;
  /** A session ended just now: who is being looked up may be the one. */
  noteClosing(): void;
}

/** A token opens a connection and must be renewed; when it ends, so does the connection. */
export function admitTo(circles: Circles, callers: Callers): Admission {
  let closings = 0;

  const callerOf = async (token: unknown): Promise<Caller | null> => {
    const plain = typeof token === 'string' ? tokenOf(`Bearer ${token}`) : null;
    for (;;) {
      const before = closings;
      const caller = plain ? await callers.authenticate(plain).catch(() => null) : null;
      if (before === closings) return caller;
    }
  };
  const seat = (socket: PlenumSocket, { person, expiresAt }: Caller): void => {
    socket.person = person;
    socket.expiresAt = expiresAt;
    if (!isSigned(socket)) return;
    for (const room of roomsOf(person)) circles.enter(socket, room);
  };
  const refuse = (socket: PlenumSocket, reason: string): void => {
    socket.put(frameOf(refusal(reason)));
    circles.drop(socket);
  };
  /** Of whoever sits before them, also as somebody else. */
  const windowsOf = ({ person: { organisationId, id, actedBy } }: Caller): number => {
    const sitter = actedBy?.id ?? id;
    const rooms = [personIn(organisationId, sitter), actingIn(organisationId, sitter)];
    return rooms.reduce((sum, room) => sum + circles.countIn(room), 0);
  };

  return {
    noteClosing: () => void closings++,
    admit: async (socket, auth) => {
      const caller = await callerOf((auth as { token?: unknown } | null)?.token);
      if (!socket.isOpen) return;
      if (!caller) return refuse(socket, 'unauthenticated');
      if (windowsOf(caller) >= mostWindows) return refuse(socket, 'too_many');
      socket.put(frameOf(welcome(randomUUID())));
      seat(socket, caller);
    },
    renew: async (socket, token) => {
      const caller = await callerOf(token);
      const isSame = caller?.person.sessionId === socket.person.sessionId;
      if (!caller || !isSame || !socket.isOpen) circles.sendAway(socket);
      // What it is in was of another role: it comes back into the rooms of this one.
      else if (caller.person.role !== socket.person.role) circles.drop(socket);
      else seat(socket, caller);
      return isSame;
    },
  };
}
