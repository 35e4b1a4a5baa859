import type { Random } from '../summit/random.ts';

/** What is done again and again, with so many seconds between. */
export interface Habit {
  seconds: readonly [number, number];
  deed(): Promise<void>;
}

interface Due {
  at: number;
  habit: Habit;
}

/** What is to be done at its time; it goes on only as somebody asks what is due. */
export class Pace {
  readonly #random: Random;
  readonly #habits: Due[] = [];
  #once: { at: number; deed: () => Promise<void> }[] = [];
  #now: number;

  constructor(random: Random, now: number) {
    this.#random = random;
    this.#now = now;
  }

  repeat(habits: readonly Habit[]): void {
    for (const habit of habits) {
      this.#habits.push({ habit, at: this.#now + this.#between([1, habit.seconds[1]]) });
    }
  }

  after(seconds: readonly [number, number], deed: () => Promise<void>): void {
    this.#once.push({ at: this.#now + this.#between(seconds), deed });
  }

  /** Each habit at most once, however much time went by. */
  due(now: number): (() => Promise<void>)[] {
    this.#now = now;
    const once = this.#once.filter(({ at }) => at <= now);
    this.#once = this.#once.filter(({ at }) => at > now);
    const habits = this.#habits.filter(({ at }) => at <= now);
    for (const due of habits) due.at = now + this.#between(due.habit.seconds);
    return [
      ...once.map(({ deed }) => deed),
      ...habits.map(
        ({ habit }) =>
          () =>
            habit.deed(),
      ),
    ];
  }

  #between([least, most]: readonly [number, number]): number {
    return 1_000 * (least + this.#random() * (most - least));
  }
}
