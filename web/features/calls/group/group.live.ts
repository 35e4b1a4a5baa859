import type { GroupCall, GroupCalls, PastGroupCall } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { liveRowsIn } from '../../../platform/live/live-rows.ts';
import { readGroupCalls, readPastGroupCalls } from './group.api.ts';

/** The calls that are on in my groups. */
export const groupCalls = liveRowsIn<GroupCall, void, GroupCalls>({
  key: ['calls', 'groups'],
  read: (_all, signal) => readGroupCalls(signal),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  belongs: ({ endedAt }) => endedAt === null,
  compare: () => (one, other) => other.id - one.id,
  rowsOf: (known) => known.calls,
  withRows: (known, rows) => ({ ...known, calls: [...rows] }),
  told: (rows) => ({ 'calls.group_changed': ({ call }) => rows.told([call]) }),
});

/** Those of a group that are over. */
export const pastGroupCalls = liveAnswer<PastGroupCall[], number>({
  key: ['calls', 'groups', 'past'],
  read: readPastGroupCalls,
  told: () => ({
    'calls.group_changed': ({ call: { conversationId, endedAt } }) =>
      endedAt === null ? undefined : readAgain((id) => id === conversationId),
  }),
});
