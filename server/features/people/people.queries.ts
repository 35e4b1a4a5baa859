import type { PeopleFilter, PeopleQuery, PersonUpdate } from '@plenum/contract';
import { type Counted, countUpTo } from '../../platform/db/counting.ts';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import { takesPart } from '../events/index.ts';
import { countMembers } from '../organisations/index.ts';
import { whatTheyDo } from './people.filters.ts';
import { attendanceColumns, consentColumns } from './people.attendance.queries.ts';
import type { ExportedRow, PersonRow } from './people.view.ts';
import { anywhere } from '../../platform/search/looking.ts';

const columns = sql`a.id, a.full_name as "fullName", a.username, a.email, a.avatar, m.company, m.role,
  m.deactivated_at is null as "isActive", a.verified_at is not null as "isVerified",
  m.joined_at as "joinedAt", m.last_seen_at as "lastSeenAt", m.version`;

/** A page is found from whichever end is nearer, so that the last one costs what the first does. */
const orders = {
  name: {
    key: sql`m.sort_name`,
    there: sql`m.sort_name collate "C", m.person_id`,
    back: sql`m.sort_name collate "C" desc, m.person_id desc`,
  },
  joined: {
    key: sql`m.joined_at`,
    there: sql`m.joined_at, m.person_id`,
    back: sql`m.joined_at desc, m.person_id desc`,
  },
  company: {
    key: sql`m.company`,
    there: sql`m.company collate "C", m.person_id`,
    back: sql`m.company collate "C" desc, m.person_id desc`,
  },
  seen: {
    key: sql`m.last_seen_at`,
    there: sql`m.last_seen_at nulls last, m.person_id`,
    back: sql`m.last_seen_at desc nulls first, m.person_id desc`,
  },
} satisfies Record<string, { key: Sql; there: Sql; back: Sql }>;
type Order = keyof typeof orders;

const stands = {
  active: sql`m.deactivated_at is null`,
  deactivated: sql`m.deactivated_at is not null`,
  unverified: sql`m.deactivated_at is null and exists
    (select from accounts u where u.id = m.person_id and u.verified_at is null)`,
} satisfies Record<NonNullable<PeopleFilter['state']>, Sql>;

/** Written out: of the few among the many there is an index, which a value yet to come would not find. */
const ofRole = {
  admin: sql`m.role = 'admin'`,
  client: sql`m.role = 'client'`,
} satisfies Record<NonNullable<PeopleFilter['role']>, Sql>;

const matching = (organisationId: number, filter: PeopleFilter): Sql => {
  const { q, role, state, event, joinedFrom, joinedUntil } = filter;
  return sql`m.organisation_id = ${organisationId} and m.removed_at is null
      ${q ? sql`and m.search_text like ${anywhere(q)}` : nothing}
      ${role ? sql`and ${ofRole[role]}` : nothing}
      ${event ? sql`and ${takesPart(sql`m.person_id`, organisationId, event)}` : nothing}
      ${state ? sql`and ${stands[state]}` : nothing}
      ${joinedFrom ? sql`and m.joined_at >= ${startOf(organisationId, joinedFrom, 0)}` : nothing}
      ${joinedUntil ? sql`and m.joined_at < ${startOf(organisationId, joinedUntil, 1)}` : nothing}
      ${whatTheyDo(organisationId, filter)}`;
};

/** Days are the organisation's. */
const startOf = (organisationId: number, day: string, days: number): Sql =>
  sql`((${day}::date + ${days}::integer)::timestamp at time zone
    (select time_zone from organisations where id = ${organisationId}))`;

const plannedFor = ({ q }: PeopleFilter, query: Sql): Sql => (q ? plannedAnew(query) : query);

const isNarrowed = ({ sort: _, page: __, perPage: ___, ...filter }: PeopleQuery) =>
  Object.values(filter).some(Boolean);

/** How many there are for a page of them: everyone is kept count of, of some so many are enough. */
export async function countForPage(
  db: Db,
  organisationId: number,
  query: PeopleFilter,
): Promise<Counted> {
  if (!isNarrowed(query)) return { total: await countMembers(db, organisationId) };
  return countUpTo(
    db,
    sql`select from organisations_members m where ${matching(organisationId, query)}`,
  );
}

/** To the last one, for who takes all of them with them. */
export async function countPeople(db: Db, organisationId: number, query: PeopleFilter) {
  const count = sql`select count(*) as total from organisations_members m
                    where ${matching(organisationId, query)}`;
  return (await db.row<{ total: number }>(plannedFor(query, count)))?.total ?? 0;
}

