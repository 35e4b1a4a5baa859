import type { NewQuestion, Question, QuestionRules, QuestionUpdate } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Change } from '../../platform/live/perform.ts';
import { newKey } from '../../platform/new-key.ts';
import { editedRow } from '../../platform/live/row-edits.ts';
import { useChanges } from '../../ui/toast/use-changes.ts';
import {
  askQuestion,
  changeQuestion,
  changeRules,
  type Place,
  voteFor,
  withdrawQuestion,
} from './questions.api.ts';
import { asked, gone, questions, rules, voted, votes } from './questions.live.ts';

/** What it looks like at once; its author knows of the vote before it is told. */
const voting = (place: Place, question: Question, isUp: boolean) => ({
  key: newKey(),
  ids: [question.id],
  shows: [
    questions.patched([{ row: question, fields: { votes: question.votes + (isUp ? 1 : -1) } }]),
    votes(place, question.id, isUp),
  ],
  send: () => voteFor(question.id, isUp),
  learns: (vote: Awaited<ReturnType<typeof voteFor>>) => [voted(place, vote)],
});

export const editing = (question: Question, fields: QuestionUpdate) =>
  editedRow(questions, question, fields, changeQuestion);

/** What people do with questions here. */
export function useQuestionDeeds(place: Place) {
  const t = useTranslations('questions');
  const { apply, save } = useChanges();
  const failed = (reason: string) => t('notSaved', { reason });
  const run = <Answer>(change: Change<Answer>) => void apply(change, { failed });
  return {
    ask: async (question: NewQuestion, key: string) =>
      save({
        key,
        shows: [],
        send: () => askQuestion(place, question, key),
        learns: (made: Question) => [questions.told([made]), asked(place, made)],
      }),
    vote: (question: Question, isUp: boolean) => run(voting(place, question, isUp)),
    change: (question: Question, fields: QuestionUpdate, done?: string) =>
      void apply(editing(question, fields), { failed, ...(done !== undefined && { done }) }),
    withdraw: ({ id }: Question) =>
      run({
        key: newKey(),
        ids: [id],
        shows: [gone(id)],
        send: (key) => withdrawQuestion(id, key),
      }),
    rule: (changed: Partial<QuestionRules>) =>
      run({
        key: newKey(),
        shows: [rules(place, changed)],
        send: (key) => changeRules(place, changed, key),
        learns: (now: QuestionRules) => [rules(place, now)],
      }),
  };
}

export type QuestionDeeds = ReturnType<typeof useQuestionDeeds>;
