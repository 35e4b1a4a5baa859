import type { PlannedSession } from '../../agenda/index.ts';
import { isSent, type RunRow, type StageRow } from '../stages.rows.ts';

type Planned = Pick<PlannedSession, 'sessionId' | 'startsAt' | 'endsAt'>;

/** Nobody is there to end a picture from elsewhere, and who speaks may need a little longer. */
export const graceMs = 15 * 60_000;

/** What is on by the agenda; of two at once the one that begins last. They come in their order. */
export const dueOf = <T extends Planned>(
  planned: readonly T[],
  held: ReadonlySet<number>,
  now: Date,
): T | undefined =>
  planned.findLast(
    ({ sessionId, startsAt, endsAt }) => startsAt <= now && now < endsAt && !held.has(sessionId),
  );

/** A picture from elsewhere that the agenda began, whose session is not on here any more. */
export function isOver(
  { source }: Pick<StageRow, 'source'>,
  run: Pick<RunRow, 'byAgenda' | 'sessionId'>,
  planned: readonly Planned[],
  now: Date,
): boolean {
  if (isSent(source) || !run.byAgenda) return false;
  return !planned.some(
    ({ sessionId, startsAt, endsAt }) =>
      sessionId === run.sessionId && startsAt <= now && now.getTime() < endsAt.getTime() + graceMs,
  );
}
