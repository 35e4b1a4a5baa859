import { openBell } from '../../platform/sockets/bell.ts';
import { adminsOf, personIn } from '../../platform/sockets/rooms.ts';
import type { Room, Tx } from '../../platform/work.ts';
import { type BegunRun, viewersOf } from '../stages/index.ts';
import { adoptQuestions, findQuestion } from './questions.queries.ts';
import type { QuestionRow } from './questions.rows.ts';
import { questionView } from './questions.view.ts';

const isForAll = ({ state }: QuestionRow): boolean => state === 'open' || state === 'answered';

/** Everyone who watches, organisers wherever they are, and who asked. */
function roomsOf(row: QuestionRow): Room[] {
  const { organisationId, stageId, personId } = row;
  const audience = isForAll(row) ? [viewersOf({ organisationId, id: stageId })] : [];
  return [...audience, adminsOf(organisationId), personIn(organisationId, personId)];
}

/** As it is now, to whoever may see it. Moderators who are no organisers read again what waits. */
export function tellQuestion(tx: Tx, row: QuestionRow): void {
  tx.tell('questions.changed', { questions: [questionView(row)] }, roomsOf(row));
  if (isForAll(row)) return;
  const { organisationId, stageId } = row;
  tx.tell('questions.waiting', { stageId }, [viewersOf({ organisationId, id: stageId })]);
}

/** After what was voted is kept. */
export const ringVotes = openBell<Pick<QuestionRow, 'organisationId' | 'id'>>(
  async ({ db, hub }, { organisationId, id }) => {
    const row = await findQuestion(db, organisationId, id);
    if (row) hub.tell('questions.changed', { questions: [questionView(row)] }, roomsOf(row));
  },
);

export function tellListChanged(
  tx: Tx,
  { organisationId, stageId }: Pick<QuestionRow, 'organisationId' | 'stageId'>,
): void {
  const rooms = [viewersOf({ organisationId, id: stageId }), adminsOf(organisationId)];
  tx.tell('questions.list_changed', { stageId }, rooms);
}

export function tellGone(tx: Tx, row: QuestionRow): void {
  tx.tell('questions.gone', { id: row.id }, roomsOf(row));
  if (!isForAll(row)) tellListChanged(tx, row);
}

/** What was asked beforehand belongs to what begins now. */
export async function followBeginning(tx: Tx, run: BegunRun): Promise<void> {
  if ((await adoptQuestions(tx, run)) > 0) tellListChanged(tx, run);
}
