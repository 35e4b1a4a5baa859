import type { AppealAnswer, Measure, Measures, NewMeasure } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { type EventRow, findEvent, lockRole, requireModerated } from '../events/index.ts';
import { tellDesk, tellMine } from './moderation.live.ts';
import { renewBan, takeMeasure } from './moderation.measure.ts';
import {
  answerMeasure,
  appealMeasure,
  findMeasure,
  findMeasuresOf,
  liftMeasure,
  lockMeasure,
} from './moderation.measures.queries.ts';
import { noticeDesk, noticeThem } from './moderation.notices.ts';
import { findModeratorIds } from './moderation.people.queries.ts';
import type { MeasureRow } from './moderation.rows.ts';
import { measureView, ownMeasureView } from './moderation.view.ts';

/** Without a report: what a moderator saw themselves. */
export const addMeasure = (
  work: Work,
  person: Person,
  eventId: number,
  measure: NewMeasure,
): Promise<Measure> =>
  work.transaction(async (tx) => {
    const event = await requireModerated(tx, person, eventId);
    const row = await takeMeasure(tx, work, person, event, { ...measure, caseId: null });
    await tellDesk(tx, event.organisationId, eventId);
    return measureView(row);
  });

export const lift = (
  work: Work,
  person: Person,
  eventId: number,
  measureId: number,
): Promise<Measure> =>
  work.transaction(async (tx) => {
    const event = await requireModerated(tx, person, eventId);
    const row = await requireMeasure(tx, event, measureId);
    if (row.liftedAt) return measureView(row);
    await liftIt(tx, work, person, event, row);
    await noticeThem(tx, event, row.personId, { kind: 'moderation.lifted', text: row.reason });
    return measureView(await shown(tx, event, measureId));
  });

/** By way of an event the person keeps order in; nobody else decides about it meanwhile. */
async function requireMeasure(db: Db, event: EventRow, id: number): Promise<MeasureRow> {
  const { organisationId, id: eventId } = event;
  const seen = await findMeasure(db, organisationId, id);
  if (seen?.eventId !== eventId) throw problem('not_found');
  // As whoever takes a measure does: first the person, then what was done about them.
  await lockRole(db, { organisationId, eventId, personId: seen.personId });
  const row = await lockMeasure(db, organisationId, id);
  if (!row) throw problem('not_found');
  return row;
}

async function shown(db: Db, { organisationId }: EventRow, id: number): Promise<MeasureRow> {
  const row = await findMeasure(db, organisationId, id);
  if (!row) throw problem('not_found');
  return row;
}

async function liftIt(
  tx: Tx,
  work: Work,
  person: Person,
  event: EventRow,
  row: MeasureRow,
): Promise<void> {
  const now = work.clock.now();
  const { organisationId, id: eventId } = event;
  await liftMeasure(tx, organisationId, row.id, now);
  if (row.kind === 'ban') await renewBan(tx, row, organisationId, now);
  await record(tx, person, {
    action: 'moderation.lifted',
    subjectId: row.personId,
    subject: row.person?.fullName ?? '',
    before: { event: event.name, kind: row.kind, reason: row.reason },
  });
  tellMine(tx, organisationId, eventId, row.personId);
  await tellDesk(tx, organisationId, eventId);
}

/** Also of events they are banned from. */
export async function listMine({ db }: Work, person: Person): Promise<Measures> {
  const rows = await findMeasuresOf(db, person.organisationId, person.id);
  return { measures: rows.map(ownMeasureView) };
}

export const appeal = (
  work: Work,
  person: Person,
  measureId: number,
  text: string,
): Promise<Measure> =>
  work.transaction(async (tx) => {
    const { organisationId, id } = person;
    const row = await lockMeasure(tx, organisationId, measureId);
    const event = row && (await findEvent(tx, organisationId, row.eventId));
    if (row?.personId !== id || !event) throw problem('not_found');
    if (row.appealedAt) throw problem('moderation.appealed_already');
    await appealMeasure(tx, organisationId, measureId, text.trim(), work.clock.now());
    await record(tx, person, {
      action: 'moderation.appealed',
      subjectId: id,
      subject: row.person?.fullName ?? '',
      after: { event: event.name, kind: row.kind },
    });
    const key = `moderation.appealed ${measureId}`;
    await noticeDesk(tx, event, { kind: 'moderation.appealed', text, key, exceptId: id });
    tellMine(tx, organisationId, row.eventId, id);
    await tellDesk(tx, organisationId, row.eventId);
    return ownMeasureView(await shown(tx, event, measureId));
  });

export const answerAppeal = (
  work: Work,
  person: Person,
  eventId: number,
  measureId: number,
  { isLifted, text }: AppealAnswer,
): Promise<Measure> =>
  work.transaction(async (tx) => {
    const event = await requireModerated(tx, person, eventId);
    const { organisationId } = event;
    const row = await requireMeasure(tx, event, measureId);
    if (!row.appealedAt || row.appealAnswer !== null) throw problem('moderation.no_appeal');
    await requireAnother(tx, person, event, row);
    await answerMeasure(tx, organisationId, measureId, { text: text.trim(), by: person.id });
    if (isLifted && !row.liftedAt) await liftIt(tx, work, person, event, row);
    await record(tx, person, {
      action: 'moderation.appeal_answered',
      subjectId: row.personId,
      subject: row.person?.fullName ?? '',
      after: { event: event.name, kind: row.kind, isLifted, text: text.trim() },
    });
    const kind = 'moderation.appeal_answered';
    await noticeThem(tx, event, row.personId, { kind, text: text.trim() });
    tellMine(tx, organisationId, eventId, row.personId);
    await tellDesk(tx, organisationId, eventId);
    return measureView(await shown(tx, event, measureId));
  });

/** Nobody judges an appeal against themselves, unless they are alone. */
async function requireAnother(
  db: Db,
  { id }: Person,
  event: EventRow,
  { byId }: MeasureRow,
): Promise<void> {
  if (byId !== id) return;
  const moderators = await findModeratorIds(db, event.organisationId, event.id);
  if (moderators.some((one) => one !== id)) throw problem('moderation.by_another');
}
