import type { Conversation } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireConversation } from './chat.access.ts';
import { conversationView } from './chat.view.ts';

export const readConversation = async (
  { db }: Pick<Work, 'db'>,
  person: Person,
  id: number,
): Promise<Conversation> => conversationView(person, await requireConversation(db, person, id));
