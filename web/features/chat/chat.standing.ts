import type { Conversation, Line, LineChange, Messages } from '@plenum/contract';
import { again } from '../../platform/live/live.ts';

/** What becomes of how one stands in a conversation; it is read again where that cannot be told. */
export type After = (known: Conversation) => Conversation | typeof again;

/** A line that was counted when it was heard. */
interface Counted {
  sequence: number;
  unseen: number;
  mentions: number;
}

/** A conversation as messages leave it, which may overtake each other on their way. */
export interface Known extends Conversation {
  /** The numbers of what later changes have overtaken. */
  missing?: readonly number[];
  /** What was counted since the server counted last, and up to where it had then. */
  counted?: readonly Counted[];
  countedUpTo?: number;
}

/** The server counts no further. */
const mostUnseen = 100;
const mostMissing = 100;
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

const added = (known: Known, one: Pick<Counted, 'unseen' | 'mentions'>): Known => ({
  ...known,
  unseen: Math.min(mostUnseen, known.unseen + one.unseen),
  mentions: known.mentions + one.mentions,
});

function afterNew(known: Known, line: Line, me: number): Known {
  const { sequence, state, author, threadId, mentions, at } = line;
  if (state !== 'shown') return known;
  const { countedUpTo = known.readSequence, counted = [], lastLine } = known;
  const isCounted = author?.id === me || sequence <= countedUpTo;
  const isUnseen = threadId === null && known.standing !== 'reader';
  const one = {
    sequence,
    unseen: Number(!isCounted && isUnseen),
    mentions: Number(!isCounted && mentions.some(({ id }) => id === me)),
  };
  const next = one.unseen + one.mentions > 0 ? [...counted, one].slice(-mostUnseen) : counted;
  const isLast = threadId === null && (!lastLine || at >= lastLine.at);
  const said = isLast ? { ...known, lastLine: asLast(line) } : known;
  return added({ ...said, counted: next }, one);
}

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at);

/** With this number known; null: it was known before. */
function numbered(known: Known, sequence: number): Known | typeof again | null {
  const { missing = [] } = known;
  if (sequence <= known.sequence) {
    if (!missing.includes(sequence)) return null;
    return { ...known, missing: missing.filter((one) => one !== sequence) };
  }
  const length = missing.length + sequence - known.sequence - 1;
  if (length === 0) return { ...known, sequence };
  if (length > mostMissing) return again;
  return { ...known, sequence, missing: [...missing, ...upTo(known.sequence, sequence)] };
}

function afterChange(known: Known, { sequence, line }: LineChange, me: number): ReturnType<After> {
  const next = numbered(known, sequence);
  if (next === null) return known;
  if (next === again || !line) return next;
  if (line.sequence === line.changed) return afterNew(next, line, me);
  const isOvertaken = sequence < known.sequence || next.missing?.includes(line.sequence);
  if (isOvertaken) return again;
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
  ({ sequence, ...read }: Omit<Messages['chat.read'], 'conversationId'>): After =>
  (known: Known) => {
    if (read.readSequence <= known.readSequence) return known;
    const counted = known.counted?.filter((one) => one.sequence > sequence) ?? [];
    const told: Known = { ...known, ...read, counted, countedUpTo: sequence };
    return counted.reduce(added, told);
  };
