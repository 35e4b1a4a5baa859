import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Lines of the kept sums that a plain recount of the views tells otherwise, and the other way round. */
export const differencesIn = (db: Db, organisationId: number, timeZone: string) =>
  db.rows(
    sql`with local as (
          select *, at at time zone ${timeZone} as shown from analytics_views
          where organisation_id = ${organisationId}),
        visited as (
          select day, visitor, max(at) as l, min(at) as f, count(*) as n from local group by 1, 2),
        recounted as (
          select day, what, name, sum(views) as views, sum(visits) as visits, sum(seconds) as seconds,
            sum(stayed) as stayed
          from (
            select day, p.what, p.name, 1 as views, 0 as visits, 0 as seconds, 0 as stayed
            from local cross join lateral (values ('all', ''), ('screen', screen),
              ('device', device), ('event', event_id::text), ('country', country),
              ('source', source), ('who', who)) p(what, name)
            where shown::date = day
            union all
            select day, p.what, p.name, 0, 1, floor(extract(epoch from l - f))::bigint, (n > 1)::int
            from visited join analytics_visits t using (day, visitor)
            cross join lateral (values ('all', ''), ('device', device), ('country', country),
              ('source', source), ('who', who)) p(what, name)
            where t.organisation_id = ${organisationId}
            union all
            select null, 'hour', to_char((at - make_interval(
                mins => extract(minute from shown)::int, secs => extract(second from shown)
              )) at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), 1, 0, 0, 0
            from local) all_kinds
          group by 1, 2, 3),
        by_month as (
          select date_trunc('month', day)::date, 'month ' || what, name, sum(views), sum(visits), 0, 0
          from recounted where what in ('screen', 'device', 'country', 'source') group by 1, 2, 3),
        kept as (
          select day, what, name, views, visits, seconds, stayed from analytics_days
          where organisation_id = ${organisationId}
          union all
          select null, 'hour', to_char(hour at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), views, 0, 0, 0
          from analytics_hours where organisation_id = ${organisationId}
          union all
          select month, 'month ' || what, name, views, visits, 0, 0
          from analytics_months where organisation_id = ${organisationId}),
        expected as (select * from recounted union all select * from by_month)
        (select 'kept' as whose, * from kept except select 'kept', * from expected)
        union all (select 'recounted', * from expected except select 'recounted', * from kept)`,
  );
