import type { Query } from '@tanstack/react-query';

/** Longer than a message takes from one node to another, and short enough for who is looking. */
const calmMs = 3_000;

/** Answers that were changed by what may not be the newest: they are read again, each once in a while. */
export class Doubts {
  readonly #waiting = new Map<Query, ReturnType<typeof setTimeout>>();
  readonly #readAgain: (query: Query) => void;

  constructor(readAgain: (query: Query) => void) {
    this.#readAgain = readAgain;
  }

  raise(query: Query): void {
    if (this.#waiting.has(query)) return;
    const readAgain = () => {
      this.#waiting.delete(query);
      this.#readAgain(query);
    };
    // Not all windows ask in the same moment.
    this.#waiting.set(query, setTimeout(readAgain, calmMs * (0.5 + Math.random() / 2)));
  }

  drop(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }
}
