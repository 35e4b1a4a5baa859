import type { Line, NewLine } from '@plenum/contract';
import type { FastifyError } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { knownFault } from '../../../platform/http/faults.ts';
import { problem, ProblemError } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Hub, Tx, Work } from '../../../platform/work.ts';
import { requireConversation } from '../chat.access.ts';
import type { LineRow, SeenRow } from '../chat.rows.ts';
import { findSaid } from './lines.queries.ts';
import { type Entry, isHeld, refusalByRules, requireNotMuted } from './lines.rules.ts';
import { type Outcome, writeLines } from './lines.say-lines.ts';
import { lineView } from './lines.view.ts';

/** Says something; the same client id again answers the line that is there. */
export async function say(
  work: Work,
  person: Person,
  conversationId: number,
  input: NewLine,
): Promise<Line> {
  const seen = await requireConversation(work.db, person, conversationId);
  const entry = await prepare(work, person, seen, input);
  return lineView(rowOf(await goTogether(work, entry)));
}

/** As `say`, in a transaction that does more, by a person who may read the conversation. */
export async function sayIn(
  tx: Tx,
  work: Work,
  person: Person,
  seen: SeenRow,
  input: NewLine,
): Promise<Line> {
  const entry = await prepare({ ...work, db: { ...work.db, ...tx } }, person, seen, input);
  const [outcome] = await writeLines(tx, work, seen, [entry]);
  return lineView(rowOf(outcome));
}

function rowOf(outcome: Outcome | undefined): LineRow {
  if (!outcome || outcome instanceof ProblemError) throw outcome ?? problem('not_found');
  return outcome;
}

/** What is decided before anybody waits for the conversation; what was said already is let through. */
async function prepare(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  person: Person,
  seen: SeenRow,
  input: NewLine,
): Promise<Entry> {
  try {
    return {
      person,
      seen,
      input,
      isHeld: await requireMaySay(db, clock.now(), person, seen, input),
    };
  } catch (refusal) {
    if (!(refusal instanceof ProblemError)) throw refusal;
    const said = { authorId: person.id, clientId: input.clientId };
    const [there] = await findSaid(db, seen, [said]);
    if (!there) throw refusal;
    return { person, seen, input, isHeld: false };
  }
}

/** Whether it waits for a moderator; refuses what may not be said at all. */
async function requireMaySay(
  db: Db,
  now: Date,
  person: Person,
  seen: SeenRow,
  input: NewLine,
): Promise<boolean> {
  requireContent(input);
  const refusal = refusalByRules(person, seen);
  if (refusal && seen.kind !== 'direct') throw problem(refusal);
  const [isWaiting] = await Promise.all([
    isHeld(db, person, seen, input.text),
    requireNotMuted(db, person, seen, now),
  ]);
  return isWaiting;
}

function requireContent({ text, fileIds }: NewLine): void {
  if (text.includes('\0')) throw problem('invalid');
  const hasFiles = fileIds !== undefined && fileIds.length > 0;
  if (!hasFiles && text.trim() === '') throw problem('chat.empty');
}

interface Waiting {
  entry: Entry;
  answer(outcome: Outcome): void;
  fail(error: unknown): void;
}

/** So many lines wait for one conversation at most: whoever comes then is to try again soon. */
const mostWaiting = 1_000;
const mostTogether = 100;

/** By conversation: what came while its last lines were being written. */
type Lanes = Map<string, Waiting[]>;
/** Of each server in this process. */
const lanesOf = new WeakMap<Hub, Lanes>();

/**
 * A commit waits for the disk, and numbers wait for the commit before: whatever comes for it
 * meanwhile is written together by the next one.
 */
function goTogether(work: Work, entry: Entry): Promise<Outcome> {
  const { organisationId, id } = entry.seen;
  const key = `${organisationId}.${id}`;
  const lanes = lanesOf.get(work.hub) ?? new Map<string, Waiting[]>();
  lanesOf.set(work.hub, lanes);
  const lane = lanes.get(key);
  if (lane && lane.length >= mostWaiting) throw problem('unavailable');
  return new Promise((answer, fail) => {
    const waiting = { entry, answer, fail };
    if (lane) return void lane.push(waiting);
    const opened = [waiting];
    lanes.set(key, opened);
    drive(work, opened, () => lanes.delete(key)).catch((error: unknown) => {
      lanes.delete(key);
      for (const left of [waiting, ...opened]) left.fail(error);
    });
  });
}

/** Until nobody waits any more; the lane closes in the same breath, so that nobody gets into it then. */
async function drive(work: Work, lane: Waiting[], close: () => void): Promise<void> {
  while (lane.length > 0) {
    // Between two it depends on each line whether the next one is let through.
    const isBetweenTwo = lane[0]?.entry.seen.kind === 'direct';
    const group = lane.splice(0, isBetweenTwo ? 1 : mostTogether);
    await write(work, group);
  }
  close();
}

/** Where one of them breaks the whole, each goes alone. */
async function write(work: Work, group: readonly Waiting[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  try {
    const entries = group.map(({ entry }) => entry);
    const outcomes = await work.transaction((tx) =>
      writeLines(tx, work, first.entry.seen, entries),
    );
    for (const [index, { answer, fail }] of group.entries()) {
      const outcome = outcomes[index];
      if (outcome) answer(outcome);
      else fail(problem('unavailable'));
    }
  } catch (error) {
    if (group.length === 1 || isEverybodys(error)) {
      for (const { fail } of group) fail(error);
      return;
    }
    for (const one of group) await write(work, [one]);
  }
}

/** The database is away: trying one by one would only make everyone wait longer. */
const isEverybodys = (error: unknown): boolean =>
  (knownFault(error as FastifyError)?.status ?? 0) >= 500;
