import type { EventRole, EventUpdate, NewEvent } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, sql } from '../../platform/db/sql.ts';
import { isLetIn } from './people/people.queries.ts';
import type { EventRow } from './events.view.ts';

const columns = sql`
  e.organisation_id as "organisationId", e.id, e.slug, e.name, e.tagline, e.description,
  e.starts_on::text as "startsOn", e.ends_on::text as "endsOn", e.time_zone as "timeZone",
  e.languages, e.state, e.accent, e.logo, e.banner, e.modules, e.joining,
  e.join_code as "joinCode", e.room_clashes as "roomClashes",
  e.speaker_clashes as "speakerClashes", e.version`;

export const findEvent = (db: Db, organisationId: number, id: number) =>
  db.row<EventRow>(
    sql`select ${columns} from events e where e.organisation_id = ${organisationId} and e.id = ${id}`,
  );

export const lockEvent = (db: Db, organisationId: number, id: number) =>
  db.row<EventRow>(
    sql`select ${columns} from events e
        where e.organisation_id = ${organisationId} and e.id = ${id} for update`,
  );

/** Of whatever organisation: the address of a public page names no other. Drafts have none. */
export const findShownEvent = (db: Db, slug: string) =>
  db.row<EventRow>(
    sql`select ${columns} from events e where e.slug = ${slug} and e.state <> 'draft'`,
  );

/** What stands at these addresses, of whatever organisation. */
export const findShownPlaces = (db: Db, slugs: readonly string[]) =>
  db.rows<{ slug: string; organisationId: number; eventId: number }>(
    sql`select slug, organisation_id as "organisationId", id as "eventId" from events
        where slug = any(${slugs}) and state <> 'draft'`,
  );

export const findShownEvents = (db: Db) =>
  db.rows<EventRow>(sql`select ${columns} from events e where e.state <> 'draft' order by e.id`);

export const findShownOf = (db: Db, organisationId: number, limit: number) =>
  db.rows<EventRow>(
    sql`select ${columns} from events e
        where e.organisation_id = ${organisationId} and e.state <> 'draft'
        order by e.starts_on desc, e.id limit ${limit}`,
  );

/** Where what belongs to a whole organisation has its public place. */
export const firstShownSlug = async (db: Db, organisationId: number) =>
  (
    await db.row<{ slug: string }>(
      sql`select slug from events where organisation_id = ${organisationId} and state <> 'draft'
          order by id limit 1`,
    )
  )?.slug ?? null;

/** Live ones first, then those to come, then those over; `personId` narrows to where one takes part. */
export const findEvents = (
  db: Db,
  organisationId: number,
  personId: number,
  { isAll, today }: { isAll: boolean; today: string },
) =>
  db.rows<EventRow & { role: EventRole | null }>(
    sql`select ${columns}, p.role from events e
        left join events_people p on p.organisation_id = e.organisation_id and p.event_id = e.id
          and p.person_id = ${personId} and ${isLetIn(sql`p`)}
        where e.organisation_id = ${organisationId}
          ${isAll ? nothing : sql`and p.person_id is not null and e.state <> 'draft'`}
        order by e.state = 'ended' or e.ends_on < ${today}, e.state <> 'live',
          case when e.ends_on < ${today} then null else e.starts_on end, e.starts_on desc, e.id
        limit 500`,
  );

/** Null when the address is taken. */
export const insertEvent = (
  db: Db,
  organisationId: number,
  slug: string,
  { name, startsOn, endsOn, timeZone, languages }: NewEvent,
  isSample: boolean,
) =>
  db.row<{ id: number }>(
    sql`insert into events (organisation_id, slug, name, starts_on, ends_on, time_zone, languages,
                            is_sample)
        values (${organisationId}, ${slug}, ${name}, ${startsOn}, ${endsOn}, ${timeZone},
                ${languages}, ${isSample})
        on conflict do nothing returning id`,
  );

export const isSlugTaken = async (db: Db, slug: string, exceptId: number) =>
  (await db.row(sql`select 1 from events where slug = ${slug} and id <> ${exceptId}`)) !== null;

export type EventFields = Required<Omit<EventUpdate, 'version'>>;

export const updateEvent = (db: Db, organisationId: number, id: number, to: EventFields) =>
  db.run(
    sql`update events set slug = ${to.slug}, name = ${to.name},
          tagline = ${JSON.stringify(to.tagline)}, description = ${JSON.stringify(to.description)},
          starts_on = ${to.startsOn}, ends_on = ${to.endsOn}, time_zone = ${to.timeZone},
          languages = ${to.languages}, accent = ${to.accent}, modules = ${to.modules},
          joining = ${to.joining}, join_code = ${to.joinCode}, room_clashes = ${to.roomClashes},
          speaker_clashes = ${to.speakerClashes}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateState = (db: Db, organisationId: number, id: number, state: string) =>
  db.run(
    sql`update events set state = ${state}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** What no screen of the event itself shows. */
export const findMarks = (db: Db, organisationId: number, id: number) =>
  db.row<{ isAway: boolean; isSample: boolean }>(
    sql`select steps_away as "isAway", is_sample as "isSample" from events
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const hasSample = async (db: Db, organisationId: number) =>
  (await db.row(
    sql`select from events where organisation_id = ${organisationId} and is_sample`,
  )) !== null;

export const updateStepsAway = (db: Db, organisationId: number, id: number, isAway: boolean) =>
  db.run(
    sql`update events set steps_away = ${isAway}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updatePicture = (
  db: Db,
  organisationId: number,
  id: number,
  which: 'logo' | 'banner',
  picture: string | null,
) =>
  db.run(
    sql`update events set ${which === 'logo' ? sql`logo` : sql`banner`} = ${picture}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteEvent = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from events where organisation_id = ${organisationId} and id = ${id}`);
