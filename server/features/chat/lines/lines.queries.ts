import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { LineRow } from '../chat.rows.ts';
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
