import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from './redis.ts';

/** Who has a window open on any node: each node tells when one of them asks. */
export interface Presence {
  report(organisationId: number, personIds: readonly number[]): Promise<void>;
  /** After the others were asked: those they told of in time, and whoever was there a moment ago. */
  gather(organisationId: number): Promise<number[]>;
}

const rememberedMs = 15_000;
/** Nobody knows how many nodes there are: after so long, whoever was going to answer has. */
const patienceMs = 150;

export function presenceIn({ client }: Redis, prefix: string): Presence {
  const keyOf = (organisationId: number) => `${prefix}:people:${organisationId}`;
  return {
    report: async (organisationId, personIds) => {
      if (personIds.length === 0) return;
      const key = keyOf(organisationId);
      const score = Date.now();
      const people = personIds.map((id) => ({ score, value: String(id) }));
      await client.multi().zAdd(key, people).pExpire(key, rememberedMs).exec();
    },
    gather: async (organisationId) => {
      const key = keyOf(organisationId);
      await pause(patienceMs);
      await client.zRemRangeByScore(key, 0, Date.now() - rememberedMs);
      return (await client.zRange(key, 0, -1)).map(Number);
    },
  };
}
