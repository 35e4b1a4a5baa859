import type { PeopleFilter, PeopleQuery, PersonUpdate } from '@plenum/contract';
import { type Counted, countUpTo } from '../../platform/db/counting.ts';
import type { Db } from '../../platform/db/db.ts';
import { literally, nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import { takesPart } from '../events/index.ts';
import { countMembers } from '../organisations/index.ts';
import { whatTheyDo } from './people.filters.ts';
import { attendanceColumns, consentColumns } from './people.attendance.queries.ts';
import type { ExportedRow, PersonRow } from './people.view.ts';

const columns = sql`a.id, a.full_name as "fullName", a.username, a.email, a.avatar, m.company, m.role,
  m.deactivated_at is null as "isActive", a.verified_at is not null as "isVerified",
  m.joined_at as "joinedAt", m.last_seen_at as "lastSeenAt"`;

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

const matching = (organisationId: number, filter: PeopleFilter): Sql => {
  const { q, role, state, event } = filter;
  return sql`m.organisation_id = ${organisationId} and m.removed_at is null
      ${q ? sql`and m.search_text like ${patternOf(q)}` : nothing}
      ${role ? sql`and m.role = ${role}` : nothing}
      ${event ? sql`and ${takesPart(sql`m.person_id`, organisationId, event)}` : nothing}
      ${state ? sql`and ${stands[state]}` : nothing}
      ${whatTheyDo(organisationId, filter)}`;
};

const patternOf = (q: string) => `%${literally(q.toLowerCase())}%`;

const plannedFor = ({ q }: PeopleFilter, query: Sql): Sql => (q ? plannedAnew(query) : query);

/** How many there are for a page of them: everyone is kept count of, of some so many are enough. */
export async function countForPage(
  db: Db,
  organisationId: number,
  query: PeopleFilter,
): Promise<Counted> {
  const { sort: _, ...narrowing } = query;
  const isEveryone = Object.values(narrowing).every((value) => !value);
  if (isEveryone) return { total: await countMembers(db, organisationId) };
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
 * planner guesses too often which it will be.
 */
const few = 2_000;

const isFoundFirst = (
  { q, role, state, event, attendance, consent, interest }: PeopleQuery,
  { total, totalIsAtLeast }: Counted,
): boolean =>
  (Boolean(q) && !totalIsAtLeast) ||
  (Boolean(role ?? state ?? event ?? attendance ?? consent ?? interest) && total <= few);

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
  const found = sql`select m.person_id, ${key} from organisations_members m
                    where ${matching(organisationId, query)}`;
  const first = isFoundFirst(query, page)
    ? sql`with found as materialized (${found}) select * from found m`
    : found;
  const rows = sql`select ${columns}
        from (${first} order by ${isBackwards === isNearEnd ? there : back}
              limit ${limit} offset ${offset}) page
        join organisations_members m on m.organisation_id = ${organisationId}
          and m.person_id = page.person_id
        join accounts a on a.id = m.person_id
        order by ${isBackwards ? back : there}`;
  return db.rows<PersonRow>(plannedFor(query, rows));
}

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
        order by m.person_id for update of m`,
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
                                else coalesce(deactivated_at, now()) end
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
