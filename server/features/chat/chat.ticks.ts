import type { Messages } from '@plenum/contract';
import type { TickRules } from '../../platform/sockets/ticks.ts';

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

/** After these, who hears a conversation may be somebody who may not any more. */
export const mayEndHearing: ReadonlySet<string> = new Set<keyof Messages>([
  'agenda.published',
  'chat.conversation_changed',
  'events.changed',
  'exhibitors.hall_changed',
  'exhibitors.my_booths_changed',
  'moderation.mine_changed',
]);
