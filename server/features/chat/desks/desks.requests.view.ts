import type { Conversation } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import { findPlaces } from './desks.queries.ts';
import type { ListedRow } from '../chat.rows.ts';
import { conversationView } from '../chat.view.ts';

/** Each with its place in its queue. */
export async function conversationViews(
  db: Db,
  person: Person,
  rows: readonly ListedRow[],
): Promise<Conversation[]> {
  const waiting = rows.filter(({ request }) => request?.state === 'waiting');
  const ids = waiting.map(({ id }) => id);
  const places = new Map(
    ids.length === 0
      ? []
      : (await findPlaces(db, person.organisationId, ids)).map(({ id, place }) => [id, place]),
  );
  return rows.map((row) => conversationView(person, row, places.get(row.id) ?? null));
}
