import type { Step, Tier } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Deeds } from './console.score.ts';

export interface BoothCounts extends Record<Exclude<Step, 'dropped'>, number> {
  id: number;
}

/** Staff of the booth and organisers are no visitors, whenever they became so. */
export const isVisitor = (alias: Sql) =>
  sql`exists (
        select from organisations_members m where m.organisation_id = ${alias}.organisation_id
          and m.person_id = ${alias}.person_id and m.role <> 'admin' and m.removed_at is null)
      and not exists (
        select from exhibitors_staff s where s.organisation_id = ${alias}.organisation_id
          and s.exhibitor_id = ${alias}.exhibitor_id and s.person_id = ${alias}.person_id)`;

/** Asked in a form, or in a conversation: then once, however much was said. */
const asked = sql`(
  select organisation_id, exhibitor_id, person_id, asked_at from exhibitors_asks
  union all
  select organisation_id, exhibitor_id, person_id, asked_at from exhibitors_talks)`;

const peopleIn = (table: Sql, organisationId: number, ids: readonly number[]) =>
  sql`(select d.exhibitor_id, count(distinct d.person_id)::int as people from ${table} d
       where d.organisation_id = ${organisationId} and d.exhibitor_id = any(${ids})
         and ${isVisitor(sql`d`)} group by d.exhibitor_id)`;

/** Of each of these booths, how many people came how far. */
export const countSteps = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<BoothCounts>(
    sql`select x.id, coalesce(v.seen, 0) as seen, coalesce(v.visited, 0) as visited,
               coalesce(f.people, 0) as downloaded, coalesce(k.people, 0) as asked
        from unnest(${ids}::bigint[]) as x(id)
        left join (
          select d.exhibitor_id, count(distinct d.person_id)::int as seen,
                 count(distinct d.person_id) filter (where d.visited_at is not null)::int as visited
          from exhibitors_visits d
          where d.organisation_id = ${organisationId} and d.exhibitor_id = any(${ids})
            and ${isVisitor(sql`d`)} group by d.exhibitor_id) v on v.exhibitor_id = x.id
        left join ${peopleIn(sql`exhibitors_downloads`, organisationId, ids)} f
          on f.exhibitor_id = x.id
        left join ${peopleIn(asked, organisationId, ids)} k
          on k.exhibitor_id = x.id`,
  );

export const findTierOnFloor = async (
  db: Db,
  organisationId: number,
  { eventId, tier }: { eventId: number; tier: Tier },
): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(
    sql`select id from exhibitors where organisation_id = ${organisationId}
          and event_id = ${eventId} and tier = ${tier} and is_shown`,
  );
  return rows.map(({ id }) => id);
};

export const findDays = (db: Db, organisationId: number, exhibitorId: number) =>
  db.rows<{ day: string; people: number; seconds: number }>(
    sql`select d.day::text as day, count(*)::int as people, sum(d.seconds)::bigint as seconds
        from exhibitors_visits d
        where d.organisation_id = ${organisationId} and d.exhibitor_id = ${exhibitorId}
          and d.visited_at is not null and ${isVisitor(sql`d`)}
        group by d.day order by d.day`,
  );

/** Everyone who did anything at the booth, or whose card it holds, with all they did. */
export const findDeeds = (
  db: Db,
  organisationId: number,
  exhibitorId: number,
  heldOf: readonly number[],
) => {
  const here = sql`d.organisation_id = ${organisationId} and d.exhibitor_id = ${exhibitorId}
    and ${isVisitor(sql`d`)}`;
  return db.rows<Deeds>(
    sql`with v as (
          select d.person_id, min(d.visited_at) as "visitedAt", max(d.visited_at) as "returnedAt",
                 count(d.visited_at)::int as days, sum(d.seconds)::int as seconds,
                 coalesce(max(d.last_at) filter (where d.visited_at is not null), max(d.last_at))
                   as "seenAt"
          from exhibitors_visits d where ${here} group by d.person_id),
        f as (
          select d.person_id, count(*)::int as downloads, max(d.at) as "downloadedAt"
          from exhibitors_downloads d where ${here} group by d.person_id),
        k as (
          select d.person_id, count(*)::int as asks, max(d.asked_at) as "askedAt"
          from ${asked} d where ${here} group by d.person_id),
        who as (
          select person_id from v union select person_id from f union select person_id from k
          union select unnest(${heldOf}::bigint[]))
        select a.id as "personId", coalesce(nullif(a.full_name, ''), a.username) as "fullName",
               a.avatar, v."visitedAt", v."returnedAt", coalesce(v.days, 0) as days,
               coalesce(v.seconds, 0) as seconds, v."seenAt",
               coalesce(f.downloads, 0) as downloads, f."downloadedAt",
               coalesce(k.asks, 0) as asks, k."askedAt"
        from who
        join organisations_members m on m.organisation_id = ${organisationId}
          and m.person_id = who.person_id and m.removed_at is null
        join accounts a on a.id = who.person_id
        left join v on v.person_id = who.person_id
        left join f on f.person_id = who.person_id
        left join k on k.person_id = who.person_id
        order by a.id`,
  );
};
