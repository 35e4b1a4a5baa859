import type { DeedName, Poll, PollInput, PollUpdate, StagePolls, Texts } from '@plenum/contract';
import { beginningOf } from '../../platform/beginning-of.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { canRunEvents } from '../events/index.ts';
import { findOpenRunOf, lockStage, requireAudience } from '../stages/index.ts';
import { requirePoll } from './polls.access.ts';
import { tellGone, tellPoll } from './polls.live.ts';
import {
  countPolls,
  deletePoll,
  findOpenOn,
  findPoll,
  findPolls,
  findVotes,
  insertPoll,
  lockPoll,
  setState,
  updatePoll,
} from './polls.queries.ts';
import { countVotes, shownResults } from './polls.results.ts';
import type { PollRow } from './polls.rows.ts';
import { pollView } from './polls.view.ts';

const mostPolls = 100;

export async function readPolls(
  { db, answers }: Work,
  person: Person,
  eventId: number,
  stageId: number,
  runId: number | null,
): Promise<StagePolls> {
  const stage = await requireAudience({ db, answers }, person, eventId, stageId, runId);
  const mayManage = canRunEvents(person);
  const polls = await findPolls(db, stage, { runId, hasDrafts: mayManage }, mostPolls);
  const begun = polls.filter(({ state }) => state !== 'draft');
  const [results, votes] = await Promise.all([
    countVotes(db, begun),
    findVotes(
      db,
      person,
      begun.map(({ id }) => id),
    ),
  ]);
  return {
    mayManage,
    polls: polls.map((poll) => pollView(poll, mayManage)),
    results: results.map((counted) => {
      const poll = begun.find(({ id }) => id === counted.pollId);
      return poll && !mayManage ? shownResults(poll, counted) : counted;
    }),
    votes,
  };
}

const hasOptions = (kind: PollInput['kind']) => kind === 'one' || kind === 'several';
const isEmpty = (texts: Texts) => Object.values(texts).every((text) => text.trim() === '');

/** What the schema cannot say: who chooses needs something to choose from. */
function written({ kind, options, ...rest }: PollInput) {
  const refuse = (path: string, message: string) =>
    problem('invalid', { errors: [{ path, message }] });
  if (isEmpty(rest.question)) throw refuse('/question', 'is empty');
  if (!hasOptions(kind)) return { ...rest, kind, options: [] };
  if (options.length < 2) throw refuse('/options', 'needs two at least');
  if (options.some(({ text }) => isEmpty(text))) throw refuse('/options', 'has an empty one');
  return { ...rest, kind, options: options.map((option, index) => ({ id: index + 1, ...option })) };
}

export function addPoll(
  work: Work,
  person: Person,
  eventId: number,
  stageId: number,
  input: PollInput,
): Promise<Poll> {
  return work.transaction(async (tx) => {
    const stage = await requireAudience(
      { db: tx, answers: work.answers },
      person,
      eventId,
      stageId,
    );
    if ((await countPolls(tx, stage)) >= mostPolls) throw problem('polls.too_many');
    return kept(tx, person, 'polls.added', await insertPoll(tx, stage, written(input)));
  });
}

export function changePoll(
  work: Work,
  person: Person,
  id: number,
  { version, ...input }: PollUpdate,
): Promise<Poll> {
  return work.transaction(async (tx) => {
    await lockPoll(tx, person.organisationId, id);
    const before = await requirePoll({ db: tx, answers: work.answers }, person, id);
    if (before.state !== 'draft') throw problem('polls.was_opened');
    if (before.version !== version) throw problem('polls.changed_meanwhile');
    const after = await updatePoll(tx, person.organisationId, id, written(input));
    return kept(tx, person, 'polls.changed', after);
  });
}

export function turnPoll(
  work: Work,
  person: Person,
  id: number,
  state: 'open' | 'closed',
): Promise<Poll> {
  return work.transaction(async (tx) => {
    const { organisationId } = person;
    const found = await requirePoll({ db: tx, answers: work.answers }, person, id);
    // One after the other: no two are open on a stage.
    await lockStage(tx, organisationId, found.stageId);
    await lockPoll(tx, organisationId, id);
    const runId = (await findOpenRunOf(tx, organisationId, found.stageId))?.id ?? null;
    const at = work.clock.now();
    const other = await findOpenOn(tx, organisationId, found.stageId);
    const poll = await findPoll(tx, organisationId, id);
    if (!poll) throw problem('not_found');
    if (poll.state === state) return pollView(poll, true);
    if (poll.state === 'draft' && state === 'closed') throw problem('invalid');
    if (state === 'open' && other) {
      await kept(
        tx,
        person,
        'polls.closed',
        await setState(tx, other, { state: 'closed', runId, at }),
      );
    }
    const deed = state === 'open' ? 'polls.opened' : 'polls.closed';
    return kept(tx, person, deed, await setState(tx, poll, { state, runId, at }));
  });
}

export async function removePoll(work: Work, person: Person, id: number) {
  await work.transaction(async (tx) => {
    const poll = await requirePoll({ db: tx, answers: work.answers }, person, id);
    await deletePoll(tx, person.organisationId, id);
    await record(tx, person, { action: 'polls.removed', subjectId: id, subject: subjectOf(poll) });
    tellGone(tx, poll);
  });
  return {};
}

const subjectOf = ({ question }: PollRow): string =>
  beginningOf(question.en ?? Object.values(question).find((text) => text !== '') ?? '', 100);

async function kept(
  tx: Tx,
  person: Person,
  action: Extract<DeedName, `polls.${string}`>,
  poll: PollRow | null,
): Promise<Poll> {
  if (!poll) throw problem('not_found');
  await record(tx, person, { action, subjectId: poll.id, subject: subjectOf(poll) });
  await tellPoll(tx, poll);
  return pollView(poll, true);
}
