import type { LineChange, Messages } from '@plenum/contract';
import { aboutRoom, personIn } from '../../platform/sockets/rooms.ts';
import type { TickRules } from '../../platform/sockets/ticks.ts';
import type { Room, Tx } from '../../platform/work.ts';
import type { LineRow, SeenRow } from './chat.rows.ts';
import { lineView, sharedLineView } from './lines/lines.view.ts';
import { findHearers } from './rooms/rooms.head.queries.ts';

interface Where {
  organisationId: number;
  id: number;
}

/** Who has a conversation open. */
export const watchersOf = ({ organisationId, id }: Where): Room => `chat:${organisationId}.${id}`;

/** Who has the channels of an event in sight. */
export const channelsOf = (organisationId: number, eventId: number): Room =>
  `channels:${organisationId}.${eventId}`;

/** Who has a person in sight. */
export const sightOf = (organisationId: number, personId: number): Room =>
  `sight:${organisationId}.${personId}`;

interface To {
  /** Whoever has it open: for conversations that are open to more than their members. */
  watchers: boolean;
  personIds: readonly number[];
}

export const tellChanges = (
  tx: Tx,
  where: Where,
  changes: readonly LineChange[],
  { watchers, personIds }: To,
): void => {
  // Told to no room, it would be told to all.
  if (changes.length === 0 || (!watchers && personIds.length === 0)) return;
  tx.tell('chat.changes', { conversationId: where.id, changes: [...changes] }, [
    ...(watchers ? [watchersOf(where)] : []),
    ...personIds.map((id) => personIn(where.organisationId, id)),
  ]);
};

/** Something was said in a channel. */
export const tellStirred = (
  tx: Tx,
  { organisationId, id, eventId }: Where & { eventId: number },
  sequence: number,
): void =>
  tx.tell('chat.stirred', { conversationId: id, sequence }, [channelsOf(organisationId, eventId)]);

/** To these people, or to whoever has it open: how they stand in it is to be read anew. */
export const tellConversationChanged = (
  tx: Tx,
  where: Where,
  personIds: readonly number[] | 'watchers',
): void =>
  tx.tell(
    'chat.conversation_changed',
    { conversationId: where.id },
    personIds === 'watchers'
      ? [watchersOf(where)]
      : personIds.map((id) => personIn(where.organisationId, id)),
  );

const changeOf = (row: LineRow) => ({ sequence: row.changed, line: sharedLineView(row) });

type Heard = Pick<SeenRow, 'organisationId' | 'id' | 'kind' | 'askerId' | 'eventId'>;

/** Tells lines that just changed, by their numbers, to whoever may know of them. */
export async function tellLines(tx: Tx, seen: Heard, rows: readonly LineRow[]): Promise<void> {
  const sorted = rows.toSorted((one, other) => one.changed - other.changed);
  tellAuthors(tx, seen, sorted);
  if (seen.kind === 'direct' || seen.kind === 'group') return tellMembers(tx, seen, sorted);
  const asker = seen.askerId === null ? [] : [seen.askerId];
  tellChanges(tx, seen, sorted.map(changeOf), { watchers: true, personIds: asker });
  const last = sorted.at(-1);
  if (seen.kind === 'channel' && seen.eventId !== null && last) {
    tellStirred(tx, { ...seen, eventId: seen.eventId }, last.changed);
  }
}

/** What is held goes to the other windows of who wrote it. */
function tellAuthors(tx: Tx, place: Where, rows: readonly LineRow[]): void {
  for (const row of rows) {
    if (row.state !== 'held' || row.authorId === null) continue;
    const changes = [{ sequence: row.changed, line: lineView(row) }];
    tellChanges(tx, place, changes, { watchers: false, personIds: [row.authorId] });
  }
}

/** Who came later hears that something from before changed, and not what. */
async function tellMembers(tx: Tx, place: Where, rows: readonly LineRow[]): Promise<void> {
  const hearers = await findHearers(tx, place);
  const oldest = Math.min(...rows.map(({ sequence }) => sequence));
  const personIds = hearers.flatMap((one) => (one.joinedSequence < oldest ? one.personId : []));
  tellChanges(tx, place, rows.map(changeOf), { watchers: false, personIds });
  for (const { personId, joinedSequence } of hearers) {
    if (joinedSequence < oldest) continue;
    const changes = rows.map((row) =>
      row.sequence > joinedSequence ? changeOf(row) : { sequence: row.changed, line: null },
    );
    tellChanges(tx, place, changes, { watchers: false, personIds: [personId] });
  }
}

type Changes = Messages['chat.changes'];

/** Below the fifty milliseconds a line may wait, timers being late. */
const lineMs = 30;
const stirMs = 1_000;

/** Of a conversation: the changes of a tick in one frame, and that it stirs now and then. */
export const chatTicks: TickRules = {
  keyOf: (payload) => (payload as { conversationId?: number }).conversationId ?? null,
  rules: {
    'chat.changes': {
      everyMs: lineMs,
      merge: (before, after) => ({
        conversationId: (after as Changes).conversationId,
        changes: [...(before as Changes).changes, ...(after as Changes).changes].toSorted(
          (one, other) => one.sequence - other.sequence,
        ),
      }),
    },
    'chat.stirred': { everyMs: stirMs, merge: (_before, after) => after },
  },
};

/** After these, who hears a conversation, or has somebody in sight, may be one who may not any more. */
const mayEndHearing: ReadonlySet<string> = new Set<keyof Messages>([
  'agenda.published',
  'chat.conversation_changed',
  'events.changed',
  'events.opens_changed',
  'exhibitors.hall_changed',
  'exhibitors.my_booths_changed',
  'moderation.mine_changed',
  'profiles.mine_changed',
]);

/** Whoever is told, and whoever has them in sight. */
export function whoMayHearNoMore(name: string, rooms: readonly Room[]): readonly Room[] {
  if (!mayEndHearing.has(name)) return [];
  const seen = rooms.flatMap((room) => aboutRoom('person', room) ?? []);
  return [...rooms, ...seen.map(({ organisationId, id }) => sightOf(organisationId, id))];
}
