import type { Crowds } from './crowds.ts';
import type { openGates } from './gates.ts';
import type { PlenumSocket } from './plenum-socket.ts';
import { everyoneIn } from './rooms.ts';
import type { Window } from './windows.ts';

/** What commands may do with a socket. */
export function windowOf(
  socket: PlenumSocket,
  gates: ReturnType<typeof openGates>,
  crowds: Crowds,
): Window {
  const { data } = socket;
  return {
    get person() {
      return data.person;
    },
    enter: (room, gate) => gates.enter(socket, room, gate),
    leave: (room) => void socket.leave(room),
    isIn: (room) => socket.rooms.has(room),
    hear: (kind, rooms) => {
      const wanted = new Set<string>(rooms);
      for (const room of socket.rooms) {
        if (room.startsWith(`${kind}:`) && !wanted.has(room)) void socket.leave(room);
      }
      if (socket.connected) void socket.join(rooms as string[]);
    },
    turn: (isIdle) => {
      if (data.isIdle === isIdle || !socket.connected) return;
      data.isIdle = isIdle;
      const counted = [everyoneIn(data.person.organisationId), ...(data.gates?.keys() ?? [])];
      for (const room of counted) crowds.turn(room, data.person.id, isIdle);
    },
  };
}
