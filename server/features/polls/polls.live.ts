import type { PollResults } from '@plenum/contract';
import { openBell } from '../../platform/sockets/bell.ts';
import { adminsOf } from '../../platform/sockets/rooms.ts';
import type { Hub, Tx } from '../../platform/work.ts';
import { type BegunRun, viewersOf } from '../stages/index.ts';
import { adoptPolls, findPoll } from './polls.queries.ts';
import { countVotes, shownResults } from './polls.results.ts';
import type { PollRow } from './polls.rows.ts';
import { pollView } from './polls.view.ts';

/** Organisers hear it whole, everyone else who watches as much as is for them. */
export async function tellPoll(tx: Tx, poll: PollRow): Promise<void> {
  const { organisationId, stageId } = poll;
  const organisers = adminsOf(organisationId);
  tx.tell('polls.changed', { poll: pollView(poll, true) }, [organisers]);
  if (poll.state === 'draft') return;
  const viewers = viewersOf({ organisationId, id: stageId });
  tx.tell('polls.changed', { poll: pollView(poll, false) }, [viewers], organisers);
  const [results] = await countVotes(tx, [poll]);
  if (results) tellResults(tx, poll, results);
}

/** After a vote is kept: what all of them are together. */
export const ringResults = openBell<Pick<PollRow, 'organisationId' | 'id'>>(
  async ({ db, hub }, { organisationId, id }) => {
    const poll = await findPoll(db, organisationId, id);
    const [results] = poll ? await countVotes(db, [poll]) : [];
    if (poll && results) tellResults(hub, poll, results);
  },
);

function tellResults(
  { tell }: Pick<Tx, 'tell'> | Pick<Hub, 'tell'>,
  poll: PollRow,
  results: PollResults,
): void {
  const { organisationId, stageId, runId } = poll;
  const organisers = adminsOf(organisationId);
  const viewers = viewersOf({ organisationId, id: stageId });
  tell('polls.counted', { stageId, runId, results }, [organisers]);
  const shown = { stageId, runId, results: shownResults(poll, results) };
  tell('polls.counted', shown, [viewers], organisers);
}

export function tellGone(tx: Tx, { organisationId, stageId, id }: PollRow): void {
  const rooms = [adminsOf(organisationId), viewersOf({ organisationId, id: stageId })];
  tx.tell('polls.gone', { id }, rooms);
}

/** What was opened beforehand belongs to what begins now. */
export async function followBeginning(tx: Tx, run: BegunRun): Promise<void> {
  for (const poll of await adoptPolls(tx, run)) await tellPoll(tx, poll);
}
