import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { canRunEvents } from '../../events/index.ts';

/** `mine`: conversations the reader may read, nearly; of a group, from what number on. */
const mine = (person: Person): Sql => {
  const { organisationId, id } = person;
  return sql`mine as materialized (
    select c.id, case when c.kind = 'group' then me.joined_sequence else 0 end as since
    from chat_members me join chat_conversations c
      on c.organisation_id = me.organisation_id and c.id = me.conversation_id
    where me.organisation_id = ${organisationId} and me.person_id = ${id}
      and me.standing in ('member', 'invited', 'asked')
      and c.kind in ('direct', 'group') and c.archived_at is null
    union all
    select c.id, 0 as since from chat_conversations c
    where c.organisation_id = ${organisationId} and c.event_id is not null
      and c.archived_at is null and case
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

interface LineSearch {
  /** A tsquery of ours. */
  words: string;
  conversationId?: number;
  before?: number;
  limit: number;
}

const says = ({ organisationId }: Person, { words, conversationId, before }: LineSearch): Sql =>
  sql`l.organisation_id = ${organisationId} and l.state = 'shown'
    and l.words @@ to_tsquery('simple', ${words})
    ${conversationId === undefined ? nothing : sql`and l.conversation_id = ${conversationId}`}
    ${before === undefined ? nothing : sql`and l.id < ${before}`}`;

/** So many lines are found by their words and sorted; more are met soon on a walk from the newest. */
const few = 2_000;

/** The newest first. The planner cannot know how rare the beginning of a word is. */
export async function findCandidates(
  db: Db,
  person: Person,
  search: LineSearch,
): Promise<Candidate[]> {
  const rare = await findAmongFew(db, person, search);
  if (rare && rare.total <= few) return rare.found;
  return db.rows<Candidate>(
    plannedAnew(sql`with ${mine(person)}
      select l.id, l.conversation_id as "conversationId"
      from mine join chat_lines l on l.conversation_id = mine.id and l.sequence > mine.since
      where ${says(person, search)}
      order by l.id desc limit ${search.limit}`),
  );
}

/** What is materialized is planned as if all were read, and read as far as it is asked for. */
const findAmongFew = (db: Db, person: Person, search: LineSearch) =>
  db.row<{ total: number; found: Candidate[] }>(
    plannedAnew(sql`with ${mine(person)},
      hits as materialized (
        select l.id, l.conversation_id, l.sequence from chat_lines l where ${says(person, search)}),
      few as materialized (select * from hits limit ${few + 1})
      select (select count(*) from few) as total, coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'conversationId', f.conversation_id)
                         order by f.id desc)
        from (select few.id, few.conversation_id from few
              join mine on mine.id = few.conversation_id and few.sequence > mine.since
              order by few.id desc limit ${search.limit}) f), '[]') as found`),
  );
