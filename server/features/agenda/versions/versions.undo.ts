import type { AgendaChange, AgendaResult } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import {
  deletePlace,
  type EventRow,
  findRooms,
  findTracks,
  requireEvent,
  requireEventLocked,
  tellSetupChanged,
} from '../../events/index.ts';
import { deleteSpeaker } from '../../speakers/index.ts';
import {
  findChanges,
  lockChange,
  type MadeParts,
  markUndone,
  type Pair,
} from './versions.changes.queries.ts';
import { isSame } from './versions.differences.ts';
import { refuseClashes, shownChange } from './versions.draft.ts';
import { findSessions, findSessionsById, updateSession } from '../agenda.queries.ts';
import { changeView } from './versions.history.view.ts';
import type { SessionRow } from '../agenda.rows.ts';

export async function listChanges(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<AgendaChange[]> {
  const { organisationId } = await requireEvent(db, person, eventId);
  const rows = await findChanges(db, organisationId, eventId);
  return rows.map((row) => changeView(row, person.id));
}

/** Exactly what stood before comes back, unless someone changed any of it again. */
export const undoChange = (
  work: Work,
  person: Person,
  eventId: number,
  changeId: number,
): Promise<AgendaResult> =>
  work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    const change = await lockChange(tx, organisationId, eventId, changeId);
    if (!change) throw problem('not_found');
    if (change.isUndone) throw problem('agenda.changed_since');
    const ids = change.after.map(({ id }) => id);
    const now = await findSessionsById(tx, organisationId, eventId, ids);
    const current = new Map(now.map((row) => [row.id, row]));
    const withParts = await keepingKnownParts(tx, event);
    const pairs: Pair[] = [];
    for (const [index, after] of change.after.entries()) {
      const row = current.get(after.id);
      if (!row || !isSame({ ...row, version: 0 }, { ...after, version: 0 }))
        throw problem('agenda.changed_since');
      const before = change.before[index] ?? null;
      const to = before ? withParts(before) : { ...row, isDeleted: true };
      pairs.push(await putBack(tx, event, row, to));
    }
    await refuseClashes(tx, event, pairs);
    await removeMade(tx, event, change.made);
    await markUndone(tx, organisationId, changeId);
    return shownChange(tx, event, pairs, changeId);
  });

/** What an import made goes with it, unless something else came to rely on it. */
async function removeMade(tx: Tx, event: EventRow, made: Partial<MadeParts>): Promise<void> {
  const { organisationId, id } = event;
  const used = partsUsed(await findSessions(tx, organisationId, id));
  for (const kind of ['rooms', 'tracks'] as const) {
    for (const part of made[kind] ?? []) {
      if (!used[kind].has(part)) await deletePlace(tx, organisationId, id, kind, part);
    }
  }
  for (const part of made.speakers ?? []) {
    if (!used.speakers.has(part)) await deleteSpeaker(tx, organisationId, part);
  }
  if (Object.keys(made).length > 0) {
    tellSetupChanged(tx, event, { isShown: event.state !== 'draft' });
  }
}

const partsUsed = (rows: readonly SessionRow[]) => ({
  rooms: new Set(rows.map(({ roomId }) => roomId)),
  tracks: new Set(rows.map(({ trackId }) => trackId)),
  speakers: new Set(rows.flatMap(({ speakers }) => speakers.map((one) => one.id))),
});

async function putBack(
  tx: Tx,
  { organisationId, id }: EventRow,
  row: SessionRow,
  to: SessionRow,
): Promise<Pair> {
  const after = await updateSession(tx, organisationId, id, row.id, to);
  if (!after) throw new Error('The session vanished inside its own transaction.');
  return { before: row, after };
}

/** A room or track that was removed since does not come back with a session. */
async function keepingKnownParts(tx: Tx, { organisationId, id }: EventRow) {
  const rooms = await findRooms(tx, organisationId, id);
  const tracks = await findTracks(tx, organisationId, id);
  const kept = (list: readonly { id: number }[], wanted: number | null) =>
    list.some((one) => one.id === wanted) ? wanted : null;
  return (row: SessionRow): SessionRow => ({
    ...row,
    roomId: kept(rooms, row.roomId),
    trackId: kept(tracks, row.trackId),
  });
}
