import type { NewQuestion, Question, QuestionState, StageQuestions } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { judge, requireMaySpeak } from '../moderation/index.ts';
import { holdOpenRun, keepsOrderOn, requireAudience, type StageRow } from '../stages/index.ts';
import { requireOwn } from './questions.access.ts';
import { tellGone, tellQuestion } from './questions.live.ts';
import {
  deleteQuestion,
  findQuestion,
  findQuestions,
  findRules,
  findVotes,
  insertQuestion,
} from './questions.queries.ts';
import { keepPace } from './questions.pace.ts';
import { findAskedAt } from './questions.pace.queries.ts';
import type { Place } from './questions.rows.ts';
import { questionView } from './questions.view.ts';

const mostShown = 500;

export const placeOn = (
  { organisationId, eventId, id: stageId }: StageRow,
  runId: number | null,
): Place => ({ organisationId, eventId, stageId, runId });

export async function readQuestions(
  { db, answers }: Work,
  person: Person,
  eventId: number,
  stageId: number,
  runId: number | null,
): Promise<StageQuestions> {
  const stage = await requireAudience({ db, answers }, person, eventId, stageId, runId);
  const place = placeOn(stage, runId);
  const mayModerate = await keepsOrderOn(db, person, stage, runId);
  const [rules, rows, votes, last] = await Promise.all([
    findRules(db, place),
    findQuestions(db, place, { personId: person.id, mayModerate }, mostShown),
    findVotes(db, person.id, place),
    findAskedAt(db, place, person.id),
  ]);
  return {
    rules,
    mayModerate,
    questions: rows.map(questionView),
    askedAt: last?.at.toISOString() ?? null,
    mine: rows.filter(({ personId }) => personId === person.id).map(({ id }) => id),
    votes,
  };
}

export async function ask(
  work: Work,
  person: Person,
  eventId: number,
  stageId: number,
  input: NewQuestion,
): Promise<Question> {
  const { organisationId, id: personId } = person;
  await work.limits.spend('stage-ask', `${organisationId}.${personId}`);
  return work.transaction(async (tx) => {
    const stage = await requireAudience(
      { db: tx, answers: work.answers },
      person,
      eventId,
      stageId,
    );
    await requireMaySpeak(tx, { organisationId, eventId, personId }, work.clock.now());
    const run = await holdOpenRun(tx, stage);
    const place = placeOn(stage, run?.id ?? null);
    const at = work.clock.now();
    const state = await stateOf(tx, person, stage, { place, text: input.text, at });
    const text = input.text.trim();
    const asked = { ...input, text, state, personId, at };
    const made = await insertQuestion(tx, place, asked);
    const row = made && (await findQuestion(tx, organisationId, made.id));
    if (!row) throw problem('not_found');
    tellQuestion(tx, row);
    const { runId } = place;
    const told = { stageId, runId, id: row.id, at: at.toISOString() };
    tx.tell('questions.asked', told, [personIn(organisationId, personId)]);
    return questionView(row);
  });
}

/** Whether everybody reads it at once; who keeps order is held to no rule. */
async function stateOf(
  tx: Tx,
  person: Person,
  stage: StageRow,
  { place, text, at }: { place: Place; text: string; at: Date },
): Promise<QuestionState> {
  const { organisationId, eventId } = place;
  const verdict = await judge(tx, organisationId, eventId, text);
  if (await keepsOrderOn(tx, person, stage, place.runId)) return 'open';
  const rules = await findRules(tx, place);
  if (!rules.isOpen) throw problem('questions.closed');
  await keepPace(tx, place, person.id, rules, at);
  return rules.isModerated || verdict === 'held' ? 'waiting' : 'open';
}

export async function withdraw(work: Work, person: Person, id: number) {
  await work.transaction(async (tx) => {
    const question = await requireOwn({ db: tx, answers: work.answers }, person, id);
    await deleteQuestion(tx, person.organisationId, id);
    tellGone(tx, question);
  });
  return {};
}
