import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface SaidRow {
  at: Date;
  fullName: string | null;
  text: string;
  files: string[];
}

/** What everyone in it can read, in its order; of a very long one the end. */
export const findSaid = (db: Db, organisationId: number, conversationId: number, limit: number) =>
  db.rows<SaidRow>(
    sql`select * from (
          select l.created_at as at, l.text, l.sequence,
                 case when a.username <> '-' || a.id
                   then coalesce(nullif(a.full_name, ''), a.username) end as "fullName",
                 array(select f.name from chat_files f where f.organisation_id = l.organisation_id
                   and f.line_id = l.id order by f.place, f.id) as files
          from chat_lines l left join accounts a on a.id = l.author_id
          where l.organisation_id = ${organisationId} and l.conversation_id = ${conversationId}
            and l.state = 'shown'
          order by l.sequence desc limit ${limit}) as newest
        order by sequence`,
  );
