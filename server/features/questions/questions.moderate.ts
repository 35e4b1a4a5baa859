import type { Question, QuestionRules, QuestionUpdate } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { holdOpenRun, keepsOrderOn, requireAudience } from '../stages/index.ts';
import { requireModerated } from './questions.access.ts';
import { tellListChanged, tellQuestion } from './questions.live.ts';
import {
  findQuestion,
  findQuestionsById,
  findRules,
  lockQuestion,
  unpinOthers,
  updateQuestion,
  upsertRules,
} from './questions.queries.ts';
import type { QuestionRow } from './questions.rows.ts';
import { placeOn } from './questions.service.ts';
import { questionView } from './questions.view.ts';

/** What is answered in writing is answered; what is hidden or answered is not talked about any more. */
export function afterUpdate(before: QuestionRow, update: QuestionUpdate): QuestionRow {
  const isAnswer = update.answer !== undefined && update.answer.trim() !== '';
  const state = update.state ?? (isAnswer ? 'answered' : before.state);
  const stays = before.isPinned && state === before.state;
  return {
    ...before,
    state,
    answer: update.answer?.trim() ?? before.answer,
    isPinned: state === 'hidden' || state === 'waiting' ? false : (update.isPinned ?? stays),
  };
}

const isRead = ({ state }: QuestionRow) => state === 'open' || state === 'answered';

export function moderate(
  work: Work,
  person: Person,
  id: number,
  update: QuestionUpdate,
): Promise<Question> {
  const { organisationId } = person;
  return work.transaction(async (tx) => {
    await lockQuestion(tx, organisationId, id);
    const before = await requireModerated({ db: tx, answers: work.answers }, person, id);
    const after = afterUpdate(before, update);
    if (after.isPinned) await unpinInstead(tx, after);
    await updateQuestion(tx, after, work.clock.now());
    if (after.state === 'hidden' && before.state !== 'hidden') {
      await record(tx, person, {
        action: 'questions.hidden',
        subjectId: id,
        subject: before.text.slice(0, 100),
      });
    }
    const row = await findQuestion(tx, organisationId, id);
    if (!row) throw problem('not_found');
    tellQuestion(tx, row);
    if (isRead(before) && !isRead(row)) tellListChanged(tx, row);
    return questionView(row);
  });
}

async function unpinInstead(tx: Tx, question: QuestionRow): Promise<void> {
  const { organisationId } = question;
  const unpinned = (await unpinOthers(tx, question, question.id)).map(({ id }) => id);
  for (const row of await findQuestionsById(tx, organisationId, unpinned)) tellQuestion(tx, row);
}

export function changeRules(
  work: Work,
  person: Person,
  eventId: number,
  stageId: number,
  update: Partial<QuestionRules>,
): Promise<QuestionRules> {
  return work.transaction(async (tx) => {
    const stage = await requireAudience(
      { db: tx, answers: work.answers },
      person,
      eventId,
      stageId,
    );
    const run = await holdOpenRun(tx, stage);
    if (!(await keepsOrderOn(tx, person, stage, run?.id ?? null))) throw problem('forbidden');
    const place = placeOn(stage, run?.id ?? null);
    const before = await findRules(tx, place);
    const after = { ...before, ...update };
    await upsertRules(tx, place, after);
    const subject = stage.name.en ?? '';
    const deed = { action: 'questions.rules_changed', subjectId: stageId, subject } as const;
    await record(tx, person, { ...deed, before, after });
    tellListChanged(tx, place);
    return after;
  });
}
