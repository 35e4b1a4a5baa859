import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import type { Person } from '../../platform/person.ts';
import { canRunEvents } from '../events/index.ts';

/** Of the lines `l` of the conversations `c`: those of which the reader may read the conversation, nearly. */
const nearlyReadable = (person: Person): Sql => {
  const { organisationId, id } = person;
  const runs = canRunEvents(person);
  return sql`case
    when c.kind in ('direct', 'group') then exists (select from chat_members me
      where me.organisation_id = ${organisationId} and me.conversation_id = c.id
        and me.person_id = ${id} and me.standing in ('member', 'invited', 'asked')
        and (c.kind = 'direct' or l.sequence > me.joined_sequence))
    when c.kind = 'booth' then c.asker_id = ${id} or exists (select from exhibitors_staff s
      where s.organisation_id = ${organisationId} and s.exhibitor_id = c.subject_id
        and s.person_id = ${id})
    when ${runs} then true
    when c.kind = 'help' then c.asker_id = ${id}
    else exists (select from events_people p where p.organisation_id = ${organisationId}
      and p.event_id = c.event_id and p.person_id = ${id}) end`;
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
    plannedAnew(sql`
      select l.id, l.conversation_id as "conversationId" from chat_lines l
      join chat_conversations c on c.organisation_id = l.organisation_id
        and c.id = l.conversation_id and c.archived_at is null
      where l.organisation_id = ${person.organisationId} and l.state = 'shown'
        and l.words @@ to_tsquery('simple', ${words})
        ${conversationId === undefined ? nothing : sql`and l.conversation_id = ${conversationId}`}
        ${before === undefined ? nothing : sql`and l.id < ${before}`}
        and ${nearlyReadable(person)}
      order by l.id desc limit ${limit}`),
  );
