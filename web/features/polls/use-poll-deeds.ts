import type { Poll, PollVote, PollVoteInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Change } from '../../platform/live/perform.ts';
import { newKey } from '../../platform/new-key.ts';
import { useChanges } from '../../ui/toast/use-changes.ts';
import { type Place, removePoll, turnPoll, voteIn } from './polls.api.ts';
import { gone, polls, voted } from './polls.live.ts';

/** Above any number the server gives: until it has answered, this is what one voted. */
const unanswered = Number.MAX_SAFE_INTEGER;

export const voting = (place: Place, pollId: number, input: PollVoteInput): Change<PollVote> => ({
  key: newKey(),
  shows: [voted(place, { pollId, ...input, version: unanswered })],
  send: () => voteIn(pollId, input),
  learns: (vote) => [voted(place, vote)],
});

export const turning = (poll: Poll, state: 'open' | 'closed'): Change<Poll> => ({
  key: newKey(),
  ids: [poll.id],
  shows: [polls.patched([{ row: poll, fields: { state } }])],
  send: (key) => turnPoll(poll.id, state, key),
  learns: (turned) => [polls.told([turned])],
});

/** What people do with polls here. */
export function usePollDeeds(place: Place) {
  const t = useTranslations('polls');
  const { apply } = useChanges();
  const run = <Answer>(change: Change<Answer>) =>
    void apply(change, { failed: (reason) => t('notSaved', { reason }) });
  return {
    vote: (poll: Poll, choices: readonly number[], words: readonly string[] = []) =>
      run(voting(place, poll.id, { choices: [...choices], words: [...words] })),
    turn: (poll: Poll, state: 'open' | 'closed') => run(turning(poll, state)),
    remove: ({ id }: Poll) =>
      run({
        key: newKey(),
        ids: [id],
        shows: [gone(id)],
        send: (key) => removePoll(id, key),
      }),
  };
}

export type PollDeeds = ReturnType<typeof usePollDeeds>;
