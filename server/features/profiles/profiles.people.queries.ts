import type { PersonPage } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { isLetIn } from '../events/index.ts';
import { profileColumns, profileTables } from './profiles.queries.ts';
import type { SeenRow } from './profiles.rows.ts';
import type { Viewer } from './profiles.viewer.ts';

/** A request nobody answers lapses, and so, for who asked, does one that was refused. */
export const lapsesAfter: Sql = sql`interval '30 days'`;

/** `connections` of the viewer: who it is, and how they stand. */
const connections = ({ organisationId, id, now }: Viewer): Sql =>
  sql`connections as materialized (
    select k.id, case when k.asker_id = ${id} then k.asked_id else k.asker_id end as person_id,
      case when k.state = 'connected' then 'connected'
           when k.asked_at <= ${now}::timestamptz - ${lapsesAfter}
             or k.taken_back_at is not null then 'none'
           when k.asker_id = ${id} then 'asked'
           when k.state = 'waiting' then 'asks' else 'none' end as standing
    from profiles_connections k
    where k.organisation_id = ${organisationId} and (k.asker_id = ${id} or k.asked_id = ${id}))`;

/** `closer`: to whom the viewer stands nearer than usual, themselves among them. */
const closer = ({ id, heldByMine }: Viewer): Sql =>
  sql`closer as materialized (
    select person_id, min(nearness) as nearness from (
      select person_id, 1 as nearness from connections where standing = 'connected'
      union all select person_id, 2 from (${heldByMine}) held
      union all select ${id}::bigint, 0) near
    group by person_id)`;

export const standings = (viewer: Viewer): Sql => sql`${connections(viewer)}, ${closer(viewer)}`;

/** Of `f` and its member `m`: in the event, or of those who run all of them. */
const isOfEvent = ({ eventId }: Viewer): Sql =>
  sql`(f.events @> array[${eventId}::bigint] or m.role = 'admin')`;

/** Of these, whoever is a member now, in this order. Who hides is nobody to strangers. */
export const findSeen = (db: Db, viewer: Viewer, ids: readonly number[]) =>
  db.rows<SeenRow>(
    sql`with ${standings(viewer)}
        select ${profileColumns},
          case when c.nearness is not null then c.nearness
               when f.is_found and ${isOfEvent(viewer)} then ${viewer.usual}::int
               else 5 end as nearness,
          case when f.person_id = ${viewer.id} then 'me' else coalesce(k.standing, 'none') end as standing,
          case when k.standing <> 'none' then k.id end as "connectionId"
        from unnest(${ids}::bigint[]) with ordinality as wanted(person_id, place)
        join profiles_found f on f.organisation_id = ${viewer.organisationId}
          and f.person_id = wanted.person_id
        join ${profileTables} on m.organisation_id = f.organisation_id and m.person_id = f.person_id
        left join closer c on c.person_id = f.person_id
        left join connections k on k.person_id = f.person_id
        where m.removed_at is null and m.deactivated_at is null
        order by wanted.place`,
  );

/** Whether this person lets whoever looks from this event see them. */
export const isShownHere = async (db: Db, viewer: Viewer, personId: number): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from profiles_found f
        join organisations_members m
          on m.organisation_id = f.organisation_id and m.person_id = f.person_id
        where f.organisation_id = ${viewer.organisationId} and f.person_id = ${personId}
          and f.is_found and ${isOfEvent(viewer)}`,
  )) !== null;

/** Those of these who are in the event and shown to whoever looks. */
export const findFoundAmong = async (
  db: Db,
  { organisationId, eventId }: Viewer,
  ids: readonly number[],
): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      sql`select person_id as id from profiles_found
          where organisation_id = ${organisationId} and person_id = any(${ids})
            and is_found and events @> array[${eventId}::bigint]`,
    )
  ).map(({ id }) => id);

export const findRoles = (db: Db, organisationId: number, eventId: number, personId: number) =>
  db.rows<PersonPage['roles'][number]>(
    sql`select p.role as what, '' as name from events_people p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and p.person_id = ${personId} and ${isLetIn(sql`p`)}
        union all
        select 'staff', x.name from exhibitors_staff s
        join exhibitors x on x.organisation_id = s.organisation_id and x.id = s.exhibitor_id
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
          and s.person_id = ${personId} and x.is_shown`,
  );
