import type { Db } from '../../../platform/db/db.ts';
import { isIn, type Span } from '../../../platform/db/span.ts';
import { sql } from '../../../platform/db/sql.ts';

interface HelpFigures {
  /** Ever asked, asked in the time, and not closed now. */
  total: number;
  fresh: number;
  open: number;
  /** From asking to the first answer, in the middle; null where nobody was answered. */
  answeredAfterSeconds: number | null;
}

/** Of all help desks of the organisation; each person asks there in one conversation. */
export const findHelpFigures = (db: Db, organisationId: number, span: Span) =>
  db.row<HelpFigures>(
    sql`select count(*) as total, count(*) filter (where asked.is_fresh) as fresh,
          count(*) filter (where asked.state <> 'closed') as open,
          percentile_cont(0.5) within group (order by asked.waited)
            filter (where asked.is_fresh) as "answeredAfterSeconds"
        from (
          select q.state, ${isIn(sql`c.created_at`, span)} as is_fresh,
            extract(epoch from (
              select min(l.created_at) from chat_lines l where l.organisation_id = c.organisation_id
                and l.conversation_id = c.id and l.author_id <> c.asker_id
                and l.created_at >= first.at
            ) - first.at)::float8 as waited
          from chat_conversations c
          join chat_requests q on q.organisation_id = c.organisation_id
            and q.conversation_id = c.id
          left join lateral (
            select min(l.created_at) as at from chat_lines l
            where l.organisation_id = c.organisation_id and l.conversation_id = c.id
              and l.author_id = c.asker_id
          ) first on true
          where c.organisation_id = ${organisationId} and c.kind = 'help') asked`,
  );
