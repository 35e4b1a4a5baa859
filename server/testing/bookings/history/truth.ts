import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

interface Whose {
  organisationId: number;
  eventId: number;
}

/** A booking that keeps something from others. */
const stands: Sql = sql`b.state in ('held', 'pending', 'confirmed')`;

/** What a booking may begin as, and become. */
const allowed = [
  'held',
  'held expired',
  'held pending',
  'held confirmed',
  'pending confirmed',
  'pending cancelled',
  'confirmed pending',
  'confirmed cancelled',
  'cancelled pending',
];

/**
 * What may be at no instant, each asked for in one statement, so that it is one moment that is looked
 * at. Nothing of it is taken from the code of the server.
 */
const neverAtPlaces = ({ organisationId, eventId }: Whose): Readonly<Record<string, Sql>> => {
  const mine = sql`b.organisation_id = ${organisationId} and b.event_id = ${eventId}`;
  const withPlaces = sql`bookings b join bookings_places p
    on p.organisation_id = b.organisation_id and p.booking_id = b.id`;
  return {
    'a stock that is not what its bookings take, or beyond its size': sql`
      with drawn (id, count) as (
        select q.id, 1 from ${withPlaces} cross join unnest(p.quota_ids) q(id)
          where ${mine} and ${stands} and not p.is_cancelled
        union all
        select c.quota_id, 1 from bookings b join tickets_codes c
            on c.organisation_id = b.organisation_id and c.id = b.code_id
          where ${mine} and ${stands} and c.quota_id is not null)
      select q.id || ': ' || q.taken || ' of ' || q.size || ', drawn ' || coalesce(sum(d.count), 0) as fault
      from stock_quotas q left join drawn d on d.id = q.id
      where q.organisation_id = ${organisationId}
      group by q.id, q.taken, q.size
      having q.taken <> coalesce(sum(d.count), 0) or q.taken > q.size`,
    'a state that no change led to': sql`
      select b.reference || ' is ' || b.state || ': ' || said.way as fault
      from bookings b cross join lateral (
        select string_agg(c.state, ' ' order by c.id) as way,
          bool_and(coalesce(c.before || ' ', '') || c.state = any(${allowed})) as is_allowed,
          (array_agg(c.state order by c.id desc))[1] as last
        from (select c.id, c.state, lag(c.state) over (order by c.id) as before
          from bookings_changes c
          where c.organisation_id = b.organisation_id and c.booking_id = b.id
            and c.done = 'moved') c) said
      where ${mine} and not (coalesce(said.is_allowed, false) and said.last = b.state)`,
    'a place that is kept, or not, against its booking': sql`
      select b.reference || ' ' || b.state as fault from ${withPlaces}
      where ${mine} and not p.is_cancelled and not ${stands}
      union all
      select b.reference || ' counts ' || b.places from bookings b
      where ${mine} and ${stands} and b.places <> (
        select count(*) from bookings_places p where p.organisation_id = b.organisation_id
          and p.booking_id = b.id and p.kind = 'ticket' and not p.is_cancelled)`,
    'what was added and stands by nothing': sql`
      select b.reference || ' ' || b.state as fault from bookings b
      join bookings f on f.organisation_id = b.organisation_id and f.id = b.adds_to
      where ${mine} and ${stands} and f.state = 'cancelled' and not exists (
        select from bookings o join bookings_places p
          on p.organisation_id = o.organisation_id and p.booking_id = o.id
        where o.organisation_id = f.organisation_id and o.adds_to = f.id
          and o.state in ('held', 'pending', 'confirmed') and p.kind <> 'add_on' and not p.is_cancelled)`,
    'a place that two let in by': sql`
      select 'place ' || coalesce(p.upgrades, p.id) as fault from ${withPlaces}
      where ${mine} and p.pass_hash is not null
      group by coalesce(p.upgrades, p.id) having count(*) > 1`,
    'a pass of whom nobody lets in, or none of whom they do': sql`
      select b.reference || ' ' || b.state || ' place ' || p.id as fault from ${withPlaces}
      where ${mine} and (p.pass_hash is not null) <> (p.kind = 'ticket' and not p.is_cancelled
          and (b.state = 'confirmed' or (b.state = 'pending' and b.way = 'on_site')))
        and not (p.checked_in_at is not null and b.state = 'pending')`,
    'somebody who is in and cancelled': sql`
      select b.reference || ' ' || b.state || ' place ' || p.id as fault from ${withPlaces}
      where ${mine} and p.checked_in_at is not null
        and (p.is_cancelled or b.state not in ('pending', 'confirmed'))`,
    'a door whose book says something else': sql`
      select 'place ' || p.id as fault from ${withPlaces}
      where ${mine} and (
        select coalesce(sum(case k.result when 'back' then -1 else 1 end), 0)
        from bookings_checks k where k.organisation_id = p.organisation_id and k.place_id = p.id
          and k.list_id is null and k.result in ('in', 'unpaid', 'back'))
        <> case when p.checked_in_at is null then 0 else 1 end`,
  };
};

