import { randomUUID } from 'node:crypto';
import type { Question } from '@plenum/contract';
import type { Installation } from './task-clients.ts';

export interface Askers {
  /** Text and id of each question that was acknowledged. */
  acknowledged: Map<string, number>;
  surprises: string[];
  retries: number;
  /** One question of everybody, each until it is acknowledged. */
  ask(): Promise<unknown>;
}

/** People who ask on a stage; nobody may ask more than twenty in ten minutes. */
export function askersOn(
  { eventId, stageId }: { eventId: number; stageId: number },
  people: readonly Installation[],
): Askers {
  const path = `/api/events/${eventId}/stages/${stageId}/questions`;
  let round = 0;
  const askOne = async ({ address, token }: Installation, text: string) => {
    const mark = randomUUID();
    for (;;) {
      const order = {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': mark,
        },
        body: JSON.stringify({ text, isAnonymous: false }),
      };
      const asked = await sent((await address()) + path, order, askers.surprises);
      if (asked) return askers.acknowledged.set(text, asked.id);
      askers.retries++;
    }
  };
  const askers: Askers = {
    acknowledged: new Map(),
    surprises: [],
    retries: 0,
    ask: () => {
      round += 1;
      return Promise.all(
        people.map((person, place) => askOne(person, `client ${place + 1}, question ${round}`)),
      );
    },
  };
  return askers;
}

/** Null when nobody can tell whether it was asked. */
async function sent(url: string, order: RequestInit, surprises: string[]) {
  try {
    const answer = await fetch(url, order);
    const said = (await answer.json()) as Question;
    if (answer.status === 201) return said;
    if (answer.status !== 409 && answer.status !== 503) surprises.push(JSON.stringify(said));
    return null;
  } catch {
    return null;
  }
}
