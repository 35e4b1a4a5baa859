import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

interface Salt {
  organisationId: number;
  day: string;
  salt: string;
}

/** Those that are there, with new ones where there is none; their rows stay locked. */
export const keepSalts = (db: Db, salts: readonly Salt[]) =>
  db.rows<Salt>(
    sql`insert into analytics_salts as s (organisation_id, day, salt)
        select "organisationId", day, decode(salt, 'hex')
        from jsonb_to_recordset(${JSON.stringify(salts)}::jsonb)
          as given("organisationId" bigint, day date, salt text)
        order by 1, 2
        on conflict (organisation_id, day) do update set salt = s.salt
        returning organisation_id as "organisationId", day::text, encode(salt, 'hex') as salt`,
  );

export interface NewView {
  organisationId: number;
  key: string;
  at: Date;
  day: string;
  timeZone: string;
  eventId: number | null;
  screen: string;
  device: string;
  country: string;
  source: string;
  who: 'member' | 'guest';
  visitor: string;
}

const given = (views: readonly NewView[]): Sql => sql`
  select * from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as given(
    "organisationId" bigint, key text, at timestamptz, day date, "timeZone" text, "eventId" bigint,
    screen text, device text, country text, source text, who text, visitor text)`;

/** Hours begin with the day of the zone: where clocks go back there are twenty-five. */
const hourOf = sql`date_bin('1 hour', at, date_trunc('day', at, "timeZone"))`;

const firstOf = (column: Sql): Sql => sql`(array_agg(${column} order by at, key))[1]`;

const secondsOf = (visit: Sql): Sql =>
  sql`floor(extract(epoch from ${visit}.last_at - ${visit}.first_at))::bigint`;

/**
 * One statement: a view that is new grows the visit it belongs to, and what grew is added to the sums.
 * So sums are those of what is written, whatever comes twice, late, or is cut off.
 */
export const addViews = (db: Db, views: readonly NewView[]) =>
  db.run(
    sql`with fresh as (
          insert into analytics_views (organisation_id, key, at, day, hour, event_id, screen, device,
            country, source, who, visitor)
          select "organisationId", key, at, day, ${hourOf}, "eventId", screen, device, country, source,
            who, visitor
          from (${given(views)}) given order by 1, 2
          on conflict do nothing returning *),
        arrived as (
          select organisation_id, day, visitor, min(at) as first_at, max(at) as last_at,
            count(*) as views, ${firstOf(sql`device`)} as device, ${firstOf(sql`country`)} as country,
            ${firstOf(sql`source`)} as source, ${firstOf(sql`who`)} as who
          from fresh group by 1, 2, 3),
        before as (
          select v.* from analytics_visits v join arrived using (organisation_id, day, visitor)),
        after as (
          insert into analytics_visits as v (organisation_id, day, visitor, first_at, last_at, views,
            device, country, source, who)
          select organisation_id, day, visitor, first_at, last_at, views, device, country, source, who
          from arrived order by 1, 2, 3
          on conflict (organisation_id, day, visitor) do update set
            first_at = least(v.first_at, excluded.first_at),
            last_at = greatest(v.last_at, excluded.last_at), views = v.views + excluded.views
          returning *),
        grown as (
          select a.*, (b.visitor is null)::int as visits,
            ${secondsOf(sql`a`)} - coalesce(${secondsOf(sql`b`)}, 0) as seconds,
            (a.views > 1)::int - coalesce((b.views > 1)::int, 0) as stayed
          from after a left join before b using (organisation_id, day, visitor)),
        parts as (
          select organisation_id, day, part.what, part.name, 1 as views, 0 as visits, 0 as seconds,
            0 as stayed
          from fresh cross join lateral (values ('all', ''), ('screen', screen),
            ('event', coalesce(event_id::text, '')), ('device', device), ('country', country),
            ('source', source), ('who', who)) as part(what, name)
          union all
          select organisation_id, day, part.what, part.name, 0, visits, seconds, stayed
          from grown cross join lateral (values ('all', ''), ('device', device),
            ('country', country), ('source', source), ('who', who)) as part(what, name)),
        hours as (
          insert into analytics_hours as h (organisation_id, hour, views)
          select organisation_id, hour, count(*) from fresh group by 1, 2 order by 1, 2
          on conflict (organisation_id, hour) do update set views = h.views + excluded.views),
        months as (
          insert into analytics_months as m (organisation_id, month, what, name, views, visits)
          select organisation_id, date_trunc('month', day)::date, what, name, sum(views), sum(visits)
          from parts where what in ('screen', 'device', 'country', 'source')
          group by 1, 2, 3, 4 order by 1, 2, 3, 4
          on conflict (organisation_id, month, what, name) do update set
            views = m.views + excluded.views, visits = m.visits + excluded.visits)
        insert into analytics_days as d
          (organisation_id, day, what, name, views, visits, seconds, stayed)
        select organisation_id, day, what, name, sum(views), sum(visits), sum(seconds), sum(stayed)
        from parts group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (organisation_id, day, what, name) do update set
          views = d.views + excluded.views, visits = d.visits + excluded.visits,
          seconds = d.seconds + excluded.seconds, stayed = d.stayed + excluded.stayed`,
  );
