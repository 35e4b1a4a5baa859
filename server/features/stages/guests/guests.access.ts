import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Room } from '../../calls/index.ts';
import { type Asking, canRunEvents, requireEvent, requireMyEvent } from '../../events/index.ts';
import { requireMaySpeak } from '../../moderation/index.ts';
import { speaksIn } from '../../speakers/index.ts';
import { requireOpenStage, requireRun, requireStage } from '../stages.access.ts';
import type { RunRow } from '../stages.rows.ts';
import { lockRun } from '../stages.runs.queries.ts';
import { findGuest, findGuests } from './guests.queries.ts';
import type { GuestRow } from './guests.rows.ts';

/** Somebody who asks, as far as it counts here. */
export type Asker = Pick<Person, 'id' | 'organisationId' | 'role'>;

/** In which the guests of a run hear each other. */
export const roomOf = ({ organisationId, id }: Pick<RunRow, 'organisationId' | 'id'>): Room => ({
  kind: 'stage',
  organisationId,
  id,
});

/** For who may watch it, whether it goes on or is over. */
export async function requireWatchedRun(
  asking: Asking,
  person: Person,
  eventId: number,
  runId: number,
): Promise<RunRow> {
  const event = await requireMyEvent(asking.db, person, eventId);
  const run = await requireRun(asking.db, event, runId);
  await requireOpenStage(asking, person, { eventId, id: run.stageId }, runId);
  return run;
}

/** Only a studio puts guests into its picture. */
export async function requireGuestsOf(db: Db, run: RunRow): Promise<void> {
  if (run.state === 'ended') throw problem('stages.over');
  const { organisationId, eventId: id, stageId } = run;
  const { source } = await requireStage(db, { organisationId, id }, stageId);
  if (source !== 'studio') throw problem('stages.no_guests');
}

/** While it goes on: nobody else comes, goes or ends it until the transaction ends. */
export async function lockOpen(
  tx: Db,
  { organisationId, id }: Pick<RunRow, 'organisationId' | 'id'>,
): Promise<RunRow> {
  const run = await lockRun(tx, organisationId, id);
  if (!run || run.state === 'ended') throw problem('stages.over');
  return run;
}

/** For organisers: one who is there in any way. */
export async function requireGuestLocked(
  tx: Db,
  person: Person,
  { eventId, runId, personId }: { eventId: number; runId: number; personId: number },
): Promise<{ run: RunRow; guest: GuestRow }> {
  const event = await requireEvent(tx, person, eventId);
  const guest = await findGuest(tx, await requireRun(tx, event, runId), personId);
  if (!guest) throw problem('not_found');
  const run = await lockOpen(tx, { organisationId: event.organisationId, id: runId });
  return { run, guest: (await findGuest(tx, run, personId)) ?? guest };
}

/** Organisers as hosts alone; else who was invited, and who speaks in what is on. */
export async function mayEnter(
  db: Db,
  person: Asker,
  run: Pick<RunRow, 'organisationId' | 'eventId' | 'sessionId'>,
  guest: Pick<GuestRow, 'isInvited' | 'isRemoved'> | null,
): Promise<boolean> {
  if (guest?.isRemoved) return false;
  if (guest?.isInvited) return true;
  const { organisationId, eventId, sessionId } = run;
  return (
    sessionId !== null && (await speaksIn(db, { organisationId, eventId, sessionId }, person.id))
  );
}

/** Raises where this person may not be in it, or not any more. */
export async function requireMayBeIn(
  db: Db,
  person: Asker,
  run: Pick<RunRow, 'organisationId' | 'eventId' | 'sessionId'>,
  { guest, isHost, now }: { guest: GuestRow | null; isHost: boolean; now: Date },
): Promise<void> {
  if (guest?.isRemoved) throw problem('stages.removed');
  if (isHost) {
    if (!canRunEvents(person)) throw problem('forbidden');
    return;
  }
  if (!(await mayEnter(db, person, run, guest))) throw problem('stages.not_invited');
  const { organisationId, eventId } = run;
  await requireMaySpeak(db, { organisationId, eventId, personId: person.id }, now);
}

/** For the window of a person who is in it: another one of theirs may have taken over. */
export async function requireSeat(
  db: Db,
  run: RunRow,
  person: Pick<Person, 'id'>,
  deviceId: string,
): Promise<GuestRow & { number: number }> {
  const guest = await findGuest(db, run, person.id);
  const number = guest?.number ?? null;
  if (run.state === 'ended' || guest?.standing !== 'inside' || number === null) {
    throw problem('stages.over');
  }
  if (guest.device !== deviceId) throw problem('stages.taken_over');
  return { ...guest, number };
}

export const findInside = async (db: Db, run: RunRow): Promise<GuestRow[]> =>
  (await findGuests(db, run)).filter(({ standing }) => standing === 'inside');
