import type { Line } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import { canModerate } from '../chat.access.ts';
import type { LineRow, SeenRow } from '../chat.rows.ts';

const isGone = ({ state }: LineRow): boolean => state === 'hidden' || state === 'deleted';
const nothingOfIt = { text: '', mentions: [], files: [], reactions: [], isPinned: false };

/** To who may see it, even while it waits for a moderator; of what is gone the place is left. */
export const lineView = (row: LineRow): Line => ({
  id: row.id,
  sequence: row.sequence,
  changed: row.changed,
  clientId: row.clientId,
  author: row.author,
  text: row.text,
  state: row.state,
  at: row.at.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  threadId: row.threadId,
  replies: row.replies,
  mentions: row.mentions,
  files: row.files,
  reactions: row.reactions,
  isPinned: row.isPinned,
  ...(isGone(row) && nothingOfIt),
});

/** To everyone who reads along; null: nothing of it was ever theirs. */
export function sharedLineView(row: LineRow): Line | null {
  if (!row.wasShown) return null;
  return lineView(row.state === 'held' ? { ...row, state: 'hidden' } : row);
}

/** What waits is seen by who wrote it and by who decides about it. */
const isTheirs = (person: Person, seen: SeenRow, row: LineRow): boolean =>
  row.authorId === person.id || canModerate(person, seen);

export const lineViewFor = (person: Person, seen: SeenRow, row: LineRow): Line | null =>
  isTheirs(person, seen, row) ? lineView(row) : sharedLineView(row);
