import { doubleKeys, signed } from './stripe-double-words.ts';

export interface Post {
  /** What Stripe says: it comes when and as often as it likes, or never. */
  take(event: string): void;
  /** Of everything that was said since the last time, what comes now, in any order. */
  bring(): Promise<void>;
  /** Everything that was ever said, once more. */
  bringAll(): Promise<void>;
  readonly brought: number;
}

interface PostOptions {
  hook: () => Promise<string>;
  random: () => number;
  surprises: string[];
}

interface Parcel {
  event: string;
  isForged: boolean;
}

/** Of ten events two never come, three come twice; one more comes with a signature of somebody else. */
export function openPost({ hook, random, surprises }: PostOptions): Post {
  const said: string[] = [];
  let waiting: Parcel[] = [];
  let brought = 0;

  const hand = async ({ event, isForged }: Parcel) => {
    const secret = isForged ? 'whsec_forged00forged' : doubleKeys.hookSecret;
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': await signed(event, { secret }),
    };
    const status = await fetch(await hook(), { method: 'POST', headers, body: event }).then(
      (answer) => answer.status,
      () => null,
    );
    const expected = isForged ? 400 : 200;
    // Who gets no answer comes again.
    if (status === null || status === 503) waiting.push({ event, isForged });
    else if (status === expected) brought += 1;
    else surprises.push(`An event was answered ${status}.`);
  };
  return {
    take: (event) => {
      said.push(event);
      const chance = random();
      if (chance < 0.2) return;
      waiting.push({ event, isForged: false });
      if (chance < 0.5) waiting.push({ event, isForged: false });
      if (chance > 0.9) waiting.push({ event, isForged: true });
    },
    bring: async () => {
      const [now, later]: [Parcel[], Parcel[]] = [[], []];
      for (const parcel of waiting) (random() < 0.6 ? now : later).push(parcel);
      waiting = later;
      const order = now.map((parcel) => ({ parcel, place: random() }));
      order.sort((one, other) => one.place - other.place);
      await Promise.all(order.map(({ parcel }) => hand(parcel)));
    },
    bringAll: async () => {
      waiting = [];
      await Promise.all(said.map((event) => hand({ event, isForged: false })));
    },
    get brought() {
      return brought;
    },
  };
}
