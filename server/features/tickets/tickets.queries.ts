import type { Ticket, TicketUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

const columns = sql`id, title, is_done as "isDone", is_removed as "isRemoved", version`;

export const findTickets = (db: Db, organisationId: number, limit: number) =>
  db.rows<Ticket>(
    sql`select ${columns} from tickets where organisation_id = ${organisationId}
          and not is_removed order by id desc limit ${limit}`,
  );

export const insertTicket = (db: Db, organisationId: number, title: string) =>
  db.row<Ticket>(
    sql`insert into tickets (organisation_id, title) values (${organisationId}, ${title})
        returning ${columns}`,
  );

export const updateTicket = (db: Db, organisationId: number, id: number, to: TicketUpdate) =>
  db.row<Ticket>(
    sql`update tickets set version = version + 1, is_done = coalesce(${to.isDone ?? null}, is_done),
          is_removed = coalesce(${to.isRemoved ?? null}, is_removed)
        where organisation_id = ${organisationId} and id = ${id} returning ${columns}`,
  );
