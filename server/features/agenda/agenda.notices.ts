import type { NoticeKind, SessionDifference } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/work.ts';
import type { EventRow } from '../events/index.ts';
import { countTold, notifyEach } from '../notifications/index.ts';
import { newsOf, type ToldSession } from './agenda.news.ts';
import { findPublished } from './versions/versions.published.queries.ts';
import { findStarrers } from './mine/mine.stars.queries.ts';
import type { PublishedSession } from './agenda.rows.ts';

const telling = new Set(['title', 'startsAt', 'minutes', 'roomId']);
const kinds = {
  moved: 'agenda.session_moved',
  changed: 'agenda.session_changed',
  removed: 'agenda.session_cancelled',
} as const satisfies Record<string, NoticeKind>;
type Told = keyof typeof kinds;

const isTold = ({ kind, fields }: SessionDifference): boolean =>
  kind === 'removed' || (kind !== 'added' && fields.some(({ field }) => telling.has(field)));

type Changes = readonly SessionDifference[];

/** Those who starred a session that is elsewhere, called otherwise or gone; how many they are. */
export const tellStarrers = async (tx: Tx, event: EventRow, changes: Changes): Promise<number> =>
  notifyEach(tx, event.organisationId, await noticesOf(tx, event, changes));

/** How many they would be now. */
export const countStarrers = async (db: Db, event: EventRow, changes: Changes): Promise<number> =>
  countTold(db, event.organisationId, await noticesOf(db, event, changes));

async function noticesOf(db: Db, event: EventRow, changes: Changes) {
  if (event.state === 'draft' || !event.modules.includes('program')) return [];
  const { organisationId, id } = event;
  const told = new Map(changes.filter(isTold).map((change) => [change.sessionId, change]));
  const people = await findStarrers(db, organisationId, id, [...told.keys()]);
  if (people.length === 0) return [];
  const rows = await findPublished(db, organisationId, id);
  const sessions = new Map(rows.map(({ session }) => [session.id, session]));
  const wordNews = await newsOf(db, event);
  return people.flatMap(({ personId, sessionIds }) =>
    (Object.keys(kinds) as Told[]).flatMap((kind) => {
      const toldSessions = sessionIds.flatMap((sessionId) => {
        const change = told.get(sessionId);
        const session = sessions.get(sessionId);
        return change?.kind === kind && session ? toldOf(session, change) : [];
      });
      if (toldSessions.length === 0) return [];
      const data = wordNews(toldSessions);
      return { personId, kind: kinds[kind], data, link: '/summit-agenda' };
    }),
  );
}

/** Where it was is said only if it is elsewhere now. */
function toldOf(session: PublishedSession, { kind, fields }: SessionDifference): ToldSession {
  const was = Object.fromEntries(fields.map(({ field, before }) => [field, before]));
  const isElsewhere = 'startsAt' in was || 'roomId' in was;
  const before = { startsAt: session.startsAt, roomId: session.roomId, ...was };
  return { session, before: kind === 'moved' && isElsewhere ? before : null };
}
