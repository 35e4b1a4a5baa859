import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

interface Headline {
  personId: number;
  headline: string;
}

const byPerson = (rows: readonly Headline[]) =>
  new Map(rows.map(({ personId, headline }) => [personId, headline]));

/** As they wrote it, whoever they show it to: for their own card. */
export const findHeadlinesFor = async (
  db: Db,
  organisationId: number,
  personIds: readonly number[],
) =>
  byPerson(
    await db.rows<Headline>(
      sql`select person_id as "personId", headline from profiles
          where organisation_id = ${organisationId} and person_id = any(${personIds})
            and headline <> ''`,
    ),
  );

/** Of those who show it to everyone at the event. */
export const findHeadlines = async (db: Db, organisationId: number, personIds: readonly number[]) =>
  byPerson(
    await db.rows<Headline>(
      sql`select person_id as "personId", headline from profiles
          where organisation_id = ${organisationId} and person_id = any(${personIds})
            and headline <> '' and profiles_audiences(privacy) ->> 'headline' = 'everyone'`,
    ),
  );

const idsOf = (rows: readonly { personId: number }[]) =>
  new Set(rows.map(({ personId }) => personId));

/** Who lets the booths they visit know who they are. */
export const findNamed = async (db: Db, organisationId: number, personIds: readonly number[]) =>
  idsOf(
    await db.rows<{ personId: number }>(
      sql`select person_id as "personId" from profiles
          where organisation_id = ${organisationId} and person_id = any(${personIds})
            and shows_visits`,
    ),
  );

/** Who does not tell whether they are there. */
export const findPresenceHidden = async (
  db: Db,
  organisationId: number,
  personIds: readonly number[],
) =>
  idsOf(
    await db.rows<{ personId: number }>(
      sql`select person_id as "personId" from profiles
          where organisation_id = ${organisationId} and person_id = any(${personIds})
            and not shows_presence`,
    ),
  );
