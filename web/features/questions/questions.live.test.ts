import type { Question, QuestionVote, StageQuestions } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay, type Said } from '../../testing/live/replay.ts';
import { asked, gone, questions, voted, votes } from './questions.live.ts';
import { editing } from './use-question-deeds.ts';

const place = { eventId: 1, stageId: 2, runId: 3 };
const other = { ...place, runId: 4 };

const aQuestion = (id: number): Question => ({
  id,
  stageId: place.stageId,
  runId: place.runId,
  state: 'open',
  text: `Question ${id}`,
  author: null,
  askedAt: new Date(Date.UTC(2027, 2, 27, 9, id)).toISOString(),
  votes: 0,
  isPinned: false,
  answer: '',
  version: 1,
});

interface Truth {
  /** The highest number that was ever given. */
  last: number;
  questions: readonly Question[];
  mine: readonly number[];
  askedAt: string | null;
  votes: readonly QuestionVote[];
}

const byWanted = (one: Question, two: Question) =>
  Number(two.isPinned) - Number(one.isPinned) ||
  Number(one.state === 'answered') - Number(two.state === 'answered') ||
  two.votes - one.votes ||
  one.id - two.id;

const rules = { isOpen: true, isModerated: false, slowSeconds: 0 } as const;
const read = (truth: Truth): StageQuestions => ({
  rules,
  mayModerate: true,
  askedAt: truth.askedAt,
  questions: truth.questions.toSorted(byWanted),
  mine: truth.mine.toSorted((one, two) => one - two),
  votes: truth.votes.toSorted((one, two) => one.questionId - two.questionId),
});

const deeds = fc.record({
  kind: fc.constantFrom('ask', 'vote', 'answer', 'pin', 'withdraw'),
  id: fc.integer({ min: 1, max: 4 }),
  flag: fc.boolean(),
});

const said = (question: Question): Said => ['questions.changed', { questions: [question] }];

function changed(truth: Truth, question: Question, fields: Partial<Question>) {
  const now = { ...question, ...fields, version: question.version + 1 };
  const others = truth.questions.filter((one) => one !== question);
  return { truth: { ...truth, questions: [...others, now] }, says: [said(now)], answer: now };
}

test('questions are what a fresh reading gives, whatever crosses on its way', () =>
  expectReplay({
    begin: { last: 1, questions: [aQuestion(1)], mine: [], askedAt: null, votes: [] },
    deeds,
    act: (truth: Truth, { kind, id, flag }) => {
      const known = truth.questions.find((one) => one.id === id);
      if (kind === 'ask') {
        const { stageId, runId } = place;
        const made = aQuestion(truth.last + 1);
        return {
          truth: {
            ...truth,
            last: made.id,
            questions: [...truth.questions, made],
            mine: [...truth.mine, made.id],
            askedAt: made.askedAt,
          },
          says: [
            said(made),
            ['questions.asked', { stageId, runId, id: made.id, at: made.askedAt }],
          ],
          answer: made,
        };
      }
      if (!known) return { truth, says: [] };
      if (kind === 'withdraw') {
        return {
          truth: {
            ...truth,
            questions: truth.questions.filter((one) => one !== known),
            mine: truth.mine.filter((one) => one !== id),
            votes: truth.votes.filter(({ questionId }) => questionId !== id),
          },
          says: [['questions.gone', { id }]],
          answer: {},
        };
      }
      if (kind === 'vote') {
        const before = truth.votes.find(({ questionId }) => questionId === id);
        if ((before?.isUp ?? false) === flag) {
          return { truth, says: [], answer: before };
        }
        const vote = { questionId: id, isUp: flag, version: (before?.version ?? 0) + 1 };
        const done = changed(truth, known, { votes: known.votes + (flag ? 1 : -1) });
        const { stageId, runId } = place;
        return {
          truth: { ...done.truth, votes: [...truth.votes.filter((one) => one !== before), vote] },
          says: [...done.says, ['questions.voted', { stageId, runId, vote }]],
          answer: vote,
        };
      }
      return changed(
        truth,
        known,
        kind === 'pin' ? { isPinned: flag } : { state: flag ? 'answered' : 'open' },
      );
    },
    reads: [
      { options: questions.options(place), answer: read },
      {
        options: questions.options(other),
        answer: () => read({ last: 0, questions: [], mine: [], askedAt: null, votes: [] }),
      },
    ],
    own: ({ kind, id, flag }, send) => {
      const key = `${kind} ${id} ${flag}`;
      switch (kind) {
        case 'withdraw':
          return { key, ids: [id], shows: [gone(id)], send };
        case 'vote':
          return {
            key,
            shows: [votes(place, id, flag)],
            send,
            learns: (vote: unknown) => (vote ? [voted(place, vote as QuestionVote)] : []),
          };
        case 'ask':
          return {
            key,
            shows: [],
            send,
            learns: (made: unknown) => [
              questions.told([made as Question]),
              asked(place, made as Question),
            ],
          };
        case 'answer':
        case 'pin': {
          const edit = editing(aQuestion(id), kind === 'pin' ? { isPinned: flag } : {});
          const learns = (now: unknown) => (now ? [questions.told([now as Question])] : []);
          return { ...edit, send, learns };
        }
      }
    },
  }));

test('the list is read again when it is another one, and by moderators when something waits', () =>
  expectReplay({
    begin: 0,
    deeds: fc.constantFrom('questions.list_changed', 'questions.waiting'),
    act: (count: number, name) => ({
      truth: count + 1,
      says: [[name, { stageId: place.stageId }] as Said],
    }),
    reads: [
      {
        options: questions.options(place),
        answer: (count) =>
          read({ last: 0, questions: [], mine: [count], askedAt: null, votes: [] }),
      },
    ],
  }));
