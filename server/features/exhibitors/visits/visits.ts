import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { canRunEvents } from '../../events/index.ts';
import { isVisitor, requireHall, requireShownBooth } from '../exhibitors.access.ts';
import { ringConsole } from '../exhibitors.bell.ts';
import { findOnFloor, insertSeen, upsertVisit } from './visits.queries.ts';

/** Booths that left the floor since are passed over. */
export async function noteSeen(
  work: Work,
  person: Person,
  eventId: number,
  ids: readonly number[],
): Promise<void> {
  const { db, clock } = work;
  const { organisationId, timeZone } = await requireHall(db, person, eventId);
  const onFloor = await findOnFloor(db, organisationId, eventId, ids);
  if (onFloor.length === 0) throw problem('not_found');
  if (canRunEvents(person)) return;
  const at = { now: clock.now(), timeZone };
  const passed = ids.map((exhibitorId) => ({ personId: person.id, exhibitorId }));
  const seen = await insertSeen(db, organisationId, eventId, passed, at);
  for (const { id } of seen) ringConsole(work, { organisationId, eventId, id });
}

export async function noteVisit(
  work: Work,
  person: Person,
  eventId: number,
  exhibitorId: number,
  isFirst: boolean,
): Promise<void> {
  const { db, clock } = work;
  const { event, booth } = await requireShownBooth(db, person, eventId, exhibitorId);
  if (!(await isVisitor(db, person, booth))) return;
  const { organisationId, timeZone } = event;
  const beat = { isFirst, now: clock.now(), timeZone };
  const at = { eventId, exhibitorId };
  const line = await upsertVisit(db, organisationId, at, person.id, beat);
  if (line?.isNew) ringConsole(work, booth);
}
