import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface AskRow {
  id: number;
  text: string;
  at: Date;
  answer: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
}

export interface BoothAskRow extends AskRow {
  personId: number;
  fullName: string;
  avatar: string | null;
}

const columns = sql`k.id, k.text, k.asked_at as at, k.answer, k.answered_at as "answeredAt",
  coalesce(nullif(b.full_name, ''), b.username) as "answeredBy"`;
const most = 500;

export interface NewAsk {
  eventId: number;
  exhibitorId: number;
  personId: number;
  key: string;
  text: string;
  at: Date;
}

/** Null when the key was used before. */
export const insertAsk = (
  db: Db,
  organisationId: number,
  { eventId, exhibitorId, personId, key, text, at }: NewAsk,
) =>
  db.row<{ id: number }>(
    sql`insert into exhibitors_asks
          (organisation_id, event_id, exhibitor_id, person_id, key, text, asked_at)
        values (${organisationId}, ${eventId}, ${exhibitorId}, ${personId}, ${key}, ${text}, ${at})
        on conflict (organisation_id, person_id, key) do nothing
        returning id`,
  );

export const findAskByKey = (db: Db, organisationId: number, personId: number, key: string) =>
  db.row<{ exhibitorId: number; text: string }>(
    sql`select exhibitor_id as "exhibitorId", text from exhibitors_asks
        where organisation_id = ${organisationId} and person_id = ${personId} and key = ${key}`,
  );

/** The newest first. */
export const findMyAsks = (db: Db, organisationId: number, exhibitorId: number, personId: number) =>
  db.rows<AskRow>(
    sql`select ${columns} from exhibitors_asks k left join accounts b on b.id = k.answered_by
        where k.organisation_id = ${organisationId} and k.exhibitor_id = ${exhibitorId}
          and k.person_id = ${personId}
        order by k.id desc limit ${most}`,
  );

/** What waits first, the longest wait first; then what was answered, the newest first. */
export const findBoothAsks = (db: Db, organisationId: number, exhibitorId: number) =>
  db.rows<BoothAskRow>(
    sql`select ${columns}, a.id as "personId",
               coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.avatar
        from exhibitors_asks k
        join accounts a on a.id = k.person_id
        left join accounts b on b.id = k.answered_by
        where k.organisation_id = ${organisationId} and k.exhibitor_id = ${exhibitorId}
        order by k.answer is not null, case when k.answer is null then k.id else -k.id end
        limit ${most}`,
  );

export const lockAsk = (db: Db, organisationId: number, exhibitorId: number, id: number) =>
  db.row<{ personId: number; answer: string | null }>(
    sql`select person_id as "personId", answer from exhibitors_asks
        where organisation_id = ${organisationId} and exhibitor_id = ${exhibitorId}
          and id = ${id} for no key update`,
  );

export const updateAnswer = (
  db: Db,
  organisationId: number,
  id: number,
  { text, personId, at }: { text: string; personId: number; at: Date },
) =>
  db.run(
    sql`update exhibitors_asks
        set answer = ${text}, answered_at = ${at}, answered_by = ${personId}
        where organisation_id = ${organisationId} and id = ${id}`,
  );
