import type { Clock } from '../clock/clock.ts';
import { type Forms, formsOf } from './forms.ts';

/** An answer that is the same for everyone, written once and sent many times. */
export interface KeptAnswer<Body = unknown> {
  /** Null until somebody is sent it. */
  readonly forms: Forms | null;
  /** Written by the route that is the first to send it. */
  readonly written: (write: (body: Body) => string) => Promise<Forms>;
  /** Whoever still has it asks for it anew. */
  readonly isOutdated: boolean;
  /** Until then at the latest, in milliseconds since 1970. */
  readonly goodUntil: number;
}

/** A kept answer for those who take part in something alone. */
export interface AnswerForMembers<Body = unknown> {
  readonly kept: KeptAnswer<Body>;
  /** Told to be outdated when somebody comes or goes. */
  readonly members: Subject;
}

/** What an answer is made of, and whose change outdates it. */
export interface Made<Body = unknown> {
  about: Subject;
  body: Body;
  /** When what it shows changes by the clock alone; null: never. */
  changesAt?: Date | null;
}

/** Something kept answers are about: `event:2.5`. */
export type Subject = `${string}:${string}`;

export interface Kept {
  /** The kept answer of that name; made when there is none. A refusal is never kept. */
  answer<Body>(name: string, make: () => Promise<Made<Body>>): Promise<KeptAnswer<Body>>;
  /** Whatever is about it is made anew. */
  outdate(about: Subject): void;
  outdateAll(): void;
  /** Whether it may be sent still: nobody outdated it, and its time is not over. */
  isGood(answer: KeptAnswer): boolean;
  /** Hears each subject that is outdated; null: all of them. */
  listen(hear: (about: Subject | null) => void): void;
}

interface Slot {
  about: Subject | null;
  goodUntil: number;
  answer: Promise<Answer<unknown>>;
  made?: Answer<unknown>;
}

const most = 500;

export interface KeepingRules {
  clock: Pick<Clock, 'now'>;
  /** Another node may have changed something and not been able to say so. */
  mostAgeMs: number;
}

export function keepAnswers({ clock, mostAgeMs }: KeepingRules): Kept {
  const now = () => clock.now().getTime();
  const slots = new Map<string, Slot>();

  const fill = async (name: string, slot: Slot, make: () => Promise<Made>) => {
    try {
      const { about, body, changesAt } = await make();
      slot.about = about;
      slot.goodUntil = Math.min(slot.goodUntil, changesAt?.getTime() ?? Infinity);
      slot.made = new Answer(body, slot.goodUntil);
      slot.made.isOutdated = slots.get(name) !== slot;
      return slot.made;
    } catch (error) {
      if (slots.get(name) === slot) slots.delete(name);
      throw error;
    }
  };

  const drop = (name: string, slot: Slot | undefined) => {
    slots.delete(name);
    if (slot?.made) slot.made.isOutdated = true;
  };
  const listeners: ((about: Subject | null) => void)[] = [];

  return {
    answer: <Body>(name: string, make: () => Promise<Made<Body>>) => {
      const known = slots.get(name);
      // What has a name is always made in the same way.
      if (known && known.goodUntil > now()) return known.answer as Promise<Answer<Body>>;
      if (known) drop(name, known);
      if (slots.size >= most) {
        const [oldest = ''] = slots.keys();
        drop(oldest, slots.get(oldest));
      }
      // Its age begins before anything is read for it.
      const goodUntil = now() + mostAgeMs;
      const slot: Slot = { about: null, goodUntil, answer: new Promise(() => undefined) };
      slots.set(name, slot);
      slot.answer = fill(name, slot, make);
      return slot.answer as Promise<Answer<Body>>;
    },
    outdate: (about) => {
      for (const [name, slot] of slots) {
        // What is being made may have read before the change: whoever asks from now on waits for another.
        if (slot.about === about || slot.about === null) drop(name, slot);
      }
      for (const hear of listeners) hear(about);
    },
    outdateAll: () => {
      for (const [name, slot] of slots) drop(name, slot);
      for (const hear of listeners) hear(null);
    },
    isGood: ({ isOutdated, goodUntil }) => !isOutdated && goodUntil > now(),
    listen: (hear) => void listeners.push(hear),
  };
}

class Answer<Body> implements KeptAnswer<Body> {
  forms: Forms | null = null;
  isOutdated = false;
  readonly goodUntil: number;
  #body: Body | null;
  #writing: Promise<Forms> | null = null;

  constructor(body: Body, goodUntil: number) {
    this.#body = body;
    this.goodUntil = goodUntil;
  }

  written(write: (body: Body) => string): Promise<Forms> {
    this.#writing ??= this.#write(write).catch((error: unknown) => {
      this.#writing = null;
      throw error;
    });
    return this.#writing;
  }

  async #write(write: (body: Body) => string): Promise<Forms> {
    this.forms = await formsOf(write(this.#body as Body));
    this.#body = null;
    return this.forms;
  }
}
