import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '../clock/clock.ts';

/** An answer that is the same for everyone, written once and sent many times. */
export interface KeptAnswer {
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
  /** Whoever still has it asks for it anew. */
  isOutdated: boolean;
  /** Until then at the latest, in milliseconds since 1970. */
  readonly goodUntil: number;
}

/** A kept answer for those who take part in something alone. */
export interface AnswerForMembers {
  readonly kept: KeptAnswer;
  /** Told to be outdated when somebody comes or goes. */
  readonly members: Subject;
}

/** What an answer is made of, and whose change outdates it. */
export interface Made {
  about: Subject;
  body: unknown;
  /** When what it shows changes by the clock alone; null: never. */
  changesAt?: Date | null;
}

/** Something kept answers are about: `event:2.5`. */
export type Subject = `${string}:${string}`;

export interface Kept {
  /** The kept answer of that name; made when there is none. A refusal is never kept. */
  answer(name: string, make: () => Promise<Made>): Promise<KeptAnswer>;
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
  answer: Promise<KeptAnswer>;
  made?: KeptAnswer;
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
      slot.made = { ...(await written(body)), isOutdated: false, goodUntil: slot.goodUntil };
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
    answer: (name, make) => {
      const known = slots.get(name);
      if (known && known.goodUntil > now()) return known.answer;
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
      return slot.answer;
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

const pressed = {
  gzip: promisify(gzip),
  brotli: promisify(brotliCompress),
};

async function written(body: unknown): Promise<Omit<KeptAnswer, 'isOutdated' | 'goodUntil'>> {
  const plain = Buffer.from(JSON.stringify(body));
  const [zipped, brotli] = await Promise.all([
    pressed.gzip(plain),
    pressed.brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { etag, plain, gzip: zipped, brotli };
}
