import type { NoticeGroup, SessionNews } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export interface MailableNotice {
  organisationId: number;
  personId: number;
  data: SessionNews;
}

/**
 * Takes what nobody has read for a while: whoever takes it mails it, no other node does. What is
 * older than a day is no news any more, and who turned the group's mail off gets none.
 */
export const takeUnread = (
  db: Db,
  { group, kinds }: { group: NoticeGroup; kinds: readonly string[] },
  now: Date,
  limit: number,
) =>
  db.rows<MailableNotice>(
    sql`update notifications n set mailed_at = ${now}
        from (select organisation_id, id from notifications m
              where read_at is null and mailed_at is null and kind = any(${kinds})
                and created_at between ${now}::timestamptz - interval '1 day'
                  and ${now}::timestamptz - interval '10 minutes'
                and not exists (
                  select from notifications_settings s
                  where s.organisation_id = m.organisation_id and s.person_id = m.person_id
                    and s."group" = ${group} and not s.mail)
              order by created_at limit ${limit} for no key update skip locked) as taken
        where n.organisation_id = taken.organisation_id and n.id = taken.id
        returning n.organisation_id as "organisationId", n.person_id as "personId", n.data`,
  );
