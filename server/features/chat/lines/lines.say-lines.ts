import { problem, ProblemError } from '../../../platform/http/problem.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { holdForRelease } from '../../moderation/index.ts';
import { bringIn } from '../people/people.other.ts';
import { tellLines } from '../chat.live.ts';
import {
  countReplies,
  lockHead,
  moveHead,
  moveHeadAndLast,
  numberLines,
  type Place,
} from '../rooms/rooms.head.queries.ts';
import { requestAfterLine } from '../desks/desks.requests.ts';
import { noticeLines } from '../notices/notices.ts';
import type { LineRow, SeenRow } from '../chat.rows.ts';
import { type Entry, gatherFacts, refusalOf, type SayFacts } from './lines.rules.ts';
import {
  findLinesById,
  findSaid,
  insertLines,
  insertMentions,
  putFilesIn,
} from './lines.queries.ts';

export type Outcome = LineRow | ProblemError;

interface Written extends Entry {
  id: number;
  sequence: number;
}

const keyOf = (authorId: number, clientId: string) => `${authorId} ${clientId.toLowerCase()}`;
const keyOfEntry = ({ person, input }: Entry) => keyOf(person.id, input.clientId);

/**
 * Writes lines of one conversation, in the order they come, and answers each: the line, also where
 * it was there already, or why it is refused. One statement each, however many they are.
 */
export async function writeLines(
  tx: Tx,
  work: Work,
  seen: SeenRow,
  entries: readonly Entry[],
): Promise<Outcome[]> {
  const names = entries.map(({ person, input }) => ({
    authorId: person.id,
    clientId: input.clientId,
  }));
  const [head, said] = await Promise.all([lockHead(tx, seen), findSaid(tx, seen, names)]);
  if (!head) throw problem('not_found');
  const ids = new Map(said.map(({ id, authorId, clientId }) => [keyOf(authorId, clientId), id]));
  const fresh = entries.filter((entry) => !ids.has(keyOfEntry(entry)));
  const now = work.clock.now();
  const facts = await gatherFacts(tx, seen, head, { entries: fresh, now });
  const { accepted, refused } = choose(fresh, facts);
  const written = await insert(tx, seen, accepted, facts);
  for (const one of written) ids.set(keyOfEntry(one), one.id);
  const shown = written.length > 0 ? await finish(tx, seen, written, facts) : [];
  for (const { person, input, isHeld, sequence } of written) {
    if (isHeld) continue;
    await requestAfterLine(tx, work, person, seen, { text: input.text, sequence });
  }
  const again = said.map(({ id }) => id);
  const there = again.length > 0 ? await findLinesById(tx, readerOf(seen), seen.id, again) : [];
  const byId = new Map([...there, ...shown].map((row) => [row.id, row]));
  return entries.map((entry) => {
    const key = keyOfEntry(entry);
    return byId.get(ids.get(key) ?? 0) ?? refused.get(key) ?? problem('not_found');
  });
}

const readerOf = ({ organisationId }: Place) => ({ organisationId, readerId: 0 });

/** The same client id twice in one go is one line. */
function choose(entries: readonly Entry[], facts: SayFacts) {
  const accepted = new Map<string, Entry>();
  const refused = new Map<string, ProblemError>();
  for (const entry of entries) {
    const key = keyOfEntry(entry);
    if (accepted.has(key)) continue;
    const refusal = refusalOf(entry, facts);
    if (refusal) {
      refused.set(key, refusal);
      continue;
    }
    accepted.set(key, entry);
    facts.lastSaid.set(entry.person.id, facts.now);
    for (const fileId of entry.input.fileIds ?? []) facts.files.delete(fileId);
  }
  return { accepted: [...accepted.values()], refused };
}

async function insert(
  tx: Tx,
  place: Place,
  entries: readonly Entry[],
  { head, now }: SayFacts,
): Promise<Written[]> {
  if (entries.length === 0) return [];
  const numbered = entries.map((entry, index) => ({
    ...entry,
    sequence: head.sequence + 1 + index,
  }));
  const rows = await insertLines(
    tx,
    place,
    numbered.map(({ person, input, isHeld, sequence }) => ({
      sequence,
      authorId: person.id,
      clientId: input.clientId,
      text: input.text,
      state: isHeld ? ('held' as const) : ('shown' as const),
      threadId: input.threadId ?? null,
      at: now,
    })),
  );
  const ids = new Map(rows.map(({ id, sequence }) => [sequence, id]));
  return numbered.map((one) => ({ ...one, id: ids.get(one.sequence) ?? 0 }));
}

/** What comes with lines: files, names, the root of their thread, the head, who is told. */
async function finish(
  tx: Tx,
  seen: SeenRow,
  written: readonly Written[],
  { head, now, other }: SayFacts,
): Promise<LineRow[]> {
  const files = written.flatMap(({ id, input }) =>
    (input.fileIds ?? []).map((fileId, place) => ({ id: fileId, lineId: id, place })),
  );
  if (files.length > 0) await putFilesIn(tx, seen, files);
  const mentions = written.flatMap(({ id, sequence, person, input }) =>
    (input.mentionIds ?? [])
      .filter((personId) => personId !== person.id)
      .map((personId) => ({ lineId: id, sequence, personId })),
  );
  const named = mentions.length > 0 ? await insertMentions(tx, seen, mentions) : [];
  const roots = rootsOf(written, head.sequence + written.length);
  if (roots.length > 0) {
    await countReplies(
      tx,
      seen,
      roots.map(({ id }) => id),
    );
    await numberLines(tx, seen, roots);
  }
  const sequence = head.sequence + written.length + roots.length;
  const last = written.findLast(({ input, isHeld }) => !isHeld && input.threadId === undefined);
  const moving = last
    ? moveHeadAndLast(tx, seen, sequence, { id: last.id, at: now })
    : moveHead(tx, seen, sequence);
  const [first] = written;
  if (first && other) await bringIn(tx, first.person, first.seen, other);
  await holdHeld(tx, seen, written, now);
  const changed = [...written, ...roots].map(({ id }) => id);
  const [rows] = await Promise.all([findLinesById(tx, readerOf(seen), seen.id, changed), moving]);
  await tellLines(tx, seen, rows);
  await noticeLines(tx, seen, rows, { named, other });
  return rows;
}

async function holdHeld(
  tx: Tx,
  { organisationId, eventId, id: conversationId }: SeenRow,
  written: readonly Written[],
  now: Date,
): Promise<void> {
  if (eventId === null) return;
  for (const { id: lineId, person, input, isHeld } of written) {
    if (!isHeld) continue;
    const held = { organisationId, eventId, conversationId, lineId, personId: person.id };
    await holdForRelease(tx, { ...held, text: input.text }, now);
  }
}

/** Each root changes once, however many answer it in one go. */
function rootsOf(written: readonly Written[], after: number): { id: number; sequence: number }[] {
  const shown = written.filter(({ isHeld }) => !isHeld);
  const ids = [...new Set(shown.flatMap(({ input }) => input.threadId ?? []))];
  return ids.map((id, index) => ({ id, sequence: after + 1 + index }));
}
