import type { AgendaResult } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type EventRow, findRooms, findTracks, requireEventLocked } from '../../events/index.ts';
import { findSpeakerNames } from '../../speakers/index.ts';
import { insertChange, type Pair } from './versions.changes.queries.ts';
import { tellDraftChanged } from '../agenda.live.ts';
import { findRoomClash, findSpeakerClash, findStarCounts } from '../agenda.queries.ts';
import { type ChangeRow } from './versions.history.view.ts';
import type { SessionFields, SessionRow } from '../agenda.rows.ts';
import { sessionView } from '../agenda.view.ts';

/** What a change did, and what an undo of it is called. */
export interface Done {
  deed: ChangeRow['deed'];
  subject: string;
  pairs: Pair[];
}

/**
 * Every change of a draft: one at a time in an event, checked against its rules, kept for an undo,
 * and seen by the other organisers.
 */
export const changingDraft = (
  work: Work,
  person: Person,
  eventId: number,
  change: (tx: Tx, event: EventRow) => Promise<Done>,
): Promise<AgendaResult> =>
  work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const { deed, subject, pairs } = await change(tx, event);
    await refuseClashes(tx, event, pairs);
    const made = await insertChange(tx, event.organisationId, event.id, person.id, {
      deed,
      subject,
      pairs,
    });
    return shownChange(tx, event, pairs, made?.id ?? 0);
  });

export async function shownChange(
  tx: Tx,
  event: EventRow,
  pairs: readonly Pair[],
  changeId: number,
): Promise<AgendaResult> {
  const after = pairs.map((pair) => pair.after);
  const sessions = await viewsOf(
    tx,
    event,
    after.filter(({ isDeleted }) => !isDeleted),
  );
  const gone = after.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
  tellDraftChanged(tx, event, { sessions, gone });
  return { sessions, gone, changeId };
}

export async function viewsOf(
  db: Db,
  { organisationId, id }: EventRow,
  rows: readonly SessionRow[],
) {
  const stars = await findStarCounts(db, organisationId, id);
  const known = new Set((await findSpeakerNames(db, organisationId, id)).map((one) => one.id));
  return rows.map((row) => sessionView(row, stars.get(row.id) ?? 0, known));
}

/** Where the event refuses clashes, those that a change would make or keep. */
export async function refuseClashes(tx: Db, event: EventRow, pairs: readonly Pair[]) {
  const { organisationId, id } = event;
  for (const { before, after } of pairs) {
    if (after.isDeleted || after.startsAt === null || !isElsewhere(before, after)) continue;
    if (event.roomClashes === 'refuse' && after.roomId !== null) {
      const other = await findRoomClash(tx, organisationId, id, after);
      if (other) throw problem('agenda.room_taken', { detail: String(other.id) });
    }
    if (event.speakerClashes === 'refuse' && after.speakers.length > 0) {
      const other = await findSpeakerClash(tx, organisationId, id, after);
      if (other) throw problem('agenda.speaker_taken', { detail: String(other.id) });
    }
  }
}

/** A clash that was there before does not stand in the way of mending a title. */
const isElsewhere = (before: SessionRow | null, after: SessionRow): boolean =>
  before === null ||
  before.isDeleted ||
  before.startsAt !== after.startsAt ||
  before.minutes !== after.minutes ||
  before.roomId !== after.roomId ||
  JSON.stringify(before.speakers) !== JSON.stringify(after.speakers);

/** Rooms, tracks and speakers are the event's own. */
export async function refuseUnknownParts(
  tx: Db,
  { organisationId, id }: EventRow,
  { roomId, trackId, speakers }: Pick<SessionFields, 'roomId' | 'trackId' | 'speakers'>,
): Promise<void> {
  const rooms = roomId === null ? [] : await findRooms(tx, organisationId, id);
  const tracks = trackId === null ? [] : await findTracks(tx, organisationId, id);
  const known = speakers.length === 0 ? [] : await findSpeakerNames(tx, organisationId, id);
  const has = (list: readonly { id: number }[], wanted: number) =>
    list.some((one) => one.id === wanted);
  const isKnown =
    (roomId === null || has(rooms, roomId)) &&
    (trackId === null || has(tracks, trackId)) &&
    speakers.every((speaker) => has(known, speaker.id));
  if (!isKnown) throw problem('agenda.part_unknown');
}
