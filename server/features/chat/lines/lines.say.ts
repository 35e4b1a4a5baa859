import type { Line, NewLine } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem, ProblemError } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireConversation } from '../chat.access.ts';
import { lineView } from './lines.view.ts';
import type { LineRow, SeenRow } from '../chat.rows.ts';
import { isHeld, refusalByRules, requireNotMuted } from './lines.rules.ts';
import type { Entry } from '../rooms/rooms.entry.ts';
import { type Outcome, writeLines } from './lines.say-lines.ts';
import { findSaid } from './lines.say.queries.ts';
import { goTogether } from '../people/people.together.ts';

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
