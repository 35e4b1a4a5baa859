import type { Client } from 'pg';

/** In a year; there are three of them, as the page compares the last one with the one before it. */
export const events = 10_000_000;
const days = 3 * 365;
const daysKept = 30;
const aDay = Math.round(events / 365);

/** Years of ten million views each, as counting leaves them: sums by day, hour and month, rows of the last thirty days. */
export async function fillYear(client: Client, organisationId: number): Promise<void> {
  await client.query(
    `truncate analytics_days, analytics_months, analytics_hours, analytics_views, analytics_visits`,
  );
  await client.query(
    `insert into analytics_days (organisation_id, day, what, name, views, visits, seconds, stayed)
     select $1, current_date - d, part.what, part.name, part.views, part.views / 4, part.views * 30,
       part.views / 8
     from generate_series(0, $2::int - 1) d
     cross join lateral (
       select 'all' as what, '' as name, $3::int as views
       union all select 'who', who, $3::int / 2 from unnest(array['member', 'guest']) who
       union all select 'device', device, $3::int / 3
         from unnest(array['desk', 'tablet', 'phone']) device
       union all select 'screen', 'screen ' || n, $3::int / 20 from generate_series(1, 20) n
       union all select 'event', n::text, $3::int / 20 from generate_series(1, 20) n
       union all select 'country', chr(65 + n / 26) || chr(65 + n % 26), $3::int / 150
         from generate_series(0, 149) n
       union all select 'source', 'host-' || n || '.example', $3::int / 400
         from generate_series(1, 400) n) part`,
    [organisationId, days, aDay],
  );
  await client.query(
    `insert into analytics_months (organisation_id, month, what, name, views, visits)
     select organisation_id, date_trunc('month', day)::date, what, name, sum(views), sum(visits)
     from analytics_days where what in ('screen', 'device', 'country', 'source')
     group by 1, 2, 3, 4`,
  );
  await client.query(
    `insert into analytics_hours (organisation_id, hour, views)
     select $1, date_trunc('day', now()) - make_interval(hours => h), $2::int / 24
     from generate_series(1, $3::int * 24) h`,
    [organisationId, aDay, days],
  );
  await client.query(
    `insert into analytics_views (organisation_id, key, at, day, hour, event_id, screen, device,
       country, source, who, visitor)
     select $1, n::text, at, at::date, date_trunc('hour', at), null, 'event', 'desk', 'DE', '',
       'guest', (n % 200000)::text
     from generate_series(1, $2::int) n
     cross join lateral (select now() - make_interval(secs => n * 86400.0 * $3 / $2) as at) moment`,
    [organisationId, aDay * daysKept, daysKept],
  );
  await client.query('analyze analytics_days, analytics_months, analytics_hours, analytics_views');
}
