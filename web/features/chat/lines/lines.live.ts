import type { Line, LinesQuery } from '@plenum/contract';
import type { CallOptions } from '../../../platform/api-client.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readChanges, readLines, readThread } from '../chat.api.ts';
import { ownId } from '../desks/use-owner.ts';
import {
  extend,
  hasHole,
  heal,
  hear,
  type History,
  historyOf,
  knowHead,
  learn,
  threadOf,
} from './lines.history.ts';

export interface HistoryPlace {
  conversationId: number;
  /** The line whose thread it is; null: the conversation's own. */
  threadId: number | null;
  /** Sees what is held back, which is told to nobody: it is asked for. */
  mayModerate: boolean;
}

const pageSize = 60;

export const readPiece = async (
  conversationId: number,
  place: LinesQuery,
  options?: CallOptions,
): Promise<History> =>
  historyOf(await readLines(conversationId, { ...place, limit: pageSize }, options));

/** The pieces of conversations that are here, and the threads. */
export const histories = liveAnswer<History, HistoryPlace>({
  key: ['chat', 'lines'],
  isVersioned: true,
  lacks: hasHole,
  staleTime: Infinity,
  read: async ({ conversationId, threadId }, signal) =>
    threadId === null
      ? readPiece(conversationId, {}, { signal })
      : threadOf(await readThread(conversationId, threadId, { signal })),
  readOn: async (known, { conversationId }, signal) => {
    const changes = await readChanges(conversationId, known.upTo, { signal });
    return changes.isTooFar ? null : heal(known, known.upTo, changes, ownId());
  },
  told: () => ({
    'chat.changes': ({ conversationId, changes }) => ({
      step: (known, place) => {
        if (place.conversationId !== conversationId) return known;
        const heard = place.mayModerate ? changes.filter(({ line }) => line) : changes;
        return knowHead(hear(known, heard, ownId()), changes.at(-1)?.sequence ?? 0);
      },
    }),
  }),
});

/** What becomes of all that is here of a conversation. */
export const historiesOf = (conversationId: number, change: (known: History) => History) =>
  histories.changed((known, place) =>
    place.conversationId === conversationId ? change(known) : known,
  );

export type Side = 'before' | 'after';

/** More of a piece on one side of it; null: there is no more. */
export async function readMore(
  conversationId: number,
  side: Side,
  { lines, hasBefore, hasAfter }: History,
) {
  const edge = (side === 'before' ? lines[0] : lines.at(-1))?.sequence;
  if (edge === undefined || !(side === 'before' ? hasBefore : hasAfter)) return null;
  const page = await readLines(conversationId, { [side]: edge, limit: pageSize });
  return historiesOf(conversationId, (known) => extend(known, side, edge, page));
}

/** Another piece in place of the one that is here. */
export async function readElsewhere(conversationId: number, place: LinesQuery) {
  const piece = await readPiece(conversationId, place);
  return historiesOf(conversationId, (known) =>
    known.threadId === null ? knowHead(piece, known.head) : known,
  );
}

/** A call answered with the line as it is now. */
export const lineAnswered = (conversationId: number, line: Line) =>
  historiesOf(conversationId, (known) => learn(known, line));
