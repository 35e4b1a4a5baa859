import type { Conversation, RequestState } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { aConversation } from '../../../testing/a-line.ts';
import { expectReplay } from '../../../testing/live/replay.ts';
import { conversations } from '../chat.live.ts';
import { desks, myBoothChats, myHelp } from './desks.live.ts';
import { expectReadAgain } from '../../../testing/live/read-again.ts';

const states: RequestState[] = ['waiting', 'taken', 'closed'];
const counts = { waiting: 0, taken: 0, answered: 0, closed: 0, missed: 0 };

const asked = (states: readonly RequestState[]): Conversation[] =>
  states.map((state, at) =>
    aConversation({
      id: at + 1,
      kind: 'help',
      request: { state, waitingSince: null, place: null, takenBy: null },
    }),
  );

const deskOf = (truth: readonly RequestState[]) => ({
  requests: asked(truth),
  counts: { ...counts, waiting: truth.filter((state) => state === 'waiting').length },
  helpers: [],
  alertMinutes: 0,
});

test('a desk and the question that is open are what a fresh reading gives', () =>
  expectReplay<readonly RequestState[], { at: number; state: RequestState }>({
    begin: ['waiting', 'waiting'],
    deeds: fc.record({ at: fc.nat(1), state: fc.constantFrom(...states) }),
    act: (truth, { at, state }) => ({
      truth: truth.with(at, state),
      says: [['chat.desk_changed', { eventId: 1, exhibitorId: null, conversationId: at + 1 }]],
    }),
    reads: [
      { options: desks.options({ of: { eventId: 1 }, search: { state: 'all' } }), answer: deskOf },
      { options: conversations.options(2), answer: (truth) => asked(truth)[1] },
    ],
  }));

test('my questions to desks and booths are what a fresh reading gives', () =>
  expectReadAgain({ help: myHelp.options(1), booths: myBoothChats.options() }, [
    [
      ['chat.desk_changed', { eventId: 1, exhibitorId: null, conversationId: 3 }],
      ['help', 'booths'],
    ],
    [
      ['chat.changes', { conversationId: 3, changes: [] }],
      ['help', 'booths'],
    ],
    [
      ['chat.read', { conversationId: 3, readSequence: 4, unseen: 0, mentions: 0, sequence: 4 }],
      ['help', 'booths'],
    ],
    [
      ['chat.conversation_changed', { conversationId: 3 }],
      ['help', 'booths'],
    ],
  ]));
