import type { Messages } from '@plenum/contract';
import type { Config } from '../config/config.ts';
import type { Clock } from './clock/clock.ts';
import type { Database, Db } from './db/db.ts';
import type { Files } from './files/files.ts';
import type { Limits } from './http/limits.ts';
import type { Kept, Subject } from './kept/kept.ts';
import type { Log } from './log/log.ts';
import type { Media } from './media/media.ts';
import type { Papers } from './papers/papers.ts';

/** A circle of sockets: `person:2:11`, `admins:2`. */
export type Room = `${string}:${string}`;

/** A transaction that also keeps what people are to be told once it is committed. */
export interface Tx extends Db {
  tell<K extends keyof Messages>(
    name: K,
    payload: Messages[K],
    rooms: readonly Room[],
    /** Whoever is in this room is not told. */
    but?: Room,
  ): void;
  /** Once it is committed, these windows hear no more of a room. */
  expel(windows: Room, from: Room): void;
  /** Once it is committed, kept answers about this are made anew, on every node. */
  outdate(about: Subject): void;
}

export interface Hub {
  tell(name: string, payload: unknown, rooms: readonly Room[], but?: Room): void;
  /** To the windows of this node alone: what every node finds out by itself. */
  tellHere(name: string, payload: unknown, rooms: readonly Room[]): void;
  /** The windows that are in the first room leave the second. */
  expel(windows: Room, from: Room): void;
  /** The same on this node alone. */
  expelHere(windows: Room, from: Room): void;
  /** Closes the sockets of an ended session. */
  closeSession(sessionId: number): void;
  /** How many sockets hear what is told to a room. */
  countIn(room: Room): number;
  outdate(about: Subject): void;
  /** Who of an organisation has a window open, on whatever node, each once. */
  peopleIn(organisationId: number): Promise<number[]>;
  /** Who is in a room that was entered through a gate, or in an organisation's; on all nodes. */
  crowdIn(room: Room): Crowd;
}

export interface Crowd {
  count: number;
  people(): number[];
  /** Null: not there. */
  attentionOf(personId: number): 'active' | 'idle' | null;
}

/**
 * Who is told inside the transaction of what a feature below does, where what it does must not stand
 * without them. A feature declares here what it tells; `app.facts.ts` says who follows.
 */
export interface Followers {}

/**
 * What a feature below asks of one that stands on it. A feature declares here what it asks;
 * `app.facts.ts` says who answers.
 */
export interface Answers {}

/** What every service works with. */
export interface Work {
  readonly followers: Followers;
  readonly answers: Answers;
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly hub: Hub;
  readonly db: Database;
  readonly files: Files;
  readonly kept: Kept;
  readonly papers: Papers;
  readonly media: Media;
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}

/** This machine has a name: a passkey belongs to one, never to a bare number. */
const nameOf = (host: string): string => {
  if (host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Where people reach us: said at the start, and in the links of mails. */
export const addressOf = ({ publicUrl, host, port }: Config): string =>
  publicUrl?.replace(/\/$/, '') ?? `http://${nameOf(host)}:${port}`;

export function workWith(parts: Omit<Work, 'transaction'>): Work {
  const { db, hub } = parts;
  return {
    ...parts,
    transaction: async (run) => {
      const told: Parameters<Hub['tell']>[] = [];
      const expelled: Parameters<Hub['expel']>[] = [];
      const outdated = new Set<Subject>();
      const result = await db.transaction((tx) =>
        run({
          ...tx,
          tell: (...message) => void told.push(message),
          expel: (...rooms) => void expelled.push(rooms),
          outdate: (about) => void outdated.add(about),
        }),
      );
      // Before anyone is told to read again.
      for (const about of outdated) hub.outdate(about);
      for (const rooms of expelled) hub.expel(...rooms);
      for (const message of told) hub.tell(...message);
      return result;
    },
  };
}

/** The same work inside a transaction that is open already: all of it stands, or nothing does. */
export const insideOf = (work: Work, tx: Tx): Work => ({
  ...work,
  db: { ...work.db, ...tx, transaction: (run) => run(tx) },
  transaction: (run) => run(tx),
});
