import type { Answer } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { GuestRow } from './calendar.rows.ts';

const columns = sql`
  g.id, g.entry_id as "entryId", g.person_id as "personId", g.address,
  coalesce(nullif(a.full_name, ''), regexp_replace(a.username, '^-.*', ''), g.name) as name,
  a.avatar, g.answer`;
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
  guest: { personId: number | null; name: string; address: string; answer: Answer },
): Promise<number | null> {
  const row = await db.row<{ id: number }>(
    sql`insert into calendar_guests (organisation_id, entry_id, person_id, name, address, answer)
        values (${organisationId}, ${entryId}, ${guest.personId}, ${guest.name}, ${guest.address},
          ${guest.answer})
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

export const setAnswer = (db: Db, organisationId: number, id: number, answer: Answer, at: Date) =>
  db.run(
    sql`update calendar_guests set answer = ${answer}, answered_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** At a new time everybody says anew whether they come. */
export const resetAnswers = (db: Db, organisationId: number, entryId: number) =>
  db.run(
    sql`update calendar_guests set answer = 'waiting', answered_at = null
        where organisation_id = ${organisationId} and entry_id = ${entryId}`,
  );
