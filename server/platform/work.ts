import type { Messages } from '@plenum/contract';
import type { Config } from '../config/config.ts';
import type { Clock } from './clock/clock.ts';
import type { Database, Db } from './db/db.ts';
import type { Files } from './files/files.ts';
import type { Limits } from './http/limits.ts';
import type { Log } from './log/log.ts';

/** A circle of sockets: `person:2:11`, `admins:2`. */
export type Room = `${string}:${string}`;

/** A transaction that also keeps what people are to be told once it is committed. */
export interface Tx extends Db {
  tell<K extends keyof Messages>(name: K, payload: Messages[K], rooms: readonly Room[]): void;
}

export interface Hub {
  tell(name: string, payload: unknown, rooms: readonly Room[]): void;
  /** Closes the sockets of an ended session. */
  closeSession(sessionId: number): void;
  /** How many sockets hear what is told to a room. */
  countIn(room: Room): number;
}

/** What every service works with. */
export interface Work {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly hub: Hub;
  readonly db: Database;
  readonly files: Files;
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Where people reach us, for links in mails. */
export const addressOf = ({ publicUrl, host, port }: Config): string =>
  publicUrl?.replace(/\/$/, '') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

export function workWith(parts: Omit<Work, 'transaction'>): Work {
  const { db, hub } = parts;
  return {
    ...parts,
    transaction: async (run) => {
      const kept: [string, unknown, readonly Room[]][] = [];
      const result = await db.transaction((tx) =>
        run({ ...tx, tell: (...message) => void kept.push(message) }),
      );
      for (const message of kept) hub.tell(...message);
      return result;
    },
  };
}
