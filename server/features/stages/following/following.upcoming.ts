import type { Upcoming } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Work } from '../../../platform/work.ts';
import { findPlanned, type PlannedSession } from '../../agenda/index.ts';
import type { StageRow } from '../stages.rows.ts';
import { findBegun, findHeld } from './following.queries.ts';
import { dueOf } from './following.rules.ts';

const mostShown = 3;

/** What begins next on each of an event's stages by itself, as far as that is known now. */
export async function upcomingOn(
  { clock }: Pick<Work, 'clock'>,
  db: Db,
  stages: readonly StageRow[],
): Promise<ReadonlyMap<number, Upcoming[]>> {
  const following = stages.flatMap((stage) =>
    stage.followsAgenda && stage.roomId !== null ? [{ ...stage, roomId: stage.roomId }] : [],
  );
  const [first] = following;
  if (!first) return new Map();
  const ids = following.map(({ id }) => id);
  const now = clock.now();
  const planned = await findPlanned(db, following, now);
  const held = await findHeld(db, first.organisationId, ids);
  const begun = await findBegun(db, first.organisationId, ids);
  return new Map(
    following.map(({ id, roomId }) => {
      const isHeld = new Set(held.filter(isOn(id)).map(({ sessionId }) => sessionId));
      const beganAt = new Map(begun.filter(isOn(id)).map((one) => [one.sessionId, one.beganAt]));
      const here = planned.filter((one) => one.roomId === roomId);
      const due = dueOf(here, isHeld, now);
      const isNext = (one: PlannedSession) => one.startsAt > now || one === due;
      const isDone = ({ sessionId, startsAt }: PlannedSession) =>
        (beganAt.get(sessionId)?.getTime() ?? 0) >= startsAt.getTime();
      const next = here.filter((one) => isNext(one) && !isDone(one)).slice(0, mostShown);
      return [id, next.map((one) => upcomingView(one, isHeld.has(one.sessionId)))] as const;
    }),
  );
}

const isOn =
  (id: number) =>
  ({ stageId }: { stageId: number }) =>
    stageId === id;

const upcomingView = (
  { sessionId, startsAt, endsAt }: PlannedSession,
  isHeld: boolean,
): Upcoming => ({
  sessionId,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  isHeld,
});
