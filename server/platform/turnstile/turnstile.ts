import type { Route } from '@plenum/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../person.ts';
import { networkOf } from '../http/limits.ts';
import type { Pressure } from './pressure.ts';
import { openRelief } from './relief.ts';
import { openShares, type Place, type Rule, tooBusy } from './shares.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it stands until its handler begins. */
    place: Place | null;
  }
}

type Done = (error?: Error) => void;
type Hook = (request: FastifyRequest, reply: FastifyReply, done: Done) => void;

export interface Turnstile {
  /** What counts a route's requests, before and after their bodies are read; null: never refused. */
  hooksFor(route: Route, changesState: boolean): { arrive: Hook; start: Hook } | null;
  /** The same for what a window says on its socket. */
  command<T>(person: Person, work: () => Promise<T>): Promise<T>;
}

type Kind = 'member' | 'network' | 'entrance' | 'upload' | 'outside';

const patienceMs = 5_000;
const someOf = (connections: number, share: number) => Math.max(1, Math.floor(connections * share));

/**
 * What one person, or one network where nobody signed in, may have running here at a time. The
 * measure is the database's connections: one person leaves more than half of them to others.
 */
const rulesFor = (connections: number): Record<Kind, Rule> => ({
  member: {
    each: someOf(connections, 0.4),
    line: 100,
    all: connections * 8,
    lines: 2_000,
    patienceMs,
  },
  // A whole venue may sit behind one address: a long line, and members do not wait behind it.
  network: {
    each: someOf(connections, 0.6),
    line: 500,
    all: someOf(connections, 0.6),
    lines: 2_000,
    patienceMs,
  },
  // Passwords are slow to look at, and take nothing from the database meanwhile.
  entrance: { each: 20, line: 500, all: 60, lines: 2_000, patienceMs },
  // Bodies of many megabytes, and pictures to draw anew: the rest of what they do goes on beside.
  upload: { each: 2, line: 20, all: connections * 2, lines: 200, patienceMs: 10_000 },
  // Other servers may take their time.
  outside: { each: 6, line: 250, all: 60, lines: 1_000, patienceMs: 10_000 },
});

/** The longest wait that is still worth it: whoever reads comes back sooner than a change is written again. */
const mostMs = { read: 500, write: 1_500 };

export function openTurnstile(connections: number, pressure: Pressure): Turnstile {
  const rules = rulesFor(connections);
  const shares = {
    member: openShares(rules.member),
    network: openShares(rules.network),
    entrance: openShares(rules.entrance),
    upload: openShares(rules.upload),
    outside: openShares(rules.outside),
  };
  const ofPeople = [shares.member, shares.outside, shares.upload];
  const relief = openRelief(ofPeople);
  const isTooMuch = (most: number, kind: Kind, key: string) => {
    if (pressure() <= most) return false;
    const all = ofPeople.includes(shares[kind]) ? ofPeople : [shares[kind]];
    return !relief.admits(all.reduce((sum, one) => sum + one.presentOf(key), 0));
  };
  return {
    hooksFor: (route, changesState) => {
      if (route.isNeverRefused) return null;
      const { member, network } = sharesOf(route);
      const most = changesState ? mostMs.write : mostMs.read;
      const arrive: Hook = (request, reply, done) => {
        const { caller, ip } = request;
        const kind = caller ? member : network;
        const key = caller ? whoIs(caller.person) : networkOf(ip);
        if (isTooMuch(most, kind, key)) return done(tooBusy());
        try {
          request.place = shares[kind].arrive(key);
        } catch (refusal) {
          return done(refusal as Error);
        }
        // Whoever went away needs no answer; what is being worked on leaves when it is done.
        reply.raw.on('close', () => request.place?.leave());
        done();
      };
      const start: Hook = ({ place }, _reply, done) =>
        place ? place.start((refusal) => done(refusal ?? undefined)) : done();
      return { arrive, start };
    },
    command: async (person, work) => {
      const key = whoIs(person);
      if (isTooMuch(mostMs.write, 'member', key)) throw tooBusy();
      const place = shares.member.arrive(key);
      try {
        await new Promise<void>((resolve, reject) =>
          place.start((refusal) => (refusal ? reject(refusal) : resolve())),
        );
        return await work();
      } finally {
        place.leave();
      }
    },
  };
}

const entrances = new Set<Route['limit']>(['sign-in', 'sign-up', 'forgotten', 'passkey']);

const sharesOf = ({ upload, asksOutside, limit }: Route): { member: Kind; network: Kind } => {
  const network = entrances.has(limit) ? 'entrance' : 'network';
  if (upload) return { member: 'upload', network };
  return { member: asksOutside ? 'outside' : 'member', network };
};

/** Who acts as somebody else spends their own share. */
const whoIs = ({ id, actedBy }: Person): string => String(actedBy?.id ?? id);

/** The handler holds the place from here on, and leaves it when the work is done. */
export const leaving =
  <T>(handler: (request: FastifyRequest, reply: FastifyReply) => Promise<T>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<T> => {
    const { place } = request;
    request.place = null;
    try {
      return await handler(request, reply);
    } finally {
      place?.leave();
    }
  };
