import type { FoundLines, LineSearchQuery } from '@plenum/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { canRead, requireConversation } from '../chat.access.ts';
import { lineView } from './lines.view.ts';
import { findLines } from './lines.queries.ts';
import type { LineRow, ListedRow } from '../chat.rows.ts';
import { type Candidate, findCandidates } from './lines.search.queries.ts';
import { findListed } from './lines.seen.queries.ts';
import { conversationView } from '../chat.view.ts';

const most = 50;
const atOnce = 200;
const mostRounds = 5;
const mostWords = 10;

/** Every word is there, the last as far as it is typed; null: nothing of it is a word. */
function asTsQuery(q: string): string | null {
  const words = q.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords);
  if (!words) return null;
  return words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word)).join(' & ');
}

/** The newest first, in whatever one may read now. */
export async function searchLines(
  work: Work,
  person: Person,
  { q, conversationId }: LineSearchQuery,
): Promise<FoundLines> {
  if (conversationId !== undefined) await requireConversation(work.db, person, conversationId);
  const words = asTsQuery(q);
  if (words === null) return { found: [] };
  const where = conversationId === undefined ? {} : { conversationId };
  const found: { id: number; row: ListedRow }[] = [];
  let before: { before?: number } = {};
  for (let round = 0; round < mostRounds && found.length < most; round++) {
    const search = { words, ...where, ...before, limit: atOnce };
    const candidates = await findCandidates(work.db, person, search);
    found.push(...(await readable(work, person, candidates)));
    const last = candidates.at(-1);
    if (!last || candidates.length < atOnce) break;
    before = { before: last.id };
  }
  return { found: await linesOf(work, person, found.slice(0, most)) };
}

/** Whether one may read is decided where it is decided for every call. */
async function readable(work: Work, person: Person, candidates: readonly Candidate[]) {
  const ids = [...new Set(candidates.map(({ conversationId }) => conversationId))];
  const rows = await findListed(work.db, person, sql`and c.id = any(${ids})`);
  const open = new Map(rows.filter((row) => canRead(person, row)).map((row) => [row.id, row]));
  return candidates.flatMap(({ id, conversationId }) => {
    const row = open.get(conversationId);
    return row ? [{ id, row }] : [];
  });
}

async function linesOf(
  work: Work,
  person: Person,
  found: readonly { id: number; row: ListedRow }[],
) {
  const reader = { organisationId: person.organisationId, readerId: person.id };
  const ids = found.map(({ id }) => id);
  // A line may have been hidden since it was found.
  const lines = await findLines(work.db, reader, sql`and l.id = any(${ids}) and l.state = 'shown'`);
  const byId = new Map<number, LineRow>(lines.map((line) => [line.id, line]));
  return found.flatMap(({ id, row }) => {
    const line = byId.get(id);
    return line ? [{ line: lineView(line), conversation: conversationView(person, row) }] : [];
  });
}
