import type { PastCall } from '@plenum/contract';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { mayLack } from '../../platform/missed.ts';
import { readCurrentCall, readPastCalls } from './calls.api.ts';
import { session } from '../../platform/session/session.ts';
import { listenToGroupCalls } from './group/group.heard.ts';
import { heardCall } from './line/line.heard.ts';

/** The calls of a conversation that are over. */
export const pastCalls = liveAnswer<PastCall[], number>({
  key: ['calls', 'past'],
  read: readPastCalls,
  told: () => ({
    'calls.changed': ({ call: { conversationId, endedAt } }) =>
      endedAt === null ? undefined : readAgain((id) => id === conversationId),
  }),
});

/** Hears calls on any page, and one that rang while this window was not there. */
export function listenToCalls(): () => void {
  const read = async () => {
    const call = await readCurrentCall().catch(() => null);
    if (call) heardCall.set(call);
  };
  const forgets = [
    onMessage('calls.changed', ({ call }) => heardCall.set(call)),
    listenToGroupCalls(() => session.last()?.person.id),
    onReconnect((missed) => void (mayLack(missed, ['calls.changed']) && read())),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
