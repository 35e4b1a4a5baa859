import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { EventRow } from '../events/index.ts';
import { findPublishedSession, type PublishedRow } from './versions/versions.published.queries.ts';
import { findSession } from './agenda.queries.ts';
import type { SessionRow } from './agenda.rows.ts';
import { endOf } from './agenda.view.ts';

/** A session of the draft; the event was asked for before. */
export async function requireSession(db: Db, event: EventRow, id: number): Promise<SessionRow> {
  const session = await findSession(db, event.organisationId, event.id, id);
  if (!session) throw problem('not_found');
  return session;
}

const findSeen = async (db: Db, event: EventRow, id: number): Promise<PublishedRow | null> =>
  event.state === 'draft' || !event.modules.includes('program')
    ? null
    : findPublishedSession(db, event.organisationId, event.id, id);

/** A session that attendees see. */
export async function requirePublished(db: Db, event: EventRow, id: number): Promise<PublishedRow> {
  const found = await findSeen(db, event, id);
  if (!found) throw problem('not_found');
  return found;
}

/** The same for who only points to it: what it is called and when it is. */
export async function findShownSession(db: Db, event: EventRow, id: number) {
  const found = await findSeen(db, event, id);
  if (!found) return null;
  const { title, startsAt } = found.session;
  return { id, title, startsAt, endsAt: startsAt === null ? null : endOf(found.session) };
}
