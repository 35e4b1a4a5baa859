import type { TicketOpens } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Opening } from './opens.rules.ts';

/** Of a ticket `t`. */
export const opensOf: Sql = sql`jsonb_build_object('what', t.opens,
  'stageIds', coalesce((select jsonb_agg(o.stage_id order by o.stage_id) from tickets_opens_stages o
    where o.organisation_id = t.organisation_id and o.ticket_id = t.id), '[]'),
  'sessionIds', coalesce((select jsonb_agg(o.session_id order by o.session_id)
    from tickets_opens_sessions o
    where o.organisation_id = t.organisation_id and o.ticket_id = t.id), '[]'))`;

/** Before anything else is asked: whether its tickets may differ in what they open. */
export const mayClose = (organisationId: number, eventId: number): Sql =>
  sql`(exists (select from tickets t where t.organisation_id = ${organisationId}
        and t.event_id = ${eventId} and t.kind = 'ticket'
        and (t.opens <> 'all' or t.mode = 'on_site'))
      or exists (select from tickets_opens_sessions o
        where o.organisation_id = ${organisationId} and o.event_id = ${eventId}))`;

/** `isBooked` of a ticket `t`, which stands on it: what was booked of it counts once nothing is sold any more. */
export const findOpenings = (db: Db, organisationId: number, eventId: number, isBooked: Sql) =>
  db.rows<Opening>(
    sql`select t.id, t.kind, t.name, t.mode, t.audience, ${opensOf} as opens, o.is as "isOffered"
        from tickets t
        left join tickets_sales s on s.organisation_id = t.organisation_id and s.event_id = t.event_id
        cross join lateral (select t.is_on_sale and coalesce(s.is_on, false) as is) as o
        where t.organisation_id = ${organisationId} and t.event_id = ${eventId}
          and ${mayClose(organisationId, eventId)} and (o.is or ${isBooked})
        order by t.position, t.id`,
  );

export interface SoldAlone {
  ticketId: number;
  sessionId: number;
}

/** Sessions that an add-on opens, and which. */
export const findSoldAlone = (db: Db, organisationId: number, eventId: number) =>
  db.rows<SoldAlone>(
    sql`select o.ticket_id as "ticketId", o.session_id as "sessionId"
        from tickets_opens_sessions o
        join tickets t on t.organisation_id = o.organisation_id and t.id = o.ticket_id
        where o.organisation_id = ${organisationId} and o.event_id = ${eventId}
          and t.kind = 'add_on'`,
  );

export async function replaceOpens(
  db: Db,
  { organisationId, eventId, id }: { organisationId: number; eventId: number; id: number },
  { stageIds, sessionIds }: TicketOpens,
): Promise<void> {
  await db.run(
    sql`delete from tickets_opens_stages
        where organisation_id = ${organisationId} and ticket_id = ${id}`,
  );
  await db.run(
    sql`delete from tickets_opens_sessions
        where organisation_id = ${organisationId} and ticket_id = ${id}`,
  );
  await db.run(
    sql`insert into tickets_opens_stages (organisation_id, event_id, ticket_id, stage_id)
        select ${organisationId}, ${eventId}, ${id}, o from unnest(${stageIds}::bigint[]) o`,
  );
  await db.run(
    sql`insert into tickets_opens_sessions (organisation_id, event_id, ticket_id, session_id)
        select ${organisationId}, ${eventId}, ${id}, o from unnest(${sessionIds}::bigint[]) o`,
  );
}
