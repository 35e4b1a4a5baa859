import type { Conversation, Line, LineChange, Messages } from '@plenum/contract';
import { again } from '../../platform/live/live.ts';

/** What becomes of how one stands in a conversation; it is read again where that cannot be told. */
export type After = (known: Conversation) => Conversation | typeof again;

/** The server counts no further. */
const mostUnseen = 100;
const longestShown = 160;

const asLast = ({ text, at, author, state, files }: Line): Conversation['lastLine'] => ({
  text: text.slice(0, longestShown),
  at,
  author,
  state,
  hasFiles: files.length > 0,
});

/** How many unread lines name me, and how many there are, the server counts again when one is gone. */
const isLoss = (known: Conversation, { state, sequence, author }: Line, me: number) =>
  state !== 'shown' && state !== 'held' && sequence > known.readSequence && author?.id !== me;

function afterNew(known: Conversation, line: Line, me: number): Conversation {
  if (line.state !== 'shown') return known;
  const isTheirs = line.author?.id !== me;
  const isNamed = isTheirs && line.mentions.some(({ id }) => id === me);
  const named = { ...known, mentions: known.mentions + Number(isNamed) };
  if (line.threadId !== null) return named;
  const isUnseen = isTheirs && known.standing !== 'reader';
  const unseen = Math.min(mostUnseen, known.unseen + Number(isUnseen));
  return { ...named, lastLine: asLast(line), unseen };
}

function afterChange(
  known: Conversation,
  { sequence, line }: LineChange,
  me: number,
): ReturnType<After> {
  if (sequence <= known.sequence) return known;
  const next = { ...known, sequence };
  if (!line) return next;
  if (line.sequence === line.changed) return afterNew(next, line, me);
  if (isLoss(known, line, me)) return again;
  const { at, author } = known.lastLine ?? {};
  const isLast = line.threadId === null && line.at === at && line.author?.id === author?.id;
  return isLast && line.state !== 'held' ? { ...next, lastLine: asLast(line) } : next;
}

/** Lines came or changed: the last one stands in the lists at once, and what is unread is counted. */
export const afterChanges =
  (changes: readonly LineChange[], me: number): After =>
  (known) =>
    changes.reduce<ReturnType<After>>(
      (now, change) => (now === again ? now : afterChange(now, change, me)),
      known,
    );

/** I read on, here or in another window. */
export const afterReading =
  (read: Omit<Messages['chat.read'], 'conversationId'>): After =>
  (known) => {
    const { readSequence, unseen, mentions } = read;
    return readSequence > known.readSequence ? { ...known, readSequence, unseen, mentions } : known;
  };
