import type { TicketInput } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { ticketColumns } from './tickets.queries.ts';
import type { TicketRow } from './tickets.rows.ts';

export const findTicket = (db: Db, organisationId: number, id: number) =>
  db.row<TicketRow>(
    sql`select ${ticketColumns} from tickets t
        where t.organisation_id = ${organisationId} and t.id = ${id}`,
  );

export const insertTicket = (
  db: Db,
  organisationId: number,
  eventId: number,
  ticket: TicketInput,
) =>
  db.row<{ id: number }>(
    sql`insert into tickets (organisation_id, event_id, kind, name, description, price, price_name,
          later_prices, tax_rate, tax_reason, mode, opens, booth_tier, sponsor_package_id,
          pass_ticket_id, passes, audience, is_on_sale, sale_from, sale_until, least, most, position)
        values (${organisationId}, ${eventId}, ${ticket.kind}, ${JSON.stringify(ticket.name)},
          ${JSON.stringify(ticket.description)}, ${ticket.price},
          ${JSON.stringify(ticket.priceName)}, ${JSON.stringify(ticket.laterPrices)},
          ${ticket.taxRate}, ${ticket.taxReason}, ${ticket.mode}, ${ticket.opens.what},
          ${ticket.gives.boothTier}, ${ticket.gives.sponsorPackageId}, ${ticket.gives.passTicketId},
          ${ticket.gives.passes}, ${ticket.audience},
          ${ticket.isOnSale}, ${ticket.saleFrom}, ${ticket.saleUntil}, ${ticket.least}, ${ticket.most},
          (select coalesce(max(position), 0) + 1 from tickets
           where organisation_id = ${organisationId} and event_id = ${eventId}))
        returning id`,
  );

export const updateTicket = (db: Db, organisationId: number, id: number, ticket: TicketInput) =>
  db.run(
    sql`update tickets set kind = ${ticket.kind}, name = ${JSON.stringify(ticket.name)},
          description = ${JSON.stringify(ticket.description)}, price = ${ticket.price},
          price_name = ${JSON.stringify(ticket.priceName)},
          later_prices = ${JSON.stringify(ticket.laterPrices)},
          tax_rate = ${ticket.taxRate}, tax_reason = ${ticket.taxReason}, mode = ${ticket.mode},
          opens = ${ticket.opens.what}, booth_tier = ${ticket.gives.boothTier},
          sponsor_package_id = ${ticket.gives.sponsorPackageId},
          pass_ticket_id = ${ticket.gives.passTicketId}, passes = ${ticket.gives.passes}, audience = ${ticket.audience}, is_on_sale = ${ticket.isOnSale},
          sale_from = ${ticket.saleFrom}, sale_until = ${ticket.saleUntil}, least = ${ticket.least},
          most = ${ticket.most}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export async function replaceDraws(
  db: Db,
  { organisationId, eventId, id }: { organisationId: number; eventId: number; id: number },
  poolIds: readonly number[],
): Promise<void> {
  await db.run(
    sql`delete from tickets_draws where organisation_id = ${organisationId} and ticket_id = ${id}`,
  );
  await db.run(
    sql`insert into tickets_draws (organisation_id, event_id, ticket_id, pool_id)
        select ${organisationId}, ${eventId}, ${id}, p from unnest(${poolIds}::bigint[]) p`,
  );
}

export const deleteTicket = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from tickets where organisation_id = ${organisationId} and id = ${id}`);

const tables = { tickets: sql`tickets`, questions: sql`tickets_questions` } satisfies Record<
  string,
  Sql
>;

/** Numbered anew in this order. */
export const reorder = (
  db: Db,
  {
    organisationId,
    eventId,
    of,
  }: { organisationId: number; eventId: number; of: keyof typeof tables },
  ids: readonly number[],
) =>
  db.run(
    sql`update ${tables[of]} t set position = o.position
        from unnest(${ids}::bigint[]) with ordinality as o(id, position)
        where t.organisation_id = ${organisationId} and t.event_id = ${eventId} and t.id = o.id`,
  );
