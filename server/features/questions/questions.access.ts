import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Asking } from '../events/index.ts';
import { keepsOrderOn, requireAudience } from '../stages/index.ts';
import { findQuestion } from './questions.queries.ts';
import type { QuestionRow } from './questions.rows.ts';

interface Seen {
  question: QuestionRow;
  mayModerate: boolean;
}

const canSee = (
  { id }: Pick<Person, 'id'>,
  { state, personId }: Pick<QuestionRow, 'state' | 'personId'>,
  mayModerate: boolean,
): boolean => mayModerate || state === 'open' || state === 'answered' || personId === id;

/** Whoever may not see it cannot tell it from one that is not there. */
export async function requireQuestion(asking: Asking, person: Person, id: number): Promise<Seen> {
  const { db } = asking;
  const question = await findQuestion(db, person.organisationId, id);
  if (!question) throw problem('not_found');
  const { eventId, stageId, runId } = question;
  const stage = await requireAudience(asking, person, eventId, stageId, runId);
  const mayModerate = await keepsOrderOn(db, person, stage, runId);
  if (!canSee(person, question, mayModerate)) throw problem('not_found');
  return { question, mayModerate };
}

export async function requireModerated(
  asking: Asking,
  person: Person,
  id: number,
): Promise<QuestionRow> {
  const { question, mayModerate } = await requireQuestion(asking, person, id);
  if (!mayModerate) throw problem('forbidden');
  return question;
}

/** What was answered is part of what happened. */
export async function requireOwn(asking: Asking, person: Person, id: number): Promise<QuestionRow> {
  const { question } = await requireQuestion(asking, person, id);
  if (question.personId !== person.id || question.state === 'answered') throw problem('not_found');
  return question;
}
