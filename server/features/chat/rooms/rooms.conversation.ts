import type { Conversation } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import { requireListed } from '../chat.access.ts';
import { conversationViews } from '../desks/desks.requests.view.ts';
import { conversationView } from '../chat.view.ts';

export async function readConversation(
  { db }: { db: Db },
  person: Person,
  id: number,
): Promise<Conversation> {
  const row = await requireListed(db, person, id);
  const [view] = await conversationViews(db, person, [row]);
  return view ?? conversationView(person, row);
}