/**
 * Everyone is read on a walk through their order. Whom a search finds may stand at its far end, and
 * few of many are passed by everyone else on the way: both are found first and then sorted. The
 * planner guesses too often which it will be. Of very many the first are met soon, or they all
 * stand together far away: the walk is tried, and given up after a while.
 */
const few = 2_000;
const awhile = 20_000;

const isFoundFirst = (query: PeopleQuery, { total, totalIsAtLeast }: Counted): boolean =>
  !totalIsAtLeast && isNarrowed(query) && (Boolean(query.q) || total <= few);

export async function findPeople(
  db: Db,
  organisationId: number,
  query: PeopleQuery,
  page: { offset: number; limit: number } & Counted,
): Promise<PersonRow[]> {
  const limit = Math.min(page.limit, page.total - page.offset);
  if (limit <= 0) return [];
  // Where the end is nobody knows, it is not near.
  const isNearEnd = !page.totalIsAtLeast && page.offset > page.total / 2;
  const offset = isNearEnd ? page.total - page.offset - limit : page.offset;
  const isBackwards = query.sort?.startsWith('-') ?? false;
  const { key, there, back } = orders[(query.sort?.replace('-', '') ?? 'name') as Order];
  const order = isBackwards === isNearEnd ? there : back;
  const rowsOf = (found: Sql) =>
    db.rows<PersonRow>(
      plannedFor(
        query,
        sql`select ${columns}
            from (${found} order by ${order} limit ${limit} offset ${offset}) page
            join organisations_members m on m.organisation_id = ${organisationId}
              and m.person_id = page.person_id
            join accounts a on a.id = m.person_id
            order by ${isBackwards ? back : there}`,
      ),
    );
  const foundIn = (members: Sql) =>
    sql`select m.person_id, ${key} from ${members} m where ${matching(organisationId, query)}`;
  const all = foundIn(sql`organisations_members`);
  const first = sql`with found as materialized (${all}) select * from found m`;
  if (!page.totalIsAtLeast) return rowsOf(isFoundFirst(query, page) ? first : all);
  const near = await rowsOf(foundIn(firstOf(organisationId, order)));
  return near.length === limit ? near : rowsOf(first);
}

const firstOf = (organisationId: number, order: Sql): Sql =>
  sql`(select * from organisations_members m
       where m.organisation_id = ${organisationId} and m.removed_at is null
       order by ${order} limit ${awhile})`;

export const findPerson = (db: Db, organisationId: number, personId: number) =>
  db.row<PersonRow>(
    sql`select ${columns} from organisations_members m join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId} and m.person_id = ${personId}
          and m.removed_at is null`,
  );

/** Locked in one order, so that two who change the same people wait instead of failing. */
export const lockPeople = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<PersonRow>(
    sql`select ${columns} from organisations_members m join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId} and m.person_id = any(${ids})
          and m.removed_at is null
        order by m.person_id for no key update of m`,
  );

export const updatePeople = (
  db: Db,
  organisationId: number,
  ids: readonly number[],
  { role, company, isActive }: PersonUpdate,
) =>
  db.run(
    sql`update organisations_members set
          role = coalesce(${role}, role),
          company = coalesce(${company}, company),
          deactivated_at = case when ${isActive ?? null}::boolean is null then deactivated_at
                                when ${isActive ?? null} then null
                                else coalesce(deactivated_at, now()) end,
          version = version + 1
        where organisation_id = ${organisationId} and person_id = any(${ids}) and removed_at is null`,
  );

/** In the order of their ids, so that a reader of everyone can go on after the last one seen. */
export const findPeopleAfter = (
  db: Db,
  organisationId: number,
  filter: PeopleFilter,
  after: number,
  limit: number,
) =>
  db.rows<ExportedRow>(
    sql`select ${columns}, ${consentColumns(sql`m.person_id`, organisationId)},
               ${attendanceColumns(sql`m.person_id`, organisationId, filter.event)}
        from organisations_members m join accounts a on a.id = m.person_id
        where ${matching(organisationId, filter)} and m.person_id > ${after}
        order by m.person_id limit ${limit}`,
  );

/** Others whose name is much like this one, the likest first. */
export const findDoubles = (db: Db, organisationId: number, personId: number, limit: number) =>
  db.rows<PersonRow>(
    sql`select ${columns}
        from organisations_members me
        join organisations_members m on m.organisation_id = me.organisation_id
          and m.person_id <> me.person_id and m.removed_at is null
          and me.sort_name <% m.search_text
        join accounts a on a.id = m.person_id
        where me.organisation_id = ${organisationId} and me.person_id = ${personId}
        order by me.sort_name <<-> m.sort_name, m.person_id limit ${limit}`,
  );
