import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { columns, end, start } from '../calendar.columns.ts';
import type { EntryRow } from '../calendar.rows.ts';

interface Range {
  from: Date;
  to: Date;
}

/** Half a day and more on each side: a day is not everywhere at the same time. */
const days = ({ from, to }: Range) => ({
  first: sql`((${from}::timestamptz at time zone 'UTC')::date - 1)`,
  last: sql`((${to}::timestamptz at time zone 'UTC')::date + 1)`,
});

/** What stands once and lasts into the range; by its beginning, but for the few that last long. */
function once(range: Range): Sql[] {
  const { from, to } = range;
  const { first, last } = days(range);
  return [
    sql`e.repeat is null and e.starts_at >= ${from}::timestamptz - interval '31 days'
      and e.starts_at < ${to} and e.ends_at >= ${from}`,
    sql`e.repeat is null and e.starts_at < ${from}::timestamptz - interval '31 days'
      and e.ends_at - e.starts_at > interval '31 days' and e.ends_at >= ${from}`,
    sql`e.repeat is null and e.starts_on >= ${first} - 31 and e.starts_on <= ${last}
      and e.ends_on >= ${first}`,
    sql`e.repeat is null and e.starts_on < ${first} - 31 and e.ends_on - e.starts_on > 31
      and e.ends_on >= ${first}`,
  ];
}

/** What repeats in the range, or has one repeat moved into it. */
const repeatingIn = ({ from, to }: Range): Sql => sql`e.repeat is not null and (
  (e.repeats_until is null
    or e.repeats_until + (${end} - ${start}) + interval '1 day' >= ${from})
  and ${start} - interval '1 day' < ${to}
  or exists (select from calendar_exceptions x
    where x.organisation_id = e.organisation_id and x.entry_id = e.id and not x.is_gone
      and (x.starts_at < ${to} and x.ends_at >= ${from}
        or x.starts_on <= ${days({ from, to }).last} and x.ends_on >= ${days({ from, to }).first})))`;

/** Entries of one person, their own and those they are invited to, that may stand in a range. */
export async function findEntriesBetween(
  db: Db,
  organisationId: number,
  personId: number,
  range: Range,
  most: number,
): Promise<EntryRow[]> {
  const ways = [...once(range), repeatingIn(range)];
  const [first = sql`false`, ...rest] = ways.map(
    (way) => sql`(select ${columns} from calendar_entries e
      where e.organisation_id = ${organisationId} and e.owner_id = ${personId}
        and e.deleted_at is null and ${way} limit ${most})`,
  );
  const own = rest.reduce((all, one) => sql`${all} union all ${one}`, first);
  const anyWay = ways.map((way) => sql`(${way})`).reduce((all, one) => sql`${all} or ${one}`);
  return db.rows<EntryRow>(
    sql`${own} union all
        (select ${columns} from calendar_guests g join calendar_entries e
           on e.organisation_id = g.organisation_id and e.id = g.entry_id
         where g.organisation_id = ${organisationId} and g.person_id = ${personId}
           and e.deleted_at is null and (${anyWay}) limit ${most})`,
  );
}
