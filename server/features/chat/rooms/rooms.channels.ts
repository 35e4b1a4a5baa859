import type { Conversation, Conversations, RulesInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { canRunEvents, requireMyEvent } from '../../events/index.ts';
import { sessionsIModerate } from '../../speakers/index.ts';
import { canModerate, canRead, requireConversation, requireListed } from '../chat.access.ts';
import { findChannels, updateRules } from './rooms.channels.queries.ts';
import { tellConversationChanged } from '../chat.live.ts';
import { putReader } from './rooms.members.queries.ts';
import type { SeenRow } from '../chat.rows.ts';
import { conversationView } from '../chat.view.ts';

/** In one statement, however many there are. */
export async function listChannels(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<Conversations> {
  await requireMyEvent(db, person, eventId);
  const rows = (await findChannels(db, person, eventId)).filter((row) => canRead(person, row));
  const chaired = canRunEvents(person) ? [] : await sessionsIModerate(db, person, eventId);
  const withChairs = rows.map((row) => ({
    ...row,
    isModerator:
      row.isModerator || (row.about === 'session' && chaired.includes(row.subjectId ?? 0)),
  }));
  return { conversations: withChairs.map((row) => conversationView(person, row)) };
}

export async function requireChannel(db: Db, person: Person, id: number): Promise<SeenRow> {
  const row = await requireConversation(db, person, id);
  if (row.kind !== 'channel') throw problem('not_found');
  return row;
}

export const setRules = (
  work: Work,
  person: Person,
  id: number,
  rules: RulesInput,
): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const row = await requireChannel(tx, person, id);
    if (!canModerate(person, row)) throw problem('forbidden');
    await updateRules(tx, person, id, rules);
    tellConversationChanged(tx, row, 'watchers');
    return seenAnew(tx, person, id);
  });

export const follow = (
  work: Work,
  person: Person,
  id: number,
  isFollowing: boolean,
): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const row = await requireChannel(tx, person, id);
    await putReader(tx, row, person.id, { isFollowing });
    tellConversationChanged(tx, row, [person.id]);
    return seenAnew(tx, person, id);
  });

export const seenAnew = async (tx: Tx, person: Person, id: number): Promise<Conversation> =>
  conversationView(person, await requireListed(tx, person, id));
