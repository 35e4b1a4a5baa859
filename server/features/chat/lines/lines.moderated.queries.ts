import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { SeenRow } from '../chat.rows.ts';

export type TitledRow = Pick<
  SeenRow,
  'organisationId' | 'id' | 'kind' | 'eventId' | 'subjectId' | 'askerId' | 'title'
>;

const titled: Sql = sql`c.organisation_id as "organisationId", c.id, c.kind,
  c.event_id as "eventId", c.subject_id as "subjectId", c.asker_id as "askerId",
  coalesce(x.name, nullif(c.title, ''), s.session -> 'title' ->> e.languages[1], '') as title
  from chat_conversations c
  left join events e on e.organisation_id = c.organisation_id and e.id = c.event_id
  left join exhibitors x on x.organisation_id = c.organisation_id and x.id = c.subject_id
    and (c.about = 'booth' or c.kind = 'booth')
  left join agenda_published s on c.about = 'session' and s.organisation_id = c.organisation_id
    and s.event_id = c.event_id and s.session_id = c.subject_id`;

/** A conversation with its title in the first language of its event, whoever asks. */
export const findTitled = (db: Db, organisationId: number, conversationId: number) =>
  db.row<TitledRow>(
    sql`select ${titled}
        where c.organisation_id = ${organisationId} and c.id = ${conversationId}`,
  );

export const findTitledByLine = (db: Db, organisationId: number, lineId: number) =>
  db.row<TitledRow>(
    sql`select ${titled}
        where c.organisation_id = ${organisationId} and c.id = (
          select conversation_id from chat_lines
          where organisation_id = ${organisationId} and id = ${lineId})`,
  );

/** Whether somebody was heard in a channel of the event before. */
export const wasHeardIn = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from chat_lines l
        join chat_conversations c on c.organisation_id = l.organisation_id
          and c.id = l.conversation_id and c.event_id = ${eventId} and c.kind = 'channel'
        where l.organisation_id = ${organisationId} and l.author_id = ${personId}
          and l.state = 'shown' limit 1`,
  )) !== null;

/** Ids of a line and of those said around it, in the same thread. */
export const findAround = (
  db: Db,
  organisationId: number,
  conversationId: number,
  lineId: number,
  { before, after }: { before: number; after: number },
) =>
  db.rows<{ id: number }>(
    sql`with subject as (
          select sequence, thread_id from chat_lines where organisation_id = ${organisationId}
            and conversation_id = ${conversationId} and id = ${lineId}),
        near as (
          select l.id, l.sequence, s.sequence as middle from chat_lines l, subject s
          where l.organisation_id = ${organisationId} and l.conversation_id = ${conversationId}
            and l.thread_id is not distinct from s.thread_id)
        (select id from near where sequence <= middle order by sequence desc limit ${before + 1})
        union all
        (select id from near where sequence > middle order by sequence limit ${after})`,
  );
