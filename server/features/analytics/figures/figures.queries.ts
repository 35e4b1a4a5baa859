import type { ShareKind } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { areMonths, type Days } from './figures.periods.ts';

export interface DayRow {
  day: string;
  visits: number;
  views: number;
  seconds: number;
  stayed: number;
  /** Visits of people who were signed in. */
  members: number;
}

export const findVisitDays = (db: Db, organisationId: number, { from, until }: Days) =>
  db.rows<DayRow>(
    sql`select d.day::text, d.visits, d.views, d.seconds, d.stayed,
          coalesce(m.visits, 0) as members
        from analytics_days d
        left join analytics_days m on m.organisation_id = d.organisation_id and m.day = d.day
          and m.what = 'who' and m.name = 'member'
        where d.organisation_id = ${organisationId} and d.day between ${from} and ${until}
          and d.what = 'all'
        order by d.day`,
  );

export interface ShareRow {
  what: ShareKind;
  name: string;
  views: number;
  visits: number;
}

const most = 10;

const sharesOfDays = (organisationId: number, { from, until }: Days): Sql => sql`
  select what, name, views, visits from analytics_days
  where organisation_id = ${organisationId} and day between ${from} and ${until}
    and what in ('screen', 'device', 'country', 'source')`;

const sharesOfMonths = (organisationId: number, { from, until }: Days): Sql => sql`
  select what, name, views, visits from analytics_months
  where organisation_id = ${organisationId} and month between ${from} and ${until}`;

/** What there was most of in each respect. */
export const findShares = (db: Db, organisationId: number, days: Days) =>
  db.rows<ShareRow>(
    sql`select what, name, views, visits from (
          select what, name, sum(views)::bigint as views, sum(visits)::bigint as visits,
            row_number() over (
              partition by what order by sum(visits) desc, sum(views) desc, name) as place
          from (${areMonths(days) ? sharesOfMonths(organisationId, days) : sharesOfDays(organisationId, days)}) counted
          group by 1, 2) shares
        where place <= ${most} order by what, place`,
  );

interface SharePart {
  day: string;
  views: number;
  visits: number;
}

/** One of these shares, by day or by month; times without any are not among them. */
export const findShareParts = (
  db: Db,
  organisationId: number,
  what: ShareKind,
  name: string,
  { from, until }: Days,
  step: 'day' | 'month',
) =>
  db.rows<SharePart>(
    step === 'month'
      ? sql`select month::text as day, views, visits from analytics_months
            where organisation_id = ${organisationId} and month between ${from} and ${until}
              and what = ${what} and name = ${name}`
      : sql`select day::text, views, visits from analytics_days
            where organisation_id = ${organisationId} and day between ${from} and ${until}
              and what = ${what} and name = ${name}`,
  );

export const findViewsSince = (db: Db, organisationId: number, since: Date) =>
  db.rows<{ name: string; views: number }>(
    sql`select screen as name, count(*) as views from analytics_views
        where organisation_id = ${organisationId} and at >= ${since}
        group by 1 order by 2 desc, 1`,
  );
