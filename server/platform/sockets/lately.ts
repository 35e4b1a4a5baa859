import type { Room } from '../work.ts';

const keptMs = 120_000;
const mostKept = 50_000;

/** When each message was last told to a room, by name, for windows that were away meanwhile. */
export class Lately {
  readonly #rooms = new Map<Room, Map<string, number>>();
  readonly #now: () => number;
  #since: number;
  #count = 0;

  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#since = now();
  }

  note(name: string, rooms: readonly Room[]): void {
    const now = this.#now();
    for (const room of rooms) {
      const names = this.#rooms.get(room) ?? new Map<string, number>();
      this.#rooms.set(room, names);
      if (!names.has(name)) this.#count += 1;
      names.set(name, now);
    }
    if (this.#count > mostKept) this.#shrink();
  }

  /** Null: what was told so long ago is forgotten. */
  toldTo(rooms: readonly Room[], withinMs: number): string[] | null {
    const from = this.#now() - withinMs;
    if (from < this.#since) return null;
    const names = rooms.flatMap((room) => [...(this.#rooms.get(room) ?? [])]);
    return [...new Set(names.flatMap(([name, at]) => (at >= from ? [name] : [])))];
  }

  /** Something may have been told that was not heard here. */
  forget(): void {
    this.#rooms.clear();
    this.#count = 0;
    this.#since = this.#now();
  }

  #shrink(): void {
    const from = this.#now() - keptMs;
    for (const [room, names] of this.#rooms) {
      for (const [name, at] of names) {
        if (at >= from) continue;
        names.delete(name);
        this.#count -= 1;
      }
      if (names.size === 0) this.#rooms.delete(room);
    }
    this.#since = Math.max(this.#since, from);
    // Half of them must go, or the next one would look at all of them again.
    if (this.#count > mostKept / 2) this.forget();
  }
}
