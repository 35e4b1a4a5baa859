import type { Changes, Line, LinePage, LinesQuery, Thread } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, nothing, sql } from '../../../platform/db/sql.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { canModerate, requireConversation } from '../chat.access.ts';
import { lineViewFor } from './lines.view.ts';
import { findLines, findLinesById } from './lines.queries.ts';
import type { LineRow, SeenRow } from '../chat.rows.ts';

const usualPage = 50;
const mostChanges = 1_000;
const mostReplies = 1_000;

const readerOf = ({ organisationId, id }: Person) => ({ organisationId, readerId: id });

/** A group shows nothing from before somebody came. */
const firstOf = (seen: SeenRow): number => (seen.kind === 'group' ? seen.joinedSequence : 0);

/** Lines of the conversation that are something to this person. */
const readable = (person: Person, seen: SeenRow): Sql => sql`
  and l.conversation_id = ${seen.id} and l.sequence > ${firstOf(seen)}
  ${canModerate(person, seen) ? nothing : sql`and (l.was_shown or l.author_id = ${person.id})`}`;

const viewsFor = (person: Person, seen: SeenRow, rows: readonly LineRow[]): Line[] =>
  rows.flatMap((row) => lineViewFor(person, seen, row) ?? []);

/** A piece of the history on one side of a number; one more is read to know whether there is more. */
async function sideOf(
  work: Work,
  person: Person,
  seen: SeenRow,
  { side, limit }: { side: Sql; limit: number },
): Promise<{ rows: LineRow[]; hasMore: boolean }> {
  const tail = sql`${readable(person, seen)} and l.thread_id is null ${side} limit ${limit + 1}`;
  const rows = await findLines(work.db, readerOf(person), tail);
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

const newest: Sql = sql`order by l.sequence desc`;
const before = (sequence: number): Sql =>
  sql`and l.sequence < ${sequence} order by l.sequence desc`;
const after = (sequence: number): Sql => sql`and l.sequence > ${sequence} order by l.sequence`;

export async function listLines(
  work: Work,
  person: Person,
  conversationId: number,
  query: LinesQuery,
): Promise<LinePage> {
  const { limit = usualPage } = query;
  // Read before the lines: what comes between the two is in the lines, and asked for once more.
  const seen = await requireConversation(work.db, person, conversationId);
  const read = (side: Sql, count: number) => sideOf(work, person, seen, { side, limit: count });
  const page = (rows: readonly LineRow[], hasBefore: boolean, hasAfter: boolean): LinePage => ({
    lines: viewsFor(person, seen, rows),
    hasBefore,
    hasAfter,
    sequence: seen.sequence,
  });
  if (query.around !== undefined) {
    const half = Math.max(1, Math.floor(limit / 2));
    const older = await read(before(query.around), half);
    const newer = await read(after(query.around - 1), half);
    return page([...older.rows.toReversed(), ...newer.rows], older.hasMore, newer.hasMore);
  }
  if (query.after !== undefined) {
    const newer = await read(after(query.after), limit);
    const older = await read(before(query.after + 1), 1);
    return page(newer.rows, older.rows.length > 0, newer.hasMore);
  }
  const older = await read(query.before === undefined ? newest : before(query.before), limit);
  const hasAfter =
    query.before !== undefined && (await read(after(query.before - 1), 1)).rows.length > 0;
  return page(older.rows.toReversed(), older.hasMore, hasAfter);
}

export async function listChanges(
  work: Work,
  person: Person,
  conversationId: number,
  last: number,
): Promise<Changes> {
  const seen = await requireConversation(work.db, person, conversationId);
  const rows = await findLines(
    work.db,
    readerOf(person),
    sql`and l.conversation_id = ${seen.id} and l.changed > ${last}
        order by l.changed limit ${mostChanges + 1}`,
  );
  if (rows.length > mostChanges) return { changes: [], sequence: seen.sequence, isTooFar: true };
  const changes = rows.map((row) => ({
    sequence: row.changed,
    line: row.sequence > firstOf(seen) ? lineViewFor(person, seen, row) : null,
  }));
  const newestRead = rows.at(-1)?.changed ?? 0;
  return { changes, sequence: Math.max(seen.sequence, newestRead), isTooFar: false };
}

/** The line, where this person may read it. */
export async function requireLine(
  db: Db,
  person: Person,
  seen: SeenRow,
  lineId: number,
): Promise<LineRow> {
  const [row] = await findLinesById(db, readerOf(person), seen.id, [lineId]);
  const isReadable = row && row.sequence > firstOf(seen) && lineViewFor(person, seen, row);
  if (!isReadable) throw problem('not_found');
  return row;
}

export async function readThread(
  work: Work,
  person: Person,
  conversationId: number,
  lineId: number,
): Promise<Thread> {
  const seen = await requireConversation(work.db, person, conversationId);
  const root = await requireLine(work.db, person, seen, lineId);
  if (root.threadId !== null) throw problem('not_found');
  const tail = sql`${readable(person, seen)} and l.thread_id = ${lineId}
    order by l.sequence desc limit ${mostReplies}`;
  const replies = await findLines(work.db, readerOf(person), tail);
  const [rootView] = viewsFor(person, seen, [root]);
  if (!rootView) throw problem('not_found');
  const lines = viewsFor(person, seen, replies.toReversed());
  return { root: rootView, lines, sequence: seen.sequence };
}

export async function listPinned(
  work: Work,
  person: Person,
  conversationId: number,
): Promise<{ lines: Line[] }> {
  const seen = await requireConversation(work.db, person, conversationId);
  const tail = sql`${readable(person, seen)} and l.pinned_at is not null and l.state = 'shown'
    order by l.pinned_at desc, l.id desc`;
  const rows = await findLines(work.db, readerOf(person), tail);
  return { lines: viewsFor(person, seen, rows) };
}
