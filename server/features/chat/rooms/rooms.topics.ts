import type { Conversation } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { canRunEvents, requireEvent, requireEventLocked } from '../../events/index.ts';
import { countTopics, insertTopic } from './rooms.channels.queries.ts';
import { requireChannel, seenAnew } from './rooms.channels.ts';
import { archive, updateTitle } from './rooms.groups.queries.ts';
import { tellChannelsChanged } from './rooms.channels.live.ts';
import { tellConversationChanged } from '../chat.live.ts';
import type { SeenRow } from '../chat.rows.ts';

const most = 50;

export const addTopic = (
  work: Work,
  person: Person,
  eventId: number,
  title: string,
): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    if ((await countTopics(tx, organisationId, eventId)) >= most) {
      throw problem('chat.too_many_topics');
    }
    const id = await insertTopic(tx, organisationId, eventId, person.id, title.trim());
    tellChannelsChanged(tx, event);
    return seenAnew(tx, person, id);
  });

export const renameTopic = (
  work: Work,
  person: Person,
  id: number,
  title: string,
): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const row = await requireTopic(tx, person, id);
    await updateTitle(tx, row.organisationId, id, title.trim());
    await tellBoth(tx, person, row);
    return seenAnew(tx, person, id);
  });

/** Its lines stay for the record; nobody reaches them. */
export const closeTopic = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const row = await requireTopic(tx, person, id);
    await archive(tx, row.organisationId, id);
    await tellBoth(tx, person, row);
  });

async function requireTopic(tx: Tx, person: Person, id: number): Promise<SeenRow> {
  const row = await requireChannel(tx, person, id);
  if (row.about !== 'topic' || !canRunEvents(person)) throw problem('not_found');
  return row;
}

async function tellBoth(tx: Tx, person: Person, row: SeenRow): Promise<void> {
  tellConversationChanged(tx, row, 'watchers');
  tellChannelsChanged(tx, await requireEvent(tx, person, row.eventId ?? 0));
}
