import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { opensOf } from './opens/opens.queries.ts';
import type { CodeRow, QuestionRow, TicketRow } from './tickets.rows.ts';

const givesOf: Sql = sql`jsonb_build_object('boothTier', t.booth_tier,
  'sponsorPackageId', t.sponsor_package_id, 'passTicketId', t.pass_ticket_id, 'passes', t.passes)`;

export const ticketColumns: Sql = sql`t.id, t.event_id as "eventId", t.kind, t.name, t.description, t.price,
  t.price_name as "priceName", t.later_prices as "laterPrices",
  t.tax_rate as "taxRate", t.tax_reason as "taxReason", t.mode, ${opensOf} as opens,
  ${givesOf} as gives, t.audience,
  t.is_on_sale as "isOnSale", t.sale_from as "saleFrom", t.sale_until as "saleUntil", t.least, t.most,
  t.position, t.version,
  coalesce((select array_agg(d.pool_id order by d.pool_id) from tickets_draws d
    where d.organisation_id = t.organisation_id and d.ticket_id = t.id), '{}') as "poolIds",
  coalesce((select array_agg(p.quota_id order by d.pool_id) from tickets_draws d
    join tickets_pools p on p.organisation_id = d.organisation_id and p.id = d.pool_id
    where d.organisation_id = t.organisation_id and d.ticket_id = t.id), '{}') as "quotaIds"`;

export const findTickets = (db: Db, organisationId: number, eventId: number) =>
  db.rows<TicketRow>(
    sql`select ${ticketColumns} from tickets t
        where t.organisation_id = ${organisationId} and t.event_id = ${eventId}
        order by t.position, t.id`,
  );

/** Those whose price depends on how many are sold: one who books of them at a time. */
export const lockTickets = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.run(
    sql`select 1 from tickets
        where organisation_id = ${organisationId} and id = any(${ids}::bigint[])
        order by id for no key update`,
  );

export const codeColumns: Sql = sql`c.id, c.event_id as "eventId", c.code, c.note, c.effect, c.value,
  c.ticket_ids as "ticketIds", c.opens, c.quota_id as "quotaId", c.is_on as "isOn",
  c.valid_from as "from", c.valid_until as "until", c.token_hash is not null as "isInvitation",
  c.version`;

/** Large and small letters are the same. */
export const findCodeByName = (db: Db, organisationId: number, eventId: number, code: string) =>
  db.row<CodeRow>(
    sql`select ${codeColumns} from tickets_codes c
        where c.organisation_id = ${organisationId} and c.event_id = ${eventId}
          and lower(c.code) = lower(${code}) and c.token_hash is null`,
  );

export const findCodeByToken = (
  db: Db,
  organisationId: number,
  eventId: number,
  tokenHash: Buffer,
) =>
  db.row<CodeRow>(
    sql`select ${codeColumns} from tickets_codes c
        where c.organisation_id = ${organisationId} and c.event_id = ${eventId}
          and c.token_hash = ${tokenHash}`,
  );

/** What counts its bookings; null: it can be used without end, or its places are counted one by one. */
export const findCodeQuota = async (db: Db, organisationId: number, id: number) =>
  (
    await db.row<{ quotaId: number | null }>(
      sql`select quota_id as "quotaId" from tickets_codes
          where organisation_id = ${organisationId} and id = ${id} and token_hash is null`,
    )
  )?.quotaId ?? null;

export const questionColumns: Sql = sql`q.id, q.event_id as "eventId", q.kind, q.label, q.help, q.purpose, q.link, q.options,
  q.is_required as "isRequired", q.per, q.ticket_ids as "ticketIds", q.shown_if as "shownIf",
  q.kept_days as "keptDays", q.fills, q.position, q.version`;

export const findQuestions = (db: Db, organisationId: number, eventId: number) =>
  db.rows<QuestionRow>(
    sql`select ${questionColumns} from tickets_questions q
        where q.organisation_id = ${organisationId} and q.event_id = ${eventId}
        order by q.position, q.id`,
  );
