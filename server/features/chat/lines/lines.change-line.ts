import type { Line } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireConversation } from '../chat.access.ts';
import { countReplies, lockHead, moveHead, numberLines } from '../rooms/rooms.head.queries.ts';
import { tellLines } from '../chat.live.ts';
import { requireLine } from './lines.history.ts';
import { lineView } from './lines.view.ts';
import { findLinesById } from './lines.queries.ts';
import type { LineRow, SeenRow } from '../chat.rows.ts';

export interface LineAddress {
  conversationId: number;
  lineId: number;
}

export interface Changing {
  seen: SeenRow;
  row: LineRow;
  now: Date;
}

/** What a change touches: `thread`, when its root shows another number of replies from now on. */
export type Touched = 'nothing' | 'line' | 'thread';

/** Changes a line this person may read, while nobody else changes its conversation. */
export const changeLine = (
  work: Work,
  person: Person,
  { conversationId, lineId }: LineAddress,
  change: (tx: Tx, changing: Changing) => Promise<Touched>,
): Promise<Line> =>
  work.transaction(async (tx) => {
    const seen = await requireConversation(tx, person, conversationId);
    const head = await lockHead(tx, seen);
    if (!head) throw problem('not_found');
    const row = await requireLine(tx, person, seen, lineId);
    const touched = await change(tx, { seen, row, now: work.clock.now() });
    if (touched !== 'nothing') await recordChange(tx, seen, row, { last: head.sequence, touched });
    const reader = { organisationId: person.organisationId, readerId: person.id };
    const [changed] = await findLinesById(tx, reader, seen.id, [lineId]);
    if (!changed) throw problem('not_found');
    return lineView(changed);
  });

type Changed = Pick<SeenRow, 'organisationId' | 'id' | 'kind' | 'askerId' | 'eventId'>;

/** The next number for the line, one more for its root, and everybody is told. */
export async function recordChange(
  tx: Tx,
  seen: Changed,
  { id, threadId }: Pick<LineRow, 'id' | 'threadId'>,
  { last, touched }: { last: number; touched: 'line' | 'thread' },
): Promise<void> {
  const rootIds = touched === 'thread' && threadId !== null ? [threadId] : [];
  const numbered = [id, ...rootIds].map((lineId, index) => ({
    id: lineId,
    sequence: last + 1 + index,
  }));
  if (rootIds.length > 0) await countReplies(tx, seen, rootIds);
  await numberLines(tx, seen, numbered);
  await moveHead(tx, seen, last + numbered.length);
  const reader = { organisationId: seen.organisationId, readerId: 0 };
  const ids = numbered.map((one) => one.id);
  await tellLines(tx, seen, await findLinesById(tx, reader, seen.id, ids));
}
