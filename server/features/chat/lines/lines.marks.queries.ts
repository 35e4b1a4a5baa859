import type { ChatPerson } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Place } from '../rooms/rooms.head.queries.ts';
import { chatPerson } from './lines.seen.queries.ts';

/** More than anybody reads under a line. */
const most = 200;

export const findMarks = (db: Db, { organisationId, id }: Place, but: number) =>
  db.rows<{ person: ChatPerson; sequence: number }>(
    sql`select ${chatPerson} as person, m.read_sequence as sequence
        from chat_members m join accounts a on a.id = m.person_id and a.username <> '-' || a.id
        where m.organisation_id = ${organisationId} and m.conversation_id = ${id}
          and m.standing = 'member' and m.person_id <> ${but}
        order by m.read_sequence desc, m.person_id limit ${most}`,
  );
