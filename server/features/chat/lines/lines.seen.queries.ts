import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import type { ListedRow, SeenRow } from '../chat.rows.ts';

/** A person as chat shows them; null once their account is gone. `a` is the account. */
export const chatPerson: Sql = sql`case when a.id is not null and a.username <> '-' || a.id then
  jsonb_build_object('id', a.id, 'fullName', coalesce(nullif(a.full_name, ''), a.username),
    'avatar', a.avatar) end`;

const peopleOf = (personId: number): Sql => sql`coalesce((
  select jsonb_agg(who.person) from (
    select ${chatPerson} as person from accounts a
    where a.id = case when c.kind = 'direct'
        then case when c.low_id = ${personId} then c.high_id else c.low_id end
        else c.asker_id end
      and c.kind in ('direct', 'help', 'booth')
    union all (
      select ${chatPerson} from chat_members o join accounts a on a.id = o.person_id
      where c.kind = 'group' and o.organisation_id = c.organisation_id
        and o.conversation_id = c.id and o.standing = 'member' and o.person_id <> ${personId}
      order by o.joined_at, o.person_id limit 8)) who
  where who.person is not null), '[]'::jsonb)`;

/** Nobody counts beyond a hundred. */
const unseenOf = (personId: number): Sql => sql`(select count(*)::int from (
  select from chat_lines u
  where u.organisation_id = c.organisation_id and u.conversation_id = c.id
    and u.sequence > greatest(me.read_sequence, me.joined_sequence) and u.thread_id is null
    and u.state = 'shown' and u.author_id is distinct from ${personId} limit 100) counted)`;

const mentionsOf = (personId: number): Sql => sql`(select count(*)::int from chat_mentions n
  join chat_lines u on u.organisation_id = n.organisation_id and u.id = n.line_id and u.state = 'shown'
  where n.organisation_id = c.organisation_id and n.person_id = ${personId}
    and n.conversation_id = c.id and n.sequence > coalesce(me.read_sequence, 0))`;

const columns = (personId: number): Sql => sql`
  c.organisation_id as "organisationId", c.id, c.kind, c.about, c.event_id as "eventId",
  c.subject_id as "subjectId", c.asker_id as "askerId",
  coalesce(x.name, c.title) as title, s.session -> 'title' as titles,
  c.sequence, c.version,
  jsonb_build_object('slowSeconds', c.slow_seconds, 'isPaused', c.is_paused,
    'followersOnly', c.followers_only, 'holdsNewcomers', c.holds_newcomers) as rules,
  me.standing, coalesce(me.is_owner, false) as "isOwner",
  coalesce(me.is_following, false) as "isFollowing",
  coalesce(me.read_sequence, 0) as "readSequence",
  coalesce(me.joined_sequence, 0) as "joinedSequence",
  exists (select from chat_blocks b where c.kind = 'direct'
    and b.organisation_id = c.organisation_id and b.person_id = ${personId}
    and b.blocked_id in (c.low_id, c.high_id)) as "isBlocked",
  exists (select from chat_blocks b where c.kind = 'direct'
    and b.organisation_id = c.organisation_id and b.blocked_id = ${personId}
    and b.person_id in (c.low_id, c.high_id)) as "isBlockedByThem",
  coalesce(e.state <> 'draft' and e.modules @> '{chat}' and ep.person_id is not null
    and coalesce(ep.banned_until, '-infinity') <= now(), false) as "isInEvent",
  coalesce(ep.role in ('organiser', 'moderator'), false) as "isModerator",
  case when c.about = 'session' then s.session_id is not null
       when c.about = 'booth' or c.kind = 'booth' then coalesce(x.is_shown, false)
       else true end as "isShown",
  exists (select from exhibitors_staff t where x.id is not null
    and t.organisation_id = c.organisation_id and t.exhibitor_id = x.id
    and t.person_id = ${personId}) as "isStaff"`;

const listed = (personId: number): Sql => sql`
  ${peopleOf(personId)} as people,
  case when c.kind in ('direct', 'group') then (
    select count(*)::int from chat_members o where o.organisation_id = c.organisation_id
      and o.conversation_id = c.id and o.standing = 'member') else 0 end as members,
  case when l.id is not null then jsonb_build_object(
    'text', case when l.state = 'shown' then left(l.text, 160) else '' end,
    'at', l.created_at, 'author', ${chatPerson},
    'state', case when l.state = 'held' then 'hidden' else l.state end,
    'hasFiles', l.state = 'shown' and exists (select from chat_files f
      where f.organisation_id = l.organisation_id and f.line_id = l.id)) end as "lastLine",
  case when me.person_id is null then 0 else ${unseenOf(personId)} end as unseen,
  ${mentionsOf(personId)} as mentions,
  coalesce(me.notify, 'all') as notify,
  (select jsonb_build_object('state', r.state, 'waitingSince', r.waiting_since,
     'takenBy', (select ${chatPerson} from accounts a where a.id = r.taken_by))
   from chat_requests r
   where r.organisation_id = c.organisation_id and r.conversation_id = c.id) as request`;

const tables = (personId: number): Sql => sql`chat_conversations c
  left join chat_members me on me.organisation_id = c.organisation_id
    and me.conversation_id = c.id and me.person_id = ${personId}
  left join events e on e.organisation_id = c.organisation_id and e.id = c.event_id
  left join events_people ep on ep.organisation_id = c.organisation_id
    and ep.event_id = c.event_id and ep.person_id = ${personId}
  left join exhibitors x on x.organisation_id = c.organisation_id and x.id = c.subject_id
    and (c.about = 'booth' or c.kind = 'booth')
  left join agenda_published s on c.about = 'session' and s.organisation_id = c.organisation_id
    and s.event_id = c.event_id and s.session_id = c.subject_id`;

const within = ({ organisationId }: Person): Sql =>
  sql`where c.organisation_id = ${organisationId} and c.archived_at is null`;

/** A conversation as this person stands in it: asked before each line, so it reads no more. */
export const findSeen = (db: Db, person: Person, id: number) =>
  db.row<SeenRow>(
    sql`select ${columns(person.id)} from ${tables(person.id)}
        ${within(person)} and c.id = ${id}`,
  );

/** Which of them are asked for in the tail. */
export const findListed = (db: Db, person: Person, tail: Sql) =>
  db.rows<ListedRow>(
    sql`select ${columns(person.id)}, ${listed(person.id)} from ${tables(person.id)}
        left join chat_lines l on l.organisation_id = c.organisation_id and l.id = c.last_line_id
        left join accounts a on a.id = l.author_id
        ${within(person)} ${tail}`,
  );
