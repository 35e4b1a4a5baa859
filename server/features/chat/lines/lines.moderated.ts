import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx } from '../../../platform/work.ts';
import type { LineFacts } from '../../moderation/index.ts';
import { requireConversation } from '../chat.access.ts';
import { recordChange } from './lines.change-line.ts';
import { setState } from './lines.change-line.queries.ts';
import { lockHead, setLastLine } from '../rooms/rooms.head.queries.ts';
import { requireLine } from './lines.history.ts';
import { lineView } from './lines.view.ts';
import { findLinesById } from './lines.queries.ts';
import { findAround, findTitled, findTitledByLine } from './lines.moderated.queries.ts';
import { noticeLines } from '../notices/notices.ts';
import { putOutOfSight } from '../people/people.out-of-sight.ts';

const reader = (organisationId: number) => ({ organisationId, readerId: 0 });

async function lineSeenBy(db: Db, person: Person, conversationId: number, lineId: number) {
  const seen = await requireConversation(db, person, conversationId);
  const row = await requireLine(db, person, seen, lineId);
  if (row.state !== 'shown') throw problem('not_found');
  return { id: row.id, eventId: seen.eventId, authorId: row.authorId, text: row.text };
}

async function contextOf(db: Db, organisationId: number, conversationId: number, lineId: number) {
  const near = { before: 5, after: 5 };
  const found = await findAround(db, organisationId, conversationId, lineId, near);
  const ids = found.map(({ id }) => id);
  const rows = await findLinesById(db, reader(organisationId), conversationId, ids);
  return rows.map(lineView).map(({ id, author, text, at }) => ({ id, author, text, at }));
}

const conversationTitle = async (db: Db, organisationId: number, conversationId: number) =>
  (await findTitled(db, organisationId, conversationId))?.title ?? '';

/** Nobody else changes its conversation meanwhile; null: it is not there any more. */
async function lockLine(tx: Tx, organisationId: number, lineId: number) {
  const seen = await findTitledByLine(tx, organisationId, lineId);
  const head = seen && (await lockHead(tx, seen));
  if (!head) return null;
  const [row] = await findLinesById(tx, reader(organisationId), seen.id, [lineId]);
  return row ? { seen, last: head.sequence, row } : null;
}

async function hideLine(tx: Tx, organisationId: number, lineId: number): Promise<void> {
  const locked = await lockLine(tx, organisationId, lineId);
  if (!locked || locked.row.state === 'hidden' || locked.row.state === 'deleted') return;
  const { seen, row, last } = locked;
  await putOutOfSight(tx, seen, row);
  await recordChange(tx, seen, row, { last, touched: 'thread' });
}

/** Shown from now on, and told as if it was said now. */
async function releaseLine(tx: Tx, organisationId: number, lineId: number): Promise<void> {
  const locked = await lockLine(tx, organisationId, lineId);
  if (!locked || locked.row.state === 'shown' || locked.row.state === 'deleted') return;
  const { seen, row, last } = locked;
  await setState(tx, row, 'shown');
  if (row.threadId === null) await setLastLine(tx, seen, row);
  await recordChange(tx, seen, row, { last, touched: 'thread' });
  if (row.wasShown) return;
  const named = row.mentions.map(({ id: personId }) => ({ lineId, personId }));
  await noticeLines(tx, seen, [{ ...row, state: 'shown' }], { named, other: null });
}

/** What moderation is told of conversations, and may do to their lines. */
export const chatFacts: LineFacts = {
  lineSeenBy,
  contextOf,
  conversationTitle,
  hideLine,
  releaseLine,
};
