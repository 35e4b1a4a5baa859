import type { ChatPerson } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import type { SeenRow } from '../chat.rows.ts';

/** In an event: whom its directory shows, its organisers, and who has spoken here anyway. */
const inEvent = ({ organisationId, id, eventId }: SeenRow): Sql => sql`(
  (f.is_found and f.events @> array[${eventId}::bigint])
  or exists (select from events_people p where p.organisation_id = ${organisationId}
    and p.event_id = ${eventId} and p.person_id = m.person_id
    and (p.role <> 'attendee' or exists (select from chat_lines l
      where l.organisation_id = ${organisationId} and l.conversation_id = ${id}
        and l.author_id = m.person_id and l.state = 'shown'))))
  and not exists (select from events_people p where p.organisation_id = ${organisationId}
    and p.event_id = ${eventId} and p.person_id = m.person_id
    and coalesce(p.banned_until, '-infinity') > now())`;

/** Of the members `m`, found as `f`, in the conversation as `me`. */
export function canBeNamed(row: SeenRow): Sql {
  switch (row.kind) {
    case 'direct':
    case 'group':
      return sql`me.standing = 'member'`;
    case 'channel':
      return inEvent(row);
    case 'help':
      return sql`(m.person_id = ${row.askerId} or m.role = 'admin')`;
    case 'booth':
      return sql`(m.person_id = ${row.askerId} or exists (select from exhibitors_staff s
        where s.organisation_id = ${row.organisationId} and s.exhibitor_id = ${row.subjectId}
          and s.person_id = m.person_id))`;
  }
}

/** By name, its owner first; a word of the name begins so. */
export const findNamable = (db: Db, row: SeenRow, q: string) =>
  db.rows<ChatPerson & { isOwner: boolean }>(
    plannedAnew(sql`
      select a.id, coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.avatar,
             coalesce(me.is_owner, false) as "isOwner"
      from organisations_members m
      join accounts a on a.id = m.person_id
      join profiles_found f on f.organisation_id = m.organisation_id and f.person_id = m.person_id
      left join chat_members me on me.organisation_id = m.organisation_id
        and me.conversation_id = ${row.id} and me.person_id = m.person_id
      where m.organisation_id = ${row.organisationId} and m.removed_at is null
        and m.deactivated_at is null and ${canBeNamed(row)}
        and ' ' || f.sort_name like '% ' || profiles_fold(${q}) || '%'
      order by coalesce(me.is_owner, false) desc, f.sort_name collate "C", a.id limit 50`),
  );
