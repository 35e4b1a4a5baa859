import type { Log } from '../log/log.ts';
import type { Person } from '../person.ts';
import { problem, ProblemError } from '../http/problem.ts';
import { turnsOf } from '../turns.ts';
import type { Room } from '../work.ts';
import type { Gate } from './windows.ts';

/** A socket as far as gates go. */
export interface Gated {
  readonly id: string;
  readonly connected: boolean;
  data: { person: Person; gates?: Map<Room, Gate> };
  join(room: Room): unknown;
  leave(room: Room): unknown;
  /** As a broken line would: the browser comes back. */
  conn: { close(): unknown };
}

const mostRooms = 60;
const atOnce = 4;

/** Who may hear what, asked again when that may have changed. */
export function openGates(log: Log) {
  const takeTurns = turnsOf(atOnce);
  let closings = 0;

  return {
    /** Somebody may have lost a right just now. */
    noteClosing: () => void closings++,
    enter: async <T>(socket: Gated, room: Room, gate: Gate<T>): Promise<T> => {
      const before = closings;
      const result = await gate(socket.data.person);
      if (!socket.connected) throw problem('unauthenticated');
      const gates = (socket.data.gates ??= new Map<Room, Gate>());
      if (!gates.has(room) && gates.size >= mostRooms) throw problem('too_many');
      gates.set(room, gate);
      void socket.join(room);
      if (before === closings) return result;
      // Somebody was put out while it was asked, and nobody who comes later is looked for.
      return gate(socket.data.person).catch((error: unknown) => {
        void socket.leave(room);
        throw error;
      });
    },
    /** Each person once a room, however many windows they have. */
    recheck: async (sockets: Iterable<Gated>): Promise<void> => {
      closings++;
      const asked = new Map<string, Promise<boolean | null>>();
      const ask = (room: Room, gate: Gate, { person }: Gated['data']) => {
        const name = `${room} ${person.id} ${person.role}`;
        const before = asked.get(name);
        const answer = before ?? takeTurns(() => isOpen(gate, person, log));
        asked.set(name, answer);
        return answer;
      };
      const checks = [...sockets].flatMap((socket) =>
        [...(socket.data.gates ?? [])].map(async ([room, gate]) => {
          const isStillOpen = await ask(room, gate, socket.data);
          if (isStillOpen === false) void socket.leave(room);
          // Nobody can tell: it comes back and is asked as a new one.
          if (isStillOpen === null) socket.conn.close();
        }),
      );
      await Promise.all(checks);
    },
  };
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
