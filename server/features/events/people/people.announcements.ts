import type { Announcement, AnnouncementInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { takeNoticesBack } from '../../notifications/index.ts';
import { keyOf } from './people.announced.ts';
import { requireEvent, requireEventLocked } from '../events.access.ts';
import { tellAnnounced } from '../events.live.ts';
import {
  type AnnouncementFields,
  deleteAnnouncement,
  findAnnouncements,
  insertAnnouncement,
  lockAnnouncement,
  updateAnnouncement,
} from './people.queries.ts';
import { announcementView } from './people.view.ts';
import { type EventRow } from '../events.view.ts';

export async function listAnnouncements(work: Work, person: Person, eventId: number) {
  await requireEvent(work.db, person, eventId);
  return readAnnouncements(work.db, person.organisationId, eventId);
}

async function readAnnouncements(db: Db, organisationId: number, eventId: number) {
  return (await findAnnouncements(db, organisationId, eventId)).map(announcementView);
}

/** What is shown now, and when that changes by the clock alone. */
export async function shownAnnouncements(db: Db, { organisationId, id }: EventRow, now: Date) {
  const all = await readAnnouncements(db, organisationId, id);
  const at = now.toISOString();
  const coming = all
    .flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil ?? at])
    .filter((moment) => moment > at)
    .toSorted();
  return {
    shown: all.filter(
      ({ shownFrom, shownUntil }) => shownFrom <= at && (!shownUntil || shownUntil > at),
    ),
    changesAt: coming[0] === undefined ? null : new Date(coming[0]),
  };
}

const fieldsOf = (
  { words, shownFrom, shownUntil }: AnnouncementInput,
  before: AnnouncementFields,
): AnnouncementFields => ({
  words,
  shownFrom: shownFrom === undefined ? before.shownFrom : new Date(shownFrom),
  shownUntil:
    shownUntil === undefined
      ? before.shownUntil
      : shownUntil === null
        ? null
        : new Date(shownUntil),
});

export const announce = (
  work: Work,
  person: Person,
  eventId: number,
  input: AnnouncementInput,
): Promise<Announcement> =>
  work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const blank = { words: {}, shownFrom: work.clock.now(), shownUntil: null };
    const fields = fieldsOf(input, blank);
    const row = await insertAnnouncement(tx, person.organisationId, eventId, person.id, fields);
    if (!row) throw new Error('The announcement was not inserted.');
    await record(tx, person, {
      action: 'events.announced',
      subjectId: row.id,
      subject: event.name,
      after: input,
    });
    tellAnnounced(tx, event, { isShown: event.state !== 'draft' });
    return announcementView(row);
  });

export const changeAnnouncement = (
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  input: AnnouncementInput,
): Promise<Announcement> =>
  work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const before = await lockAnnouncement(tx, person.organisationId, eventId, id);
    const row =
      before && (await updateAnnouncement(tx, person.organisationId, id, fieldsOf(input, before)));
    if (!row) throw problem('not_found');
    await record(tx, person, {
      action: 'events.announced',
      subjectId: id,
      subject: event.name,
      before: before.words,
      after: input,
    });
    tellAnnounced(tx, event, { isShown: event.state !== 'draft' });
    return announcementView(row);
  });

export const removeAnnouncement = (work: Work, person: Person, eventId: number, id: number) =>
  work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const before = await lockAnnouncement(tx, person.organisationId, eventId, id);
    if (!before) throw problem('not_found');
    await deleteAnnouncement(tx, person.organisationId, id);
    await takeNoticesBack(tx, person.organisationId, [keyOf(id)]);
    await record(tx, person, {
      action: 'events.announcement_removed',
      subjectId: id,
      subject: event.name,
      before: before.words,
    });
    tellAnnounced(tx, event, { isShown: event.state !== 'draft' });
  });
