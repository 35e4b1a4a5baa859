import type { Conversation, Conversations } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireConversation, requireListed } from '../chat.access.ts';
import { tellConversationChanged } from '../chat.live.ts';
import { putReader } from './rooms.members.queries.ts';
import { findListed } from '../lines/lines.seen.queries.ts';
import { conversationView } from '../chat.view.ts';

/** What somebody else only began is not there yet; what I refused is there no more. */
const mine = (personId: number) => sql`
  and c.kind in ('direct', 'group') and me.standing in ('member', 'invited', 'asked')
  and (c.kind = 'group' or c.last_line_id is not null or me.standing <> 'invited')
  and me.person_id = ${personId}
  order by coalesce(c.last_line_at, c.created_at) desc, c.id desc limit 500`;

export const listMine = async (db: Db, person: Person): Promise<Conversations> => ({
  conversations: (await findListed(db, person, mine(person.id))).map((row) =>
    conversationView(person, row),
  ),
});

export const chooseNotify = (
  work: Work,
  person: Person,
  id: number,
  notify: Conversation['notify'],
): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const row = await requireConversation(tx, person, id);
    await putReader(tx, row, person.id, { notify });
    tellConversationChanged(tx, row, [person.id]);
    return conversationView(person, await requireListed(tx, person, id));
  });
