import type { Query } from '@tanstack/react-query';

/** What was told a moment ago may be on its way still: only what does not come is asked for. */
const patienceMs = 250;
const longestPauseMs = 30_000;

/** Answers that know what they lack are read on: soon, and ever later where that fails. */
export class Holes {
  readonly #pauses = new WeakMap<Query, number>();
  readonly #waiting = new WeakMap<Query, ReturnType<typeof setTimeout>>();
  readonly #lacks: (query: Query) => boolean;
  readonly #readOn: (query: Query) => void;

  constructor(lacks: (query: Query) => boolean, readOn: (query: Query) => void) {
    this.#lacks = lacks;
    this.#readOn = readOn;
  }

  look(query: Query): void {
    if (!this.#lacks(query)) this.#calmDown(query);
    else if (!this.#waiting.has(query) && query.state.fetchStatus === 'idle') this.#wait(query);
  }

  /** The next hole is a new one: it waits as little as the first did. */
  #calmDown(query: Query): void {
    clearTimeout(this.#waiting.get(query));
    this.#waiting.delete(query);
    this.#pauses.delete(query);
  }

  #wait(query: Query): void {
    const pauseMs = this.#pauses.get(query) ?? patienceMs;
    const readOn = () => {
      this.#waiting.delete(query);
      if (!this.#lacks(query)) return this.look(query);
      this.#pauses.set(query, Math.min(longestPauseMs, pauseMs * 2));
      this.#readOn(query);
    };
    this.#waiting.set(query, setTimeout(readOn, pauseMs));
  }
}
