import type { QuestionRules } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import { findAskedAt, noteAsked } from './questions.pace.queries.ts';
import type { Place } from './questions.rows.ts';

/** Slow mode: spent in the transaction that asks, so of two at once one waits for the other. */
export async function keepPace(
  tx: Db,
  place: Omit<Place, 'runId'>,
  personId: number,
  { slowSeconds }: Pick<QuestionRules, 'slowSeconds'>,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() - slowSeconds * 1_000);
  if (await noteAsked(tx, place, { personId, now, until })) return;
  if (slowSeconds === 0) return;
  const last = await findAskedAt(tx, place, personId);
  const left = ((last?.at ?? now).getTime() - until.getTime()) / 1_000;
  throw problem('questions.too_soon', { detail: String(Math.max(1, Math.ceil(left))) });
}
