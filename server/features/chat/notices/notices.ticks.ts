import type { Messages } from '@plenum/contract';
import type { TickRules } from '../../../platform/sockets/ticks.ts';
import { aboutRoom } from '../../../platform/sockets/rooms.ts';
import type { Room } from '../../../platform/work.ts';
import { sightOf } from '../rooms/rooms.ts';

type Changes = Messages['chat.changes'];

/** Below the fifty milliseconds a line may wait, timers being late. */
const lineMs = 30;
const stirMs = 1_000;

const inOrder = (
  { sequence: one }: { sequence: number },
  { sequence: other }: { sequence: number },
) => one - other;

/** Of a conversation: the changes of a tick in one frame, and that it stirs now and then. */
export const chatTicks: TickRules = {
  keyOf: (payload) => (payload as { conversationId?: number }).conversationId ?? null,
  rules: {
    'chat.changes': {
      everyMs: lineMs,
      merge: (before, after) => ({
        conversationId: (after as Changes).conversationId,
        changes: [...(before as Changes).changes, ...(after as Changes).changes].toSorted(inOrder),
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
