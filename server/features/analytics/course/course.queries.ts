import type { EventCourse } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { starDeeds } from '../../agenda/index.ts';
import { lineDeeds } from '../../chat/index.ts';
import { cardDeeds } from '../../dropcards/index.ts';
import { attendeesAt, type EventRow } from '../../events/index.ts';
import { askDeeds, visitDeeds } from '../../exhibitors/index.ts';
import { viewersByMinute, watchDeeds } from '../../stages/index.ts';

type Event = Pick<EventRow, 'organisationId' | 'id' | 'startsOn' | 'endsOn' | 'timeZone'>;

/** All that attendees did at an event of which it is kept when. */
const deedsAt = ({ organisationId, id }: Event): Sql => sql`
  select what, person_id, at from (
    select 'stars' as what, * from (${starDeeds(organisationId, id)}) stars
    union all select 'visits', * from (${visitDeeds(organisationId, id)}) visits
    union all select 'asks', * from (${askDeeds(organisationId, id)}) asks
    union all select 'lines', * from (${lineDeeds(organisationId, id)}) lines
    union all select 'cards', * from (${cardDeeds(organisationId, id)}) cards
    union all select 'watching', * from (${watchDeeds(organisationId, id)}) watching) deeds
  where person_id in (${attendeesAt(organisationId, id)})`;

type Day = EventCourse['days'][number];

interface DayRow extends Day {
  /** Of all days. */
  tookPart: number;
  cameAgain: number;
}

/** Every day of the event, in its own zone. */
export const findDays = (db: Db, event: Event) =>
  db.rows<DayRow>(
    sql`with came as (
          select person_id, (at at time zone ${event.timeZone})::date as day, count(*) as deeds
          from (${deedsAt(event)}) deeds group by 1, 2
          having (min(at) at time zone ${event.timeZone})::date
            between ${event.startsOn} and ${event.endsOn}),
        placed as (
          select *, min(day) over (partition by person_id) as first_day,
            max(day) over (partition by person_id) as last_day from came)
        select to_char(d.day, 'YYYY-MM-DD') as day, count(p.person_id) as people,
          count(*) filter (where p.first_day = p.day) as fresh,
          count(*) filter (where p.last_day > p.day) as again,
          coalesce(sum(p.deeds), 0)::bigint as deeds,
          (select count(distinct person_id) from placed) as "tookPart",
          (select count(distinct person_id) from placed where first_day < last_day) as "cameAgain"
        from generate_series(${event.startsOn}::date, ${event.endsOn}::date, interval '1 day') d(day)
        left join placed p on p.day = d.day
        group by d.day order by d.day`,
  );

/** What they did on these days, the most people first. */
export const findDone = (db: Db, event: Event) =>
  db.rows<EventCourse['did'][number]>(
    sql`select what, count(distinct person_id) as people, count(*) as times
        from (${deedsAt(event)}) deeds
        where (at at time zone ${event.timeZone})::date
          between ${event.startsOn} and ${event.endsOn}
        group by what order by people desc, what`,
  );

export const countSteps = async (db: Db, { organisationId, id }: Event) =>
  (await db.row<{ views: number; joined: number }>(
    sql`select (select count(*) from (${attendeesAt(organisationId, id)}) attendees) as joined,
          (select coalesce(sum(views), 0)::bigint from analytics_days
           where organisation_id = ${organisationId} and what = 'event'
             and name = ${String(id)}) as views`,
  )) ?? { views: 0, joined: 0 };

export interface MinuteRow extends Omit<EventCourse['minutes'][number], 'at'> {
  at: Date;
}

/** Those of a day of the event's zone in which something happened. */
export const findMinutes = (db: Db, event: Event, day: string) =>
  db.rows<MinuteRow>(
    sql`with span as (
          select ${day}::date::timestamp at time zone ${event.timeZone} as begins,
            (${day}::date + 1)::timestamp at time zone ${event.timeZone} as ends),
        opened as (
          select date_trunc('minute', at) as minute, count(distinct visitor) as people
          from analytics_views, span
          where organisation_id = ${event.organisationId} and event_id = ${event.id}
            and at >= begins and at < ends
          group by 1),
        watched as (
          select date_trunc('minute', at) as minute, sum(viewers)::bigint as viewers
          from (${viewersByMinute(event.organisationId, event.id)}) minutes, span
          where at >= begins and at < ends
          group by 1),
        done as (
          select date_trunc('minute', at) as minute, what, count(*) as deeds
          from (${deedsAt(event)}) deeds, span where at >= begins and at < ends
          group by 1, 2)
        select minute as at, coalesce(max(people), 0) as people,
          coalesce(max(viewers), 0)::bigint as viewers,
          coalesce(sum(deeds) filter (where what = 'stars'), 0)::bigint as stars,
          coalesce(sum(deeds) filter (where what = 'visits'), 0)::bigint as visits,
          coalesce(sum(deeds) filter (where what = 'asks'), 0)::bigint as asks,
          coalesce(sum(deeds) filter (where what = 'lines'), 0)::bigint as lines,
          coalesce(sum(deeds) filter (where what = 'cards'), 0)::bigint as cards
        from (select minute, people, 0 as viewers, null as what, 0 as deeds from opened
              union all select minute, 0, viewers, null, 0 from watched
              union all select minute, 0, 0, what, deeds from done) all_of_them
        group by 1 order by 1`,
  );
