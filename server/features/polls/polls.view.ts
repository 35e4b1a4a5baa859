import type { Poll } from '@plenum/contract';
import type { PollRow } from './polls.rows.ts';

const isQuiz = ({ options }: PollRow): boolean => options.some(({ isRight }) => isRight);

/** Which answer is right is told when nobody votes any more. */
export function pollView(row: PollRow, isOrganiser: boolean): Poll {
  const tells = isQuiz(row) && (isOrganiser || row.state === 'closed');
  return {
    id: row.id,
    stageId: row.stageId,
    runId: row.runId,
    kind: row.kind,
    question: row.question,
    options: row.options.map(({ id, text, isRight }) => ({
      id,
      text,
      isRight: tells ? isRight : null,
    })),
    showsResults: row.showsResults,
    state: row.state,
    openedAt: row.openedAt?.toISOString() ?? null,
    version: row.version,
  };
}
