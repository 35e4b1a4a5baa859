import type { Question } from '@plenum/contract';
import type { QuestionRow } from './questions.rows.ts';

export const questionView = (row: QuestionRow): Question => ({
  id: row.id,
  stageId: row.stageId,
  runId: row.runId,
  state: row.state,
  text: row.text,
  author: row.isAnonymous ? null : row.author,
  askedAt: row.askedAt.toISOString(),
  votes: row.votes,
  isPinned: row.isPinned,
  answer: row.answer,
  version: row.version,
});
