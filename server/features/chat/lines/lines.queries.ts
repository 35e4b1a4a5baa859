import type { Line } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { LineRow, SeenRow } from '../chat.rows.ts';
import { canBeNamed } from '../people/people.namable.queries.ts';
import type { Place } from '../rooms/rooms.head.queries.ts';
import { chatPerson } from './lines.seen.queries.ts';

const mentions: Sql = sql`coalesce((
  select jsonb_agg(${chatPerson} order by n.person_id)
  from chat_mentions n join accounts a on a.id = n.person_id and a.username <> '-' || a.id
  where n.organisation_id = l.organisation_id and n.line_id = l.id), '[]'::jsonb)`;

const files: Sql = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size,
    'picture', case when f.picture_as is not null then
      jsonb_build_object('width', f.width, 'height', f.height) end) order by f.place, f.id)
  from chat_files f
  where f.organisation_id = l.organisation_id and f.line_id = l.id), '[]'::jsonb)`;

/** Whoever asks stands first among who reacted. */
const reactions = (readerId: number): Sql => sql`coalesce((
  select jsonb_agg(jsonb_build_object('emoji', g.emoji, 'count', g.count, 'personIds', g.people)
    order by g.first, g.emoji)
  from (
    select r.emoji, count(*)::int as count, min(r.at) as first,
      (array_agg(r.person_id
        order by (r.person_id = ${readerId}) desc, r.at, r.person_id))[1:20] as people
    from chat_reactions r
    where r.organisation_id = l.organisation_id and r.line_id = l.id
    group by r.emoji) g), '[]'::jsonb)`;

const columns = (readerId: number): Sql => sql`
  l.id, l.organisation_id as "organisationId", l.conversation_id as "conversationId",
  l.sequence, l.changed, l.client_id as "clientId", l.author_id as "authorId",
  ${chatPerson} as author, l.text, l.state, l.was_shown as "wasShown", l.created_at as at,
  l.edited_at as "editedAt", l.thread_id as "threadId", l.replies,
  l.pinned_at is not null as "isPinned", ${mentions} as mentions, ${files} as files,
  ${reactions(readerId)} as reactions`;

/** For whom lines are read: nobody where they are for everyone. */
export interface Reader {
  organisationId: number;
  /** 0: nobody. */
  readerId: number;
}

const select = (readerId: number, lines: Sql): Sql => sql`
  select ${columns(readerId)} from ${lines} left join accounts a on a.id = l.author_id`;

/** Lines with what is in them; which of them is said in the tail, that calls them `l`. */
export const findLines = (db: Db, { organisationId, readerId }: Reader, tail: Sql) =>
  db.rows<LineRow>(
    sql`${select(readerId, sql`chat_lines l`)}
        where l.organisation_id = ${organisationId} ${tail}`,
  );

/**
 * Lines of one conversation by their ids, in their order. Each is looked up by itself: asked for all
 * at once, a database that has not counted lately reads the whole history for them.
 */
export const findLinesById = (
  db: Db,
  { organisationId, readerId }: Reader,
  conversationId: number,
  ids: readonly number[],
) => {
  const lines = sql`unnest(${ids}::bigint[]) as asked(id) cross join lateral (
    select * from chat_lines where organisation_id = ${organisationId} and id = asked.id limit 1) l`;
  return db.rows<LineRow>(
    sql`${select(readerId, lines)} where l.conversation_id = ${conversationId} order by l.sequence`,
  );
};

export interface NewLineRow {
  sequence: number;
  authorId: number;
  clientId: string;
  text: string;
  state: Line['state'];
  threadId: number | null;
  at: Date;
}

export const insertLines = (db: Db, { organisationId, id }: Place, lines: readonly NewLineRow[]) =>
  db.rows<{ id: number; sequence: number }>(
    sql`insert into chat_lines (organisation_id, conversation_id, sequence, changed, author_id,
          client_id, text, state, was_shown, thread_id, created_at)
        select ${organisationId}, ${id}, n.sequence, n.sequence, n.author_id, n.client_id, n.text,
          n.state, n.state = 'shown', n.thread_id, n.at
        from unnest(${lines.map((line) => line.sequence)}::bigint[],
                    ${lines.map((line) => line.authorId)}::bigint[],
                    ${lines.map((line) => line.clientId)}::uuid[],
                    ${lines.map((line) => line.text)}::text[],
                    ${lines.map((line) => line.state)}::text[],
                    ${lines.map((line) => line.threadId)}::bigint[],
                    ${lines.map((line) => line.at.toISOString())}::timestamptz[])
          as n(sequence, author_id, client_id, text, state, thread_id, at)
        order by n.sequence
        returning id, sequence`,
  );

interface Said {
  authorId: number;
  clientId: string;
}

/** Of these, what was said already; each is looked up by itself, however long the history is. */
export const findSaid = (db: Db, { organisationId, id }: Place, said: readonly Said[]) =>
  db.rows<Said & { id: number }>(
    sql`select l.id, n.author_id as "authorId", n.client_id as "clientId"
        from unnest(${said.map((one) => one.authorId)}::bigint[],
                    ${said.map((one) => one.clientId)}::uuid[]) as n(author_id, client_id)
        cross join lateral (
          select id from chat_lines where organisation_id = ${organisationId}
            and conversation_id = ${id} and author_id = n.author_id
            and client_id = n.client_id limit 1) l`,
  );

/** When these people last said something here. */
export const findLastSaid = (
  db: Db,
  { organisationId, id }: Place,
  { authorIds, since }: { authorIds: readonly number[]; since: Date },
) =>
  db.rows<{ authorId: number; at: Date }>(
    sql`select author_id as "authorId", max(created_at) as at from chat_lines
        where organisation_id = ${organisationId} and conversation_id = ${id}
          and author_id = any(${authorIds}) and created_at > ${since} group by author_id`,
  );

/** Lines a thread can stand under. */
export const findRoots = (db: Db, { organisationId, id }: Place, lineIds: readonly number[]) =>
  db.rows<{ id: number; sequence: number }>(
    sql`select id, sequence from chat_lines
        where organisation_id = ${organisationId} and conversation_id = ${id}
          and id = any(${lineIds}) and thread_id is null and state = 'shown'`,
  );

/** Files put there and in no line yet. */
export const findLooseFiles = (db: Db, { organisationId, id }: Place, ids: readonly number[]) =>
  db.rows<{ id: number; authorId: number }>(
    sql`select id, author_id as "authorId" from chat_files
        where organisation_id = ${organisationId} and conversation_id = ${id}
          and id = any(${ids}) and line_id is null for no key update`,
  );

export const putFilesIn = (
  db: Db,
  { organisationId, id }: Place,
  files: readonly { id: number; lineId: number; place: number }[],
) =>
  db.run(
    sql`update chat_files f set line_id = n.line_id, place = n.place
        from unnest(${files.map((file) => file.id)}::bigint[],
                    ${files.map((file) => file.lineId)}::bigint[],
                    ${files.map((file) => file.place)}::int[]) as n(id, line_id, place)
        where f.organisation_id = ${organisationId} and f.conversation_id = ${id} and f.id = n.id`,
  );

export interface NewMention {
  lineId: number;
  sequence: number;
  personId: number;
}

/** Who can be named, is; the rest is passed over in silence. */
export const insertMentions = (db: Db, seen: SeenRow, mentions: readonly NewMention[]) =>
  db.rows<{ lineId: number; personId: number }>(
    sql`insert into chat_mentions (organisation_id, conversation_id, line_id, person_id, sequence)
        select m.organisation_id, ${seen.id}, n.line_id, n.person_id, n.sequence
        from unnest(${mentions.map((one) => one.lineId)}::bigint[],
                    ${mentions.map((one) => one.sequence)}::bigint[],
                    ${mentions.map((one) => one.personId)}::bigint[])
          as n(line_id, sequence, person_id)
        join organisations_members m on m.organisation_id = ${seen.organisationId}
          and m.person_id = n.person_id and m.removed_at is null and m.deactivated_at is null
        join profiles_found f on f.organisation_id = m.organisation_id
          and f.person_id = m.person_id
        left join chat_members me on me.organisation_id = m.organisation_id
          and me.conversation_id = ${seen.id} and me.person_id = m.person_id
        where ${canBeNamed(seen)}
        on conflict do nothing
        returning line_id as "lineId", person_id as "personId"`,
  );