const neverInMoney = ({ organisationId, eventId }: Whose): Readonly<Record<string, Sql>> => {
  const mine = sql`b.organisation_id = ${organisationId} and b.event_id = ${eventId}`;
  const withInvoice = sql`bookings b join invoices i
    on i.organisation_id = b.organisation_id and i.id = b.invoice_id`;
  return {
    'an invoice of nobody, or somebody without one': sql`
      select b.reference || ' ' || b.state as fault from bookings b
      where ${mine} and ((b.invoice_id is not null)
        <> (b.gross > 0 and b.state in ('pending', 'confirmed', 'cancelled')))
      union all
      select b.reference || ': ' || b.gross || ', invoice ' || i.gross from ${withInvoice}
      where ${mine} and (i.kind <> 'invoice' or i.gross <> b.gross)`,
    'more or less owed than its places cost': sql`
      select b.reference || ' ' || b.state || ': ' || (i.gross - i.credited) as fault
      from ${withInvoice}
      where ${mine} and i.gross - i.credited <> (
        select coalesce(sum((b.lines -> p.line ->> 'price')::bigint), 0) from bookings_places p
        where p.organisation_id = b.organisation_id and p.booking_id = b.id and (not p.is_cancelled
            or (p.is_upgraded and exists (select from bookings_places n
              where n.organisation_id = p.organisation_id and not n.is_cancelled
                and n.upgrades = coalesce(p.upgrades, p.id)))))`,
    'an invoice that is not what its payments and credit notes say': sql`
      select i.number || ': paid ' || i.paid || ', credited ' || i.credited as fault
      from invoices i where i.organisation_id = ${organisationId} and i.kind = 'invoice' and (
        i.paid <> (
          select coalesce(sum(case p.kind when 'payment' then p.amount else -p.amount end), 0)
          from payments p where p.organisation_id = i.organisation_id and p.invoice_id = i.id
            and p.state = 'paid')
        or i.credited <> (
          select coalesce(sum(n.gross), 0) from invoices n
          where n.organisation_id = i.organisation_id and n.credits_id = i.id))`,
    'somebody confirmed who has not paid, or the other way round': sql`
      select b.reference || ' ' || b.state || ': ' || i.paid || ' of ' || (i.gross - i.credited) as fault
      from ${withInvoice}
      where ${mine} and b.state in ('pending', 'confirmed') and (b.state = 'confirmed')
        <> (i.paid >= i.gross - i.credited and (i.paid > 0 or i.gross = i.credited))`,
    'money for what is cancelled that nobody gives back': sql`
      select i.number || ': ' || sum(p.amount - p.refunded) as fault
      from invoices i
      join payments p on p.organisation_id = i.organisation_id and p.invoice_id = i.id
        and p.kind = 'payment' and p.state = 'paid'
      where i.organisation_id = ${organisationId} and i.credited = i.gross and exists (
        select from bookings b
        where ${mine} and b.invoice_id = i.id and b.state = 'cancelled')
      group by i.number having sum(p.amount - p.refunded) > 0`,
    'numbers with a gap': sql`
      select count(*) || ' documents up to ' || max(i.number) as fault from invoices i
      where i.organisation_id = ${organisationId} and i.number is not null
      group by i.kind
      having count(*) <> max(substring(i.number from '\d+$')::int)`,
  };
};

/** Whatever is there and may not be; nothing when all is right. */
export async function faultsIn(db: Db, whose: Whose): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, asked] of Object.entries({ ...neverAtPlaces(whose), ...neverInMoney(whose) })) {
    const rows = await db.rows<{ fault: string }>(asked);
    faults.push(...rows.map(({ fault }) => `${what}: ${fault}`));
  }
  return faults;
}
