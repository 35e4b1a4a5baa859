import type { News } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** What each kind belongs to, and whether it is mailed where nobody chose. */
export interface MailedKind {
  kind: string;
  group: string;
  mail: boolean;
}

interface Round {
  kinds: readonly MailedKind[];
  now: Date;
}

/** Unread for ten minutes, and no older than a day: then it is no news any more. */
const isDue = ({ kinds, now }: Round) => sql`
  n.read_at is null and n.mailed_at is null
  and n.created_at between ${now}::timestamptz - interval '1 day'
    and ${now}::timestamptz - interval '10 minutes'
  and exists (
    select from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb)
      as k(kind text, "group" text, mail boolean)
    left join notifications_settings s on s.organisation_id = n.organisation_id
      and s.person_id = n.person_id and s."group" = k."group"
    where k.kind = n.kind and coalesce(s.mail, k.mail))`;

/** Who is to be written: nobody twice within the hour, and nobody of an unproven organisation. */
export const findDigestReaders = (db: Db, round: Round, limit: number) =>
  db.rows<{ organisationId: number; personIds: number[] }>(
    sql`select organisation_id as "organisationId",
               array_agg(person_id order by person_id) as "personIds"
        from (
          select distinct n.organisation_id, n.person_id
          from notifications n
          join organisations o on o.id = n.organisation_id and o.verified_at is not null
          where ${isDue(round)} and not exists (
            select from notifications_letters l
            where l.organisation_id = n.organisation_id and l.person_id = n.person_id
              and l.at > ${round.now}::timestamptz - interval '1 hour')
          order by 1, 2 limit ${limit}) as due
        group by organisation_id`,
  );

/** Whoever notes the letter writes it: another node that comes to it finds it noted. */
export const claimLetters = async (
  db: Db,
  organisationId: number,
  personIds: readonly number[],
  now: Date,
) =>
  (
    await db.rows<{ personId: number }>(
      sql`insert into notifications_letters as l (organisation_id, person_id, at)
          select ${organisationId}, p.id, ${now}
          from unnest(${personIds}::bigint[]) with ordinality as p(id, nth)
          order by p.nth
          on conflict (organisation_id, person_id) do update set at = excluded.at
            where l.at <= excluded.at - interval '1 hour'
          returning person_id as "personId"`,
    )
  ).map(({ personId }) => personId);

export type DigestNotice = News & {
  personId: number;
  place: number;
  link: string;
  count: number;
};

export const takeDigest = (
  db: Db,
  organisationId: number,
  personIds: readonly number[],
  round: Round,
) =>
  db.rows<DigestNotice>(
    sql`update notifications n set mailed_at = ${round.now}
        where n.organisation_id = ${organisationId} and n.person_id = any(${personIds})
          and ${isDue(round)}
        returning n.person_id as "personId", n.place, n.kind, n.data, n.link, n.count`,
  );
