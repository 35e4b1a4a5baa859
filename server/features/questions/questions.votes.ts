import type { QuestionVote } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Work } from '../../platform/work.ts';
import { requireQuestion } from './questions.access.ts';
import { ringVotes } from './questions.live.ts';
import { addToVotes, findVote, lockQuestion, upsertVote } from './questions.queries.ts';

/** One each, and one’s own question has it from oneself by being asked. */
export async function vote(
  work: Work,
  person: Person,
  id: number,
  isUp: boolean,
): Promise<QuestionVote> {
  const { organisationId, id: personId } = person;
  await work.limits.spend('stage-vote', `${organisationId}.${personId}`);
  const { said, isNews } = await work.transaction(async (tx) => {
    await lockQuestion(tx, organisationId, id);
    const { question } = await requireQuestion({ db: tx, answers: work.answers }, person, id);
    if (question.personId === personId) throw problem('not_found');
    const changed = await upsertVote(tx, organisationId, { questionId: id, personId, isUp });
    if (!changed) {
      const known = await findVote(tx, organisationId, id, personId);
      return { said: known ?? { questionId: id, isUp: false, version: 0 }, isNews: false };
    }
    await addToVotes(tx, organisationId, id, isUp ? 1 : -1);
    const { stageId, runId } = question;
    const told = { stageId, runId, vote: changed };
    tx.tell('questions.voted', told, [personIn(organisationId, personId)]);
    return { said: changed, isNews: true };
  });
  if (isNews) ringVotes(work, { organisationId, id });
  return said;
}
