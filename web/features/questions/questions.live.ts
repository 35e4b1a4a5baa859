import type { Question, QuestionVote, StageQuestions } from '@plenum/contract';
import { again, type News, only, readAgain, stepping } from '../../platform/live/live.ts';
import { liveRowsIn } from '../../platform/live/live-rows.ts';
import { type Place, readQuestions } from './questions.api.ts';

type Told = News<Place, StageQuestions>;

const isOver = ({ state }: Question) => state === 'answered' || state === 'hidden';
const order = (one: Question, other: Question): number =>
  Number(other.isPinned) - Number(one.isPinned) ||
  Number(isOver(one)) - Number(isOver(other)) ||
  other.votes - one.votes ||
  one.id - other.id;

const isIn =
  ({ stageId, runId }: Pick<Place, 'stageId' | 'runId'>) =>
  (place: Place) =>
    place.stageId === stageId && place.runId === runId;

/** What was asked on a stage, and what I asked and want to know. */
export const questions = liveRowsIn<Question, Place, StageQuestions>({
  key: ['questions'],
  read: readQuestions,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  belongs: (question, place) => isIn(question)(place),
  compare: () => order,
  rowsOf: (known) => known.questions,
  withRows: (known, rows) => ({ ...known, questions: [...rows] }),
  told: (rows) => ({
    'questions.changed': ({ questions: changed }) => rows.told(changed),
    'questions.gone': ({ id }) => withoutTraces(rows.told([], [id]), id),
    'questions.asked': (asked) => only(isIn(asked), asking(asked.id, asked.at)),
    'questions.voted': (voted) => only(isIn(voted), voting(voted.vote)),
    'questions.waiting': ({ stageId }) => ({
      step: (known, place) => (place.stageId === stageId && known.mayModerate ? again : known),
    }),
    'questions.list_changed': ({ stageId }) => readAgain((place) => place.stageId === stageId),
  }),
});

/** Nothing of mine is kept of what is gone. */
const withoutTraces = (news: Told, id: number): Told =>
  stepping(news, (step) => (known, place) => {
    const next = step(known, place);
    if (next === again) return next;
    return {
      ...next,
      mine: next.mine.filter((one) => one !== id),
      votes: next.votes.filter(({ questionId }) => questionId !== id),
    };
  });

const asking = (id: number, at: string): Told => ({
  step: (known) => {
    const isLater = known.askedAt === null || Date.parse(known.askedAt) < Date.parse(at);
    const mine = known.mine.includes(id) ? known.mine : [...known.mine, id].toSorted(byNumber);
    return { ...known, mine, askedAt: isLater ? at : known.askedAt };
  },
});

const byNumber = (one: number, other: number) => one - other;

const voting = (vote: QuestionVote): Told => ({
  step: (known) => {
    const before = known.votes.find(({ questionId }) => questionId === vote.questionId);
    if (before && before.version >= vote.version) return known;
    const others = known.votes.filter((one) => one !== before);
    return {
      ...known,
      votes: [...others, vote].toSorted((one, other) => one.questionId - other.questionId),
    };
  },
});

const effect = (news: Told) => ({ live: questions.declared, news });

export const asked = (place: Place, { id, askedAt }: Question) =>
  effect(only(isIn(place), asking(id, askedAt)));
export const voted = (place: Place, vote: QuestionVote) => effect(only(isIn(place), voting(vote)));
export const gone = (id: number) =>
  effect(withoutTraces(questions.told([], [id]).news as Told, id));

/** Until the server says which number the vote has. */
export const votes = (place: Place, questionId: number, isUp: boolean) =>
  effect(
    only(isIn(place), {
      step: (known) => {
        const others = known.votes.filter((one) => one.questionId !== questionId);
        return { ...known, votes: [...others, { questionId, isUp, version: Infinity }] };
      },
    }),
  );

export const rules = (place: Place, changed: Partial<StageQuestions['rules']>) =>
  effect({
    step: (known, { stageId }) =>
      stageId === place.stageId ? { ...known, rules: { ...known.rules, ...changed } } : known,
  });
