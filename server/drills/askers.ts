import { randomUUID } from 'node:crypto';
import type { Question } from '@plenum/contract';
import { type Installation, postMarked } from './marked-post.ts';

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
  const askOne = async (person: Installation, text: string) => {
    const post = { path, body: { text, isAnonymous: false }, mark: randomUUID() };
    for (;;) {
      const asked = await postMarked<Question>(person, post, askers.surprises);
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
