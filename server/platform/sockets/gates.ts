import type { Log } from '../log/log.ts';
import type { Person } from '../person.ts';
import { problem, ProblemError } from '../http/problem.ts';
import { turnsOf } from '../turns.ts';
import type { Room } from '../work.ts';
import type { Circles } from './circles.ts';
import type { SignedSocket } from './plenum-socket.ts';
import type { Gate, Hearing } from './windows.ts';

const mostRooms = 60;
const atOnce = 4;

/** Who may hear what, asked again when that may have changed. */
export function openGates(circles: Circles, log: Log) {
  const takeTurns = turnsOf({ atOnce, most: Infinity, mostEach: Infinity });
  let closings = 0;

  const hearAnew = (sockets: Iterable<SignedSocket>) =>
    [...sockets].flatMap((socket) =>
      [...(socket.hearings ?? [])].map(([kind, hearing]) =>
        takeTurns(String(socket.person.organisationId), () =>
          hearNow(circles, socket, kind, hearing),
        ).catch((error: unknown) => {
          log.warn({ err: error }, 'a window could not be looked at anew');
          circles.drop(socket);
        }),
      ),
    );

  return {
    /** Somebody may have lost a right just now. */
    noteClosing: () => void closings++,
    enter: async <T>(socket: SignedSocket, room: Room, gate: Gate<T>): Promise<T> => {
      const before = closings;
      const result = await gate(socket.person);
      if (!socket.isOpen) throw problem('unauthenticated');
      const gates = (socket.gates ??= new Map<Room, Gate>());
      if (!gates.has(room) && gates.size >= mostRooms) throw problem('too_many');
      gates.set(room, gate);
      circles.enter(socket, room);
      if (before === closings) return result;
      // Somebody was put out while it was asked, and nobody who comes later is looked for.
      return gate(socket.person).catch((error: unknown) => {
        circles.leave(socket, room);
        throw error;
      });
    },
    hear: async (socket: SignedSocket, kind: string, hearing: Hearing): Promise<void> => {
      const before = closings;
      (socket.hearings ??= new Map<string, Hearing>()).set(kind, hearing);
      await hearNow(circles, socket, kind, hearing);
      if (before !== closings) await hearNow(circles, socket, kind, hearing);
    },
    /** Each person once a room, however many windows they have. */
    recheck: async (sockets: Iterable<SignedSocket>): Promise<void> => {
      closings++;
      const asked = new Map<string, Promise<boolean | null>>();
      const ask = (room: Room, gate: Gate, person: Person) => {
        const name = `${room} ${person.id} ${person.role}`;
        const before = asked.get(name);
        const answer =
          before ?? takeTurns(String(person.organisationId), () => isOpen(gate, person, log));
        asked.set(name, answer);
        return answer;
      };
      const checks = [...sockets].flatMap((socket) =>
        [...(socket.gates ?? [])].map(async ([room, gate]) => {
          const isStillOpen = await ask(room, gate, socket.person);
          if (isStillOpen === false) circles.leave(socket, room);
          // Nobody can tell: it comes back and is asked as a new one.
          if (isStillOpen === null) circles.drop(socket);
        }),
      );
      await Promise.all([...checks, ...hearAnew(sockets)]);
    },
  };
}

/** What the window asked for meanwhile stands. */
async function hearNow(circles: Circles, socket: SignedSocket, kind: string, hearing: Hearing) {
  const wanted = new Set(await hearing(socket.person));
  if (!socket.isOpen || socket.hearings?.get(kind) !== hearing) return;
  for (const { room } of socket.circles) {
    if (room.startsWith(`${kind}:`) && !wanted.has(room)) circles.leave(socket, room);
  }
  for (const room of wanted) circles.enter(socket, room);
}

async function isOpen(gate: Gate, person: Person, log: Log): Promise<boolean | null> {
  try {
    await gate(person);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    log.warn({ err: error }, 'a window could not be looked at anew');
    return null;
  }
}
