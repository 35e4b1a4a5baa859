import type { Answer } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { GuestRow } from '../calendar.rows.ts';

const columns = sql`
  g.id, g.entry_id as "entryId", g.person_id as "personId", g.address,
  coalesce(nullif(a.full_name, ''), regexp_replace(a.username, '^-.*', ''), g.name) as name,
  a.avatar, g.answer, g.answers`;
const source = sql`calendar_guests g left join accounts a on a.id = g.person_id`;

export const findGuests = (db: Db, organisationId: number, entryIds: readonly number[]) =>
  entryIds.length === 0
    ? Promise.resolve([])
    : db.rows<GuestRow>(
        sql`select ${columns} from ${source}
            where g.organisation_id = ${organisationId} and g.entry_id = any(${entryIds})
            order by g.entry_id, g.id`,
      );

export const findGuest = (db: Db, organisationId: number, entryId: number, personId: number) =>
  db.row<GuestRow>(
    sql`select ${columns} from ${source}
        where g.organisation_id = ${organisationId} and g.entry_id = ${entryId}
          and g.person_id = ${personId}`,
  );

/** By the link in their mail. */
export const findGuestByToken = (db: Db, hash: Buffer) =>
  db.row<GuestRow & { organisationId: number }>(
    sql`select ${columns}, g.organisation_id as "organisationId" from ${source}
        where g.token_hash = ${hash}`,
  );

export async function insertGuest(
  db: Db,
  organisationId: number,
  entryId: number,
  guest: Pick<GuestRow, 'personId' | 'name' | 'address' | 'answer' | 'answers'>,
): Promise<number | null> {
  const row = await db.row<{ id: number }>(
    sql`insert into calendar_guests (organisation_id, entry_id, person_id, name, address, answer,
          answers)
        values (${organisationId}, ${entryId}, ${guest.personId}, ${guest.name}, ${guest.address},
          ${guest.answer}, ${JSON.stringify(guest.answers)})
        on conflict do nothing returning id`,
  );
  return row?.id ?? null;
}

export const setToken = (db: Db, organisationId: number, id: number, hash: Buffer) =>
  db.run(
    sql`update calendar_guests set token_hash = ${hash}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteGuests = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.run(
    sql`delete from calendar_guests where organisation_id = ${organisationId} and id = any(${ids})`,
  );

/** Of all repeats: what was said of single ones goes with it. */
export const setAnswer = (db: Db, organisationId: number, id: number, answer: Answer, at: Date) =>
  db.run(
    sql`update calendar_guests set answer = ${answer}, answers = '{}', answered_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const setAnswerAt = (
  db: Db,
  organisationId: number,
  id: number,
  { original, answer, at }: { original: Date; answer: Answer; at: Date },
) =>
  db.run(
    sql`update calendar_guests
        set answers = answers || jsonb_build_object(${original.toISOString()}::text, ${answer}::text),
          answered_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** One repeat at a new time. */
export const resetAnswersAt = (db: Db, organisationId: number, entryId: number, original: Date) =>
  db.run(
    sql`update calendar_guests
        set answers = answers || jsonb_build_object(${original.toISOString()}::text, 'waiting')
        where organisation_id = ${organisationId} and entry_id = ${entryId}`,
  );

/** From there on they are those of another entry. */
export const dropAnswersFrom = (db: Db, organisationId: number, entryId: number, from: Date) =>
  db.run(
    sql`update calendar_guests g set answers = coalesce(
          (select jsonb_object_agg(one.key, one.value) from jsonb_each(g.answers) one
           where one.key::timestamptz < ${from}), '{}')
        where organisation_id = ${organisationId} and entry_id = ${entryId}`,
  );

/** At a new time everybody says anew whether they come. */
export const resetAnswers = (db: Db, organisationId: number, entryId: number) =>
  db.run(
    sql`update calendar_guests set answer = 'waiting', answers = '{}', answered_at = null
        where organisation_id = ${organisationId} and entry_id = ${entryId}`,
  );
