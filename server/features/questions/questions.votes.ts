import type { QuestionVote } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Work } from '../../platform/work.ts';
import { requireQuestion } from './questions.access.ts';
import { roomsOf } from './questions.live.ts';
import {
  addToVotes,
  findQuestionsById,
  findVote,
  lockQuestion,
  upsertVote,
} from './questions.queries.ts';
import { questionView } from './questions.view.ts';

const toldEveryMs = 1_000;

/** One each, and one’s own question has it from oneself by being asked. */
export async function vote(
  work: Work,
  person: Person,
  id: number,
  isUp: boolean,
): Promise<QuestionVote> {
  const { organisationId, id: personId } = person;
  await work.limits.spend('stage-vote', `${organisationId}.${personId}`);
  return work.transaction(async (tx) => {
    await lockQuestion(tx, organisationId, id);
    const { question } = await requireQuestion(tx, person, id);
    if (question.personId === personId) throw problem('not_found');
    const changed = await upsertVote(tx, organisationId, { questionId: id, personId, isUp });
    if (!changed) {
      const known = await findVote(tx, organisationId, id, personId);
      return known ?? { questionId: id, isUp: false, version: 0 };
    }
    await addToVotes(tx, organisationId, id, isUp ? 1 : -1);
    const { stageId, runId } = question;
    const told = { stageId, runId, vote: changed };
    tx.tell('questions.voted', told, [personIn(organisationId, personId)]);
    return changed;
  });
}

/** After what was voted is kept: all questions of an organisation that got votes are told together. */
export function tellVotesWith({ db, hub, log }: Work) {
  const changed = new Map<number, Set<number>>();
  const tellNow = async (organisationId: number) => {
    const ids = [...(changed.get(organisationId) ?? [])];
    changed.delete(organisationId);
    for (const row of await findQuestionsById(db, organisationId, ids)) {
      hub.tell('questions.changed', { questions: [questionView(row)] }, roomsOf(row));
    }
  };
  return (organisationId: number, id: number): void => {
    const waiting = changed.get(organisationId);
    if (waiting) return void waiting.add(id);
    changed.set(organisationId, new Set([id]));
    setTimeout(() => {
      tellNow(organisationId).catch((err: unknown) => log.warn({ err }, 'votes were not told'));
    }, toldEveryMs).unref();
  };
}
