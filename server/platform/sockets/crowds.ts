import type { Room } from '../work.ts';

/** How somebody sits before their windows: in one of them, or away from all. */
export type Attention = 'active' | 'idle';

export interface Presence {
  room: Room;
  personId: number;
  /** Null: their last window left. */
  attention: Attention | null;
}

interface Windows {
  active: number;
  idle: number;
}

const attentionOf = (windows: Windows | undefined): Attention | null => {
  if (!windows) return null;
  return windows.active > 0 ? 'active' : 'idle';
};

/** Who is in a room: several windows are one person. */
export class Crowds {
  readonly #rooms = new Map<Room, Map<number, Windows>>();
  readonly #onChange: (change: Presence) => void;

  constructor(onChange: (change: Presence) => void) {
    this.#onChange = onChange;
  }

  enter(room: Room, personId: number, isIdle: boolean): void {
    this.#change(room, personId, isIdle ? { active: 0, idle: 1 } : { active: 1, idle: 0 });
  }

  leave(room: Room, personId: number, isIdle: boolean): void {
    this.#change(room, personId, isIdle ? { active: 0, idle: -1 } : { active: -1, idle: 0 });
  }

  /** One window in it is left alone, or used again. */
  turn(room: Room, personId: number, isIdle: boolean): void {
    const by = isIdle ? 1 : -1;
    this.#change(room, personId, { active: -by, idle: by });
  }

  attention = (room: Room, personId: number): Attention | null =>
    attentionOf(this.#rooms.get(room)?.get(personId));

  peopleIn = (room: Room): Iterable<number> => this.#rooms.get(room)?.keys() ?? [];

  countIn = (room: Room): number => this.#rooms.get(room)?.size ?? 0;

  *all(): Generator<Presence> {
    for (const [room, people] of this.#rooms) {
      for (const [personId, windows] of people) {
        yield { room, personId, attention: attentionOf(windows) };
      }
    }
  }

  #change(room: Room, personId: number, by: Windows): void {
    const people = this.#rooms.get(room) ?? new Map<number, Windows>();
    const before = people.get(personId);
    const active = (before?.active ?? 0) + by.active;
    const idle = (before?.idle ?? 0) + by.idle;
    const after = active + idle > 0 ? { active, idle } : undefined;
    if (after) this.#rooms.set(room, people.set(personId, after));
    else if (people.delete(personId) && people.size === 0) this.#rooms.delete(room);
    const attention = attentionOf(after);
    if (attentionOf(before) !== attention) this.#onChange({ room, personId, attention });
  }
}
