import type { GroupCall, GroupCalls, PastGroupCall } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../../testing/live/replay.ts';
import { groupCalls, pastGroupCalls } from './group.live.ts';

const at = '2026-11-27T10:00:00Z';
const ada = { id: 1, fullName: 'Ada', avatar: null };
const seat = (number: number) => ({
  number,
  person: { ...ada, id: number },
  deviceId: 'a',
  isSilenced: false,
  hasSound: true,
  hasCamera: false,
  hasScreen: false,
});

interface Truth {
  on: GroupCall[];
  past: PastGroupCall[];
  begun: number;
}
type Deed = 'begin' | 'come' | 'end';

const begin = (id: number): GroupCall => ({
  id,
  conversationId: 3,
  kind: 'group',
  title: 'Dinner',
  startedBy: ada,
  startedAt: at,
  endedAt: null,
  version: 1,
  people: [seat(1)],
  isClosed: false,
  knocks: [],
});
const pastOf = ({ id }: GroupCall): PastGroupCall => ({
  id,
  startedAt: at,
  seconds: 9,
  people: [ada],
});

/** One at a time in a group, as the server keeps it. */
function act({ on, past, begun }: Truth, deed: Deed): { truth: Truth; call: GroupCall | null } {
  const [known] = on;
  if (!known) {
    if (deed !== 'begin') return { truth: { on, past, begun }, call: null };
    const call = begin(begun + 1);
    return { truth: { on: [call], past, begun: begun + 1 }, call };
  }
  const version = known.version + 1;
  if (deed === 'end') {
    const call = { ...known, version, people: [], endedAt: at };
    return { truth: { on: [], past: [...past, pastOf(call)], begun }, call };
  }
  const call = { ...known, version, people: [...known.people, seat(version)] };
  return { truth: { on: [call], past, begun }, call };
}

test('the calls of groups that are on, and those that are over, are what a fresh reading gives', () =>
  expectReplay<Truth, Deed>({
    begin: { on: [], past: [], begun: 0 },
    deeds: fc.constantFrom('begin', 'come', 'end'),
    act: (before, deed) => {
      const { truth, call } = act(before, deed);
      return { truth, says: call ? [['calls.group_changed', { call }]] : [] };
    },
    reads: [
      {
        options: groupCalls.options(),
        answer: ({ on }): GroupCalls => ({ isOffered: true, calls: on }),
      },
      { options: pastGroupCalls.options(3), answer: ({ past }) => [...past] },
    ],
  }));
