import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Instant, Nullable } from '../../kernel/values.ts';
import { Question, QuestionVote } from './questions.schema.ts';

const stageId = Type.Integer();

export const questionsMessages = {
  /** Questions as they are now; votes are told together, at most once a second. */
  'questions.changed': Type.Object({ questions: Type.Array(Question) }),
  'questions.gone': Type.Object({ id: Type.Integer() }),
  /** Something waits for moderators who are no organisers. */
  'questions.waiting': Type.Object({ stageId }),
  /** What people see of a stage is another list now: read it again. */
  'questions.list_changed': Type.Object({ stageId }),
  /** To whoever asked: which is theirs, though nobody is told whose it is. */
  'questions.asked': Type.Object({
    stageId,
    runId: Nullable(Type.Integer()),
    id: Type.Integer(),
    at: Instant,
  }),
  /** To whoever voted, in their other windows. */
  'questions.voted': Type.Object({
    stageId,
    runId: Nullable(Type.Integer()),
    vote: QuestionVote,
  }),
} as const satisfies MessageTable;
