import type { Circles } from './circles.ts';
import type { Crowds } from './crowds.ts';
import type { Lately } from './lately.ts';
import type { openGates } from './gates.ts';
import type { SignedSocket } from './plenum-socket.ts';
import { everyoneIn } from './rooms.ts';
import type { Window } from './windows.ts';

interface Around {
  circles: Circles;
  gates: ReturnType<typeof openGates>;
  crowds: Crowds;
  lately: Lately;
}

/** What commands may do with a socket. */
export function windowOf(socket: SignedSocket, { circles, gates, crowds, lately }: Around): Window {
  return {
    get person() {
      return socket.person;
    },
    enter: (room, gate) => gates.enter(socket, room, gate),
    leave: (room) => circles.leave(socket, room),
    isIn: (room) => circles.isIn(socket, room),
    hear: (kind, hearing) => gates.hear(socket, kind, hearing),
    missed: (ms) =>
      lately.toldTo(
        [...socket.circles].map(({ room }) => room),
        ms,
      ),
    turn: (isIdle) => {
      if (socket.isIdle === isIdle || !socket.isOpen) return;
      socket.isIdle = isIdle;
      const counted = [everyoneIn(socket.person.organisationId), ...(socket.gates?.keys() ?? [])];
      for (const room of counted) crowds.turn(room, socket.person.id, isIdle);
    },
  };
}
