import type { Delivery, SponsorCount } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export interface CountedAt {
  organisationId: number;
  eventId: number;
  now: Date;
  /** The day is that of the event. */
  timeZone: string;
}

/**
 * What does not belong together counts nothing. In one order, so that two at a time wait for each
 * other and never in a circle.
 */
export const addCounts = (
  db: Db,
  { organisationId, eventId, now, timeZone }: CountedAt,
  counts: readonly SponsorCount[],
) =>
  db.run(
    sql`insert into sponsors_counts
          (organisation_id, event_id, sponsor_id, placement, day, impressions, clicks)
        select s.organisation_id, s.event_id, s.id, c.placement,
               (${now}::timestamptz at time zone ${timeZone})::date,
               count(*) filter (where c.what = 'seen'), count(*) filter (where c.what = 'followed')
        from unnest(${counts.map(({ sponsorId }) => sponsorId)}::bigint[],
                    ${counts.map(({ placement }) => placement)}::text[],
                    ${counts.map(({ what }) => what)}::text[]) as c (sponsor_id, placement, what)
        join sponsors s on s.id = c.sponsor_id and s.organisation_id = ${organisationId}
          and s.event_id = ${eventId} and s.is_active
        join sponsors_packages p on p.organisation_id = s.organisation_id and p.id = s.package_id
          and c.placement = any(p.placements)
        where c.what = 'seen' or s.url is not null
        group by s.organisation_id, s.event_id, s.id, c.placement
        order by s.id, c.placement
        on conflict (organisation_id, event_id, sponsor_id, placement, day) do update set
          impressions = sponsors_counts.impressions + excluded.impressions,
          clicks = sponsors_counts.clicks + excluded.clicks`,
  );

/** A line for each placement that was sold, promised or not, and for each that was counted once. */
export const findDelivery = (db: Db, organisationId: number, eventId: number) =>
  db.rows<Delivery>(
    sql`select s.id as "sponsorId", places.placement,
               coalesce((p.promised ->> places.placement)::integer, 0) as promised,
               coalesce(sum(c.impressions), 0)::bigint as impressions,
               coalesce(sum(c.clicks), 0)::bigint as clicks
        from sponsors s
        join sponsors_packages p on p.organisation_id = s.organisation_id and p.id = s.package_id
        cross join unnest(array['lobby', 'program', 'stage', 'mail']) with ordinality
          as places (placement, place)
        left join sponsors_counts c on c.organisation_id = s.organisation_id
          and c.event_id = s.event_id and c.sponsor_id = s.id and c.placement = places.placement
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
        group by s.organisation_id, s.id, p.organisation_id, p.id, places.placement, places.place
        having places.placement = any(p.placements) or count(c.day) > 0
        order by p.position, p.id, s.position, s.id, places.place`,
  );

export interface SponsorFigures {
  sponsorId: number;
  name: string;
  promised: number;
  impressions: number;
  clicks: number;
}

/** Of each sponsor of an event, all placements together. */
export const findSponsorFigures = (db: Db, organisationId: number, eventId: number) =>
  db.rows<SponsorFigures>(
    sql`select s.id as "sponsorId", s.name,
          (select coalesce(sum(value::bigint), 0)::bigint
             from jsonb_each_text(p.promised)) as promised,
          coalesce(sum(c.impressions), 0)::bigint as impressions,
          coalesce(sum(c.clicks), 0)::bigint as clicks
        from sponsors s
        join sponsors_packages p on p.organisation_id = s.organisation_id and p.id = s.package_id
        left join sponsors_counts c on c.organisation_id = s.organisation_id
          and c.event_id = s.event_id and c.sponsor_id = s.id
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
        group by s.organisation_id, s.id, p.organisation_id, p.id
        order by impressions desc, s.name, s.id`,
  );
