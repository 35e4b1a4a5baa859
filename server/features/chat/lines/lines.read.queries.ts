import type { UnseenChats } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { canRunEvents } from '../../events/index.ts';
import type { Place } from '../rooms/rooms.head.queries.ts';

/** Only ever forwards; null: they had read as far already. */
export const moveReadMark = (
  db: Db,
  { organisationId, id }: Place,
  personId: number,
  sequence: number,
) =>
  db.row(
    sql`insert into chat_members as me
          (organisation_id, conversation_id, person_id, standing, read_sequence)
        values (${organisationId}, ${id}, ${personId}, 'reader', ${sequence})
        on conflict (organisation_id, conversation_id, person_id) do update
          set read_sequence = excluded.read_sequence
          where me.read_sequence < excluded.read_sequence
        returning read_sequence`,
  );

/** Lines of others somebody has not read, up to a hundred in each conversation. */
const unseenIn = (personId: number): Sql => sql`(select count(*) from (
  select from chat_lines u
  where u.organisation_id = c.organisation_id and u.conversation_id = c.id
    and u.sequence > greatest(me.read_sequence, me.joined_sequence) and u.thread_id is null
    and u.state = 'shown' and u.author_id is distinct from ${personId} limit 100) counted)`;

const mine = ({ organisationId, id }: Person): Sql => sql`
  from chat_members me join chat_conversations c on c.organisation_id = me.organisation_id
    and c.id = me.conversation_id and c.archived_at is null
  where me.organisation_id = ${organisationId} and me.person_id = ${id}`;

const mentions = (person: Person): Sql => sql`(
  select count(*) from chat_mentions n
  join chat_lines u on u.organisation_id = n.organisation_id and u.id = n.line_id
    and u.state = 'shown'
  join chat_conversations c on c.organisation_id = n.organisation_id
    and c.id = n.conversation_id and c.kind = 'channel' and c.archived_at is null
  join events e on e.organisation_id = c.organisation_id and e.id = c.event_id
    and e.state <> 'draft' and e.modules @> '{chat}'
  left join chat_members me on me.organisation_id = n.organisation_id
    and me.conversation_id = n.conversation_id and me.person_id = n.person_id
  where n.organisation_id = ${person.organisationId} and n.person_id = ${person.id}
    and n.sequence > coalesce(me.read_sequence, 0)
    and (${canRunEvents(person)} or exists (select from events_people p
      where p.organisation_id = c.organisation_id and p.event_id = c.event_id
        and p.person_id = n.person_id and coalesce(p.banned_until, '-infinity') <= now())))`;

const betweenFew = (person: Person): Sql => sql`(
  select coalesce(sum(case
    when me.standing = 'invited' then 1
    when me.notify = 'none' then 0
    else ${unseenIn(person.id)} end), 0) ${mine(person)}
    and c.kind in ('direct', 'group') and me.standing in ('member', 'asked', 'invited')
    and not exists (select from chat_blocks b where c.kind = 'direct'
      and b.organisation_id = me.organisation_id and b.person_id = me.person_id
      and b.blocked_id in (c.low_id, c.high_id)))`;

const waitingHelp = ({ organisationId }: Person): Sql => sql`(
  select count(*) from chat_requests r
  join chat_conversations c on c.organisation_id = r.organisation_id and c.id = r.conversation_id
  where r.organisation_id = ${organisationId} and r.state = 'waiting' and c.kind = 'help'
    and c.archived_at is null)`;

const answersToMe = (person: Person): Sql => sql`(
  select coalesce(sum(${unseenIn(person.id)}), 0) ${mine(person)}
    and c.kind = 'help' and c.asker_id = ${person.id})`;

const waitingAtBooths = ({ organisationId, id }: Person): Sql => sql`(
  select count(*) from exhibitors_staff t
  join events_people p on p.organisation_id = t.organisation_id and p.event_id = t.event_id
    and p.person_id = t.person_id and coalesce(p.banned_until, '-infinity') <= now()
  join chat_conversations c on c.organisation_id = t.organisation_id and c.kind = 'booth'
    and c.subject_id = t.exhibitor_id and c.archived_at is null
  join chat_requests r on r.organisation_id = c.organisation_id and r.conversation_id = c.id
    and r.state in ('waiting', 'missed')
  where t.organisation_id = ${organisationId} and t.person_id = ${id})`;

export const countUnseen = (db: Db, person: Person) =>
  db.row<UnseenChats>(
    sql`select ${mentions(person)}::int as channels, ${betweenFew(person)}::int as private,
          ${canRunEvents(person) ? waitingHelp(person) : answersToMe(person)}::int as help,
          ${waitingAtBooths(person)}::int as booths`,
  );
