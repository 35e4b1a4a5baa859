import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { usualMinutes } from '../desks/desks.alert-minutes.queries.ts';

export interface Unanswered {
  organisationId: number;
  conversationId: number;
  eventId: number;
  eventName: string;
  askerId: number;
  fullName: string;
  text: string;
  /** Of the line that waits, where it can be read. */
  sequence: number | null;
}

/** Whoever takes them alerts of them, no other node does. */
export const takeUnanswered = (db: Db, now: Date, limit: number) =>
  db.rows<Unanswered>(
    sql`with due as (
          select q.organisation_id, q.conversation_id, c.event_id, c.asker_id, c.last_line_id
          from chat_requests q
          join chat_conversations c on c.organisation_id = q.organisation_id
            and c.id = q.conversation_id and c.kind = 'help' and c.archived_at is null
          left join chat_desks d
            on d.organisation_id = c.organisation_id and d.event_id = c.event_id
          where q.waiting_since is not null and q.alerted_at is null
            and coalesce(d.alert_minutes, ${usualMinutes}) > 0
            and q.waiting_since <= ${now}::timestamptz
              - make_interval(mins => coalesce(d.alert_minutes, ${usualMinutes}))
          order by q.waiting_since limit ${limit} for no key update of q skip locked),
        taken as (
          update chat_requests q set alerted_at = ${now} from due
          where q.organisation_id = due.organisation_id
            and q.conversation_id = due.conversation_id)
        select due.organisation_id as "organisationId", due.conversation_id as "conversationId",
               due.event_id as "eventId", e.name as "eventName", due.asker_id as "askerId",
               coalesce(nullif(a.full_name, ''), a.username) as "fullName",
               coalesce(l.text, '') as text, l.sequence
        from due
        join events e on e.organisation_id = due.organisation_id and e.id = due.event_id
        join accounts a on a.id = due.asker_id
        left join chat_lines l on l.organisation_id = due.organisation_id
          and l.id = due.last_line_id and l.state = 'shown'`,
  );

export interface WaitingBooth {
  organisationId: number;
  conversationId: number;
  eventId: number;
  exhibitorId: number;
  askerId: number;
  /** The day on which the question came is over where the event takes place. */
  isDayOver: boolean;
  staffIds: number[];
}

/** Questions to booths that nobody answered for so long, or until the day was over. */
export const findWaitingBooths = (db: Db, now: Date, since: Date) =>
  db.rows<WaitingBooth>(
    sql`select * from (
          select q.organisation_id as "organisationId", q.conversation_id as "conversationId",
                 c.event_id as "eventId", c.subject_id as "exhibitorId", c.asker_id as "askerId", q.waiting_since,
                 (q.waiting_since at time zone e.time_zone)::date
                   < (${now}::timestamptz at time zone e.time_zone)::date as "isDayOver",
                 array(select t.person_id from exhibitors_staff t
                   where t.organisation_id = c.organisation_id and t.exhibitor_id = c.subject_id)
                   as "staffIds"
          from chat_requests q
          join chat_conversations c on c.organisation_id = q.organisation_id
            and c.id = q.conversation_id and c.kind = 'booth' and c.archived_at is null
          join events e on e.organisation_id = c.organisation_id and e.id = c.event_id
          where q.waiting_since is not null and q.state in ('waiting', 'taken')) as waiting
        where "isDayOver" or waiting_since <= ${since}
        order by waiting_since limit 1000`,
  );
