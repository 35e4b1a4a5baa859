import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import type { Person } from '../../platform/person.ts';
import { canRunEvents } from '../events/index.ts';

/** `mine`: conversations the reader may read, nearly; of a group, from what number on. */
const mine = (person: Person): Sql => {
  const { organisationId, id } = person;
  return sql`mine as materialized (
    select c.id, case when c.kind = 'group' then me.joined_sequence else 0 end as since
    from chat_conversations c
    left join chat_members me on me.organisation_id = c.organisation_id
      and me.conversation_id = c.id and me.person_id = ${id}
    where c.organisation_id = ${organisationId} and c.archived_at is null and case
      when c.kind in ('direct', 'group') then me.standing in ('member', 'invited', 'asked')
      when c.kind = 'booth' then c.asker_id = ${id} or exists (select from exhibitors_staff s
        where s.organisation_id = ${organisationId} and s.exhibitor_id = c.subject_id
          and s.person_id = ${id})
      when ${canRunEvents(person)} then true
      when c.kind = 'help' then c.asker_id = ${id}
      else c.event_id in (select event_id from events_people
        where organisation_id = ${organisationId} and person_id = ${id}) end)`;
};

export interface Candidate {
  id: number;
  conversationId: number;
}

/** The newest first; `words` as a tsquery of ours. */
export const findCandidates = (
  db: Db,
  person: Person,
  words: string,
  { conversationId, before, limit }: { conversationId?: number; before?: number; limit: number },
) =>
  db.rows<Candidate>(
    plannedAnew(sql`with ${mine(person)}
      select l.id, l.conversation_id as "conversationId"
      from mine join chat_lines l on l.conversation_id = mine.id and l.sequence > mine.since
      where l.organisation_id = ${person.organisationId} and l.state = 'shown'
        and l.words @@ to_tsquery('simple', ${words})
        ${conversationId === undefined ? nothing : sql`and l.conversation_id = ${conversationId}`}
        ${before === undefined ? nothing : sql`and l.id < ${before}`}
      order by l.id desc limit ${limit}`),
  );
