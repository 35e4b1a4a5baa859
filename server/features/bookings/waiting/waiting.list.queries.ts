import type { WaitingQuery } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import { positionOf, waitingColumns } from './waiting.queries.ts';
import type { WaitingLine } from './waiting.rows.ts';
import type { OfEvent } from '../bookings.rows.ts';
import { anywhere } from '../../../platform/search/looking.ts';

const columns: Sql = sql`${waitingColumns}, ${positionOf} as position, (
    select b.held_until from bookings b
    where b.organisation_id = w.organisation_id and b.id = w.booking_id) as "heldUntil", (
    select coalesce(jsonb_agg(jsonb_build_object('state', c.state, 'at', c.at, 'why', c.why,
      'by', (select coalesce(nullif(a.full_name, ''), a.username) from accounts a
        where a.id = c.person_id)) order by c.id), '[]')
    from (select * from bookings_waiting_changes c
      where c.organisation_id = w.organisation_id and c.waiting_id = w.id
      order by c.id desc limit 100) c) as changes`;

/** Who waits or was offered something; all others are shown to who asks for them. */
const matching = ({ organisationId, eventId }: OfEvent, { q, state }: WaitingQuery): Sql =>
  sql`w.organisation_id = ${organisationId} and w.event_id = ${eventId}
      ${state ? sql`and w.state = ${state}` : sql`and w.state in ('waiting', 'offered')`}
      ${q ? sql`and w.search_text like ${anywhere(q)}` : nothing}`;

export const waitingLike = (of: OfEvent, query: WaitingQuery): Sql =>
  sql`select from bookings_waiting w where ${matching(of, query)}`;

export const findWaitingPage = (
  db: Db,
  of: OfEvent,
  query: WaitingQuery,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<WaitingLine>(
    plannedAnew(
      sql`select ${columns} from bookings_waiting w where ${matching(of, query)}
          order by w.id limit ${limit} offset ${offset}`,
    ),
  );

export const findWaitingLine = (db: Db, organisationId: number, id: number) =>
  db.row<WaitingLine>(
    sql`select ${columns} from bookings_waiting w
        where w.organisation_id = ${organisationId} and w.id = ${id}`,
  );
