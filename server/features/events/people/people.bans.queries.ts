import type { EventRole } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Somebody of an event, banned or not; nobody else decides about them until the transaction ends. */
export const lockPerson = (db: Db, organisationId: number, eventId: number, personId: number) =>
  db.row<{ role: EventRole }>(
    sql`select role from events_people where organisation_id = ${organisationId}
          and event_id = ${eventId} and person_id = ${personId} for no key update`,
  );

/** Infinity: until it is lifted; null: they are let in. */
export const updateBan = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  until: Date | 'infinity' | null,
) =>
  db.run(
    sql`update events_people set banned_until = ${until} where organisation_id = ${organisationId}
          and event_id = ${eventId} and person_id = ${personId}`,
  );

export const isBanned = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from events_people where organisation_id = ${organisationId}
          and event_id = ${eventId} and person_id = ${personId} and banned_until > now()`,
  )) !== null;

/** In every organisation: bans whose time is over. */
export const takeEndedBans = (db: Db) =>
  db.rows<{ organisationId: number; eventId: number; personId: number }>(
    sql`update events_people set banned_until = null where banned_until <= now()
        returning organisation_id as "organisationId", event_id as "eventId",
          person_id as "personId"`,
  );
