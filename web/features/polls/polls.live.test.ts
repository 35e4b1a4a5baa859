import type { Poll, PollResults, PollVote, StagePolls } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay, type Said } from '../../testing/live/replay.ts';
import { gone, polls, voted } from './polls.live.ts';
import { turning, voting } from './use-poll-deeds.ts';

const place = { eventId: 1, stageId: 2, runId: 3 };
const where = { stageId: place.stageId, runId: place.runId };

const aPoll = (id: number): Poll => ({
  id,
  stageId: place.stageId,
  runId: null,
  kind: 'one',
  question: { en: `Poll ${id}` },
  options: [],
  showsResults: 'live',
  state: 'draft',
  openedAt: null,
  version: 1,
});

interface Truth {
  /** The highest number that was ever given. */
  last: number;
  polls: readonly Poll[];
  votes: readonly PollVote[];
  /** When each was counted last. */
  asOf: Readonly<Record<number, number>>;
}

/** Mine is the only vote. */
const resultsOf = (truth: Truth, { id }: Poll): PollResults => {
  const mine = truth.votes.find(({ pollId }) => pollId === id);
  const counts = [1, 2].map((choice) => (mine?.choices.includes(choice) ? 1 : 0));
  return { pollId: id, people: mine ? 1 : 0, counts, words: [], asOf: truth.asOf[id] ?? 0 };
};

const isBegun = ({ state }: Poll) => state !== 'draft';
const byPoll = (one: { pollId: number }, other: { pollId: number }) => one.pollId - other.pollId;

const read = (truth: Truth): StagePolls => ({
  mayManage: true,
  polls: truth.polls.toSorted((one, other) => other.id - one.id),
  results: truth.polls
    .filter(isBegun)
    .map((poll) => resultsOf(truth, poll))
    .toSorted(byPoll),
  votes: truth.votes.toSorted(byPoll),
});

const deeds = fc.record({
  kind: fc.constantFrom('add', 'turn', 'vote', 'remove'),
  id: fc.integer({ min: 1, max: 3 }),
  choice: fc.integer({ min: 1, max: 2 }),
});

const next = ({ state }: Poll): 'open' | 'closed' => (state === 'open' ? 'closed' : 'open');

test('polls are what a fresh reading gives, whatever crosses on its way', () =>
  expectReplay({
    begin: { last: 0, polls: [], votes: [], asOf: {} },
    deeds,
    act: (before: Truth, { kind, id, choice }) => {
      const asOf = { ...before.asOf, [id]: (before.asOf[id] ?? 0) + 1 };
      const truth = { ...before, asOf };
      const known = truth.polls.find((one) => one.id === id);
      const others = truth.polls.filter((one) => one !== known);
      const counted = (now: Truth, poll: Poll): Said => [
        'polls.counted',
        { ...where, results: resultsOf(now, poll) },
      ];
      if (kind === 'add') {
        const poll = aPoll(before.last + 1);
        return {
          truth: { ...before, last: poll.id, polls: [...before.polls, poll] },
          says: [['polls.changed', { poll }]],
          answer: poll,
        };
      }
      if (!known) return { truth: before, says: [] };
      if (kind === 'remove') {
        return {
          truth: {
            ...truth,
            polls: others,
            votes: truth.votes.filter(({ pollId }) => pollId !== id),
          },
          says: [['polls.gone', { id }]],
          answer: {},
        };
      }
      if (kind === 'turn') {
        const { runId } = place;
        const poll = { ...known, state: next(known), runId, version: known.version + 1 };
        const now = { ...truth, polls: [...others, poll] };
        return {
          truth: now,
          says: [['polls.changed', { poll }], counted(now, poll)],
          answer: poll,
        };
      }
      const mine = truth.votes.find(({ pollId }) => pollId === id);
      if (known.state !== 'open') return { truth: before, says: [], answer: mine };
      const vote = { pollId: id, choices: [choice], words: [], version: (mine?.version ?? 0) + 1 };
      const now = { ...truth, votes: [...truth.votes.filter((one) => one !== mine), vote] };
      return {
        truth: now,
        says: [['polls.voted', { ...where, vote }], counted(now, known)],
        answer: vote,
      };
    },
    reads: [{ options: polls.options(place), answer: read }],
    own: ({ kind, id, choice }, send) => {
      switch (kind) {
        case 'remove':
          return { key: `remove ${id}`, ids: [id], shows: [gone(id)], send };
        case 'turn':
          return {
            ...turning(aPoll(id), 'open'),
            send,
            learns: (poll: unknown) => (poll ? [polls.told([poll as Poll])] : []),
          };
        case 'vote':
          return {
            ...voting(place, id, { choices: [choice], words: [] }),
            send,
            learns: (vote: unknown) => (vote ? [voted(place, vote as PollVote)] : []),
          };
        case 'add':
          return null;
      }
    },
  }));
