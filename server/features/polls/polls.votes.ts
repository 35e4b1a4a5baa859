import type { PollVote, PollVoteInput } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Work } from '../../platform/work.ts';
import { judge } from '../moderation/index.ts';
import { requirePoll } from './polls.access.ts';
import { ringResults } from './polls.live.ts';
import { findVotes, holdPoll, upsertVote } from './polls.queries.ts';
import type { PollRow } from './polls.rows.ts';

/** Once each, and otherwise or not at all as long as it is open. */
export async function vote(
  work: Work,
  person: Person,
  id: number,
  input: PollVoteInput,
): Promise<PollVote> {
  const { organisationId, id: personId } = person;
  await work.limits.spend('stage-vote', `${organisationId}.${personId}`);
  const { said, isNews } = await work.transaction(async (tx) => {
    await requirePoll({ db: tx, answers: work.answers }, person, id);
    const poll = await holdPoll(tx, organisationId, id);
    if (poll?.state !== 'open') throw problem('polls.not_open');
    const chosen = chosenIn(poll, input);
    await refuseWords(tx, poll, chosen.words);
    const changed = await upsertVote(tx, person, id, chosen);
    if (!changed) {
      const [known] = await findVotes(tx, person, [id]);
      if (!known) throw problem('not_found');
      return { said: known, isNews: false };
    }
    const { stageId, runId } = poll;
    const told = { stageId, runId, vote: changed };
    tx.tell('polls.voted', told, [personIn(organisationId, personId)]);
    return { said: changed, isNews: true };
  });
  if (isNews) ringResults(work, { organisationId, id });
  return said;
}

const mostStars = 5;

/** As many of what there is to choose as the kind allows. */
function chosenIn({ kind, options }: PollRow, input: PollVoteInput): PollVoteInput {
  const refuse = (path: string) =>
    problem('invalid', { errors: [{ path, message: 'does not fit this poll' }] });
  const words = input.words.map((word) => word.trim().replace(/\s+/gu, ' '));
  if (kind === 'words') return { choices: [], words: [...new Set(words)] };
  const known = (choice: number) =>
    kind === 'rating' ? choice <= mostStars : options.some(({ id }) => id === choice);
  const fits = input.choices.every(known);
  if (!fits || (kind !== 'several' && input.choices.length > 1)) throw refuse('/choices');
  return { choices: input.choices.toSorted((one, other) => one - other), words: [] };
}

/** A cloud shows what it is given: nobody could look at it first. */
async function refuseWords(db: Db, poll: PollRow, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const verdict = await judge(db, poll.organisationId, poll.eventId, words.join('\n'));
  if (verdict !== 'fine') throw problem('moderation.word_refused');
}
