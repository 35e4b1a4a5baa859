import type { Poll, PollResults, PollVote, StagePolls } from '@plenum/contract';
import { again, type News, only, stepping } from '../../platform/live/live.ts';
import { liveRowsIn } from '../../platform/live/live-rows.ts';
import { type Place, readPolls } from './polls.api.ts';

type Told = News<Place, StagePolls>;
type Where = Pick<Place, 'stageId' | 'runId'>;

const isIn =
  ({ stageId, runId }: Where) =>
  (place: Place) =>
    place.stageId === stageId && place.runId === runId;

/** The polls of a stage, what was voted in them, and what I voted. */
export const polls = liveRowsIn<Poll, Place, StagePolls>({
  key: ['polls'],
  read: readPolls,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  // A draft is for whatever is live when it is opened.
  belongs: (poll, place) =>
    poll.stageId === place.stageId && (poll.state === 'draft' || poll.runId === place.runId),
  compare: () => (one, other) => other.id - one.id,
  rowsOf: (known) => known.polls,
  withRows: (known, rows) => ({ ...known, polls: [...rows] }),
  told: (rows) => ({
    'polls.changed': ({ poll }) => rows.told([poll]),
    'polls.gone': ({ id }) => withoutTraces(rows.told([], [id]), id),
    'polls.counted': ({ results, ...where }) => only(isIn(where), counting(results)),
    'polls.voted': ({ vote, ...where }) => only(isIn(where), voting(vote)),
  }),
});

const withoutTraces = (news: Told, id: number): Told =>
  stepping(news, (step) => (known, place) => {
    const next = step(known, place);
    if (next === again) return next;
    const isOther = ({ pollId }: { pollId: number }) => pollId !== id;
    return { ...next, results: next.results.filter(isOther), votes: next.votes.filter(isOther) };
  });

/** In its place among those of other polls; an older one changes nothing. */
function put<One extends { pollId: number }>(
  all: readonly One[],
  one: One,
  isNewer: (before: One) => boolean,
): One[] | null {
  const before = all.find(({ pollId }) => pollId === one.pollId);
  if (before && !isNewer(before)) return null;
  const others = all.filter((other) => other !== before);
  return [...others, one].toSorted((a, b) => a.pollId - b.pollId);
}

const counting = (counted: PollResults): Told => ({
  step: (known) => {
    const results = put(known.results, counted, ({ asOf }) => asOf < counted.asOf);
    return results ? { ...known, results } : known;
  },
});

const voting = (vote: PollVote): Told => ({
  step: (known) => {
    const votes = put(known.votes, vote, ({ version }) => version < vote.version);
    return votes ? { ...known, votes } : known;
  },
});

export const voted = (place: Place, vote: PollVote) => ({
  live: polls.declared,
  news: only(isIn(place), voting(vote)),
});

export const gone = (id: number) => ({
  live: polls.declared,
  news: withoutTraces(polls.told([], [id]).news as Told, id),
});
