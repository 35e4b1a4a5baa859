import { randomBytes } from 'node:crypto';
import type { PublicViews } from '@plenum/contract';

interface Parcel {
  slug: string;
  agent: string;
  body: PublicViews;
  isTaken: boolean;
}

interface OpenersOptions {
  address: () => Promise<string>;
  slugs: readonly string[];
  random: () => number;
  /** What a browser does with what it got no answer for. */
  again: (parcel: Parcel) => Parcel;
}

const newKey = () => randomBytes(16).toString('hex');

/** The same views under the same keys, as ours does. */
export const sameKeys = (parcel: Parcel): Parcel => parcel;
/** As one that forgets what it said. */
export const otherKeys = ({ body, ...parcel }: Parcel): Parcel => ({
  ...parcel,
  body: { ...body, views: body.views.map((view) => ({ ...view, key: newKey() })) },
});

/** Guests of some events whose browsers tell what they open: late, in any order, some of it twice. */
export function letOpen({ address, slugs, random, again }: OpenersOptions) {
  const all: Parcel[] = [];
  let retries = 0;
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
  const newParcel = (): Parcel => ({
    slug: pick(slugs),
    agent: `Mozilla/5.0 (X11; Linux x86_64) Firefox/${100 + Math.floor(random() * 40)}.0`,
    isTaken: false,
    body: {
      device: pick(['desk', 'tablet', 'phone']),
      zone: pick(['Europe/Berlin', 'Europe/Lisbon', 'Asia/Kathmandu']),
      source: pick(['', 'news.example']),
      views: Array.from({ length: 1 + Math.floor(random() * 8) }, () => ({
        key: newKey(),
        screen: pick(['event', 'session', 'speaker', 'booth'] as const),
        secondsAgo: Math.floor(random() * 600),
      })),
    },
  });
  const say = async (parcel: Parcel): Promise<void> => {
    const { slug, agent, body } = parcel;
    const answer = await fetch(`${await address()}/api/e/${slug}/views`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (answer && answer.status !== 202) throw new Error(`Answered ${answer.status}.`);
    // One answer in eight is lost on its way.
    if (answer && random() > 1 / 8) parcel.isTaken = true;
  };
  const keysOf = (parcels: readonly Parcel[]) =>
    parcels.flatMap(({ body }) => body.views.map(({ key }) => key));

  return {
    /** All of them answered. */
    open: async (count: number): Promise<string[]> => {
      const parcels = Array.from({ length: count }, newParcel);
      all.push(...parcels);
      await Promise.all(parcels.map(say));
      return keysOf(parcels);
    },
    /** Fresh ones, and some for the second time; goes on when so many are answered. */
    begin: async (count: number, answered: number): Promise<Promise<unknown>> => {
      const fresh = Array.from({ length: count }, newParcel);
      const known = Array.from({ length: Math.ceil(count / 4) }, () => pick(all));
      all.push(...fresh);
      let left = answered;
      let goOn = (): void => undefined;
      const enough = new Promise<void>((resolve) => (goOn = resolve));
      const told = [...fresh, ...known].map(async (parcel) => {
        await say(parcel);
        left -= 1;
        if (left <= 0) goOn();
      });
      const ended = Promise.all(told);
      await Promise.race([enough, ended]);
      return ended;
    },
    /** What nobody took. */
    retry: async () => {
      const left = all.filter(({ isTaken }) => !isTaken);
      retries += left.length;
      await Promise.all(left.map((parcel) => say(again(parcel))));
      for (const parcel of left) parcel.isTaken = true;
    },
    /** Everything that was ever said. */
    sayAll: async () => {
      for (let from = 0; from < all.length; from += 50) {
        await Promise.all(all.slice(from, from + 50).map(say));
      }
    },
    keys: () => keysOf(all),
    count: () => ({ parcels: all.length, retries }),
  };
}
