import type { Changes, Line, LineChange, LinePage, Thread } from '@plenum/contract';

/** A piece of a conversation without gaps, and how far it is known to be true. */
export interface History {
  /** The line whose thread this is; null: the conversation itself. */
  threadId: number | null;
  lines: readonly Line[];
  hasBefore: boolean;
  hasAfter: boolean;
  /** All changes up to here are in these lines. */
  upTo: number;
  /** The latest change heard of. */
  head: number;
  /** Changes beyond a hole: they show when the hole is filled. */
  ahead: readonly LineChange[];
}

export const historyOf = (page: LinePage): History => ({
  threadId: null,
  lines: page.lines,
  hasBefore: page.hasBefore,
  hasAfter: page.hasAfter,
  upTo: page.sequence,
  head: page.sequence,
  ahead: [],
});

export const threadOf = ({ root, lines, sequence }: Thread): History => ({
  threadId: root.id,
  lines,
  hasBefore: false,
  hasAfter: false,
  upTo: sequence,
  head: sequence,
  ahead: [],
});

/** Something was said that is not here yet. */
export const hasHole = ({ upTo, head }: History): boolean => upTo < head;

/** The number of the latest change, said by somebody else than the change itself. */
export const knowHead = (history: History, head: number): History =>
  head > history.head ? { ...history, head } : history;

const isWithin = ({ lines, hasBefore, hasAfter }: History, { sequence }: Line) => {
  const first = lines[0]?.sequence ?? 0;
  const last = lines.at(-1)?.sequence ?? Infinity;
  return (!hasBefore || sequence > first) && (!hasAfter || sequence < last);
};

const bySequence = (one: { sequence: number }, other: { sequence: number }) =>
  one.sequence - other.sequence;

/** What is told to all names some of who reacted: mine may be among the others. */
const keepMine = (known: Line, line: Line, me: number): Line => {
  const reactions = line.reactions.map((reaction) => {
    const isNamed = reaction.personIds.includes(me) || reaction.count <= reaction.personIds.length;
    const before = known.reactions.find(({ emoji }) => emoji === reaction.emoji);
    if (isNamed || !before?.personIds.includes(me)) return reaction;
    return { ...reaction, personIds: [me, ...reaction.personIds] };
  });
  return { ...line, reactions };
};

/** A line as it looks while what I do to it is on its way. */
export function show(history: History, lineId: number, look: (line: Line) => Line): History {
  const place = history.lines.findLastIndex(({ id }) => id === lineId);
  const known = history.lines[place];
  return known ? { ...history, lines: history.lines.with(place, look(known)) } : history;
}

/**
 * A line as it is now, where it belongs to this piece; an older picture of it changes nothing. `me`:
 * it was told to all; null: it was answered to me.
 */
function put(history: History, line: Line, me: number | null): History {
  if (line.threadId !== history.threadId) return history;
  const place = history.lines.findLastIndex(({ id }) => id === line.id);
  const known = history.lines[place];
  if (known) {
    if (line.changed < known.changed) return history;
    const next = me === null ? line : keepMine(known, line, me);
    return { ...history, lines: history.lines.with(place, next) };
  }
  if (!isWithin(history, line)) return history;
  const after = history.lines.findLastIndex(({ sequence }) => sequence < line.sequence) + 1;
  return { ...history, lines: history.lines.toSpliced(after, 0, line) };
}

/** Changes in whatever order they come; what lies beyond a hole waits until it is filled. */
export function hear(history: History, changes: readonly LineChange[], me: number | null): History {
  let next: History = { ...history, ahead: [] };
  const ahead: LineChange[] = [];
  for (const change of [...history.ahead, ...changes].toSorted(bySequence)) {
    next.head = Math.max(next.head, change.sequence);
    if (change.sequence > next.upTo + 1) {
      ahead.push(change);
      continue;
    }
    if (change.line) next = put(next, change.line, me);
    next.upTo = Math.max(next.upTo, change.sequence);
  }
  return { ...next, ahead };
}

/** What a call answered about a line: known here before the change itself is heard. */
export const learn = (history: History, line: Line): History =>
  hear(history, [{ sequence: line.changed, line }], null);

/** What came after a number; a piece that has since been read anew takes no more than it can use. */
export function heal(
  history: History,
  after: number,
  { changes, sequence }: Changes,
  me: number,
): History {
  if (after > history.upTo) return hear(knowHead(history, sequence), changes, null);
  let healed = history;
  for (const { line } of changes) if (line) healed = put(healed, line, null);
  const upTo = Math.max(history.upTo, sequence);
  return hear({ ...healed, upTo, head: Math.max(history.head, upTo) }, [], me);
}

/**
 * More of the history on one side of it. The page may be older than what was heard meanwhile: then
 * what came since is asked for again.
 */
export function extend(
  history: History,
  side: 'before' | 'after',
  edge: number,
  page: LinePage,
): History {
  const end = side === 'before' ? history.lines[0] : history.lines.at(-1);
  if (end?.sequence !== edge) return history;
  const known = new Set(history.lines.map(({ id }) => id));
  const fresh = page.lines.filter(({ id }) => !known.has(id));
  return {
    ...history,
    lines: side === 'before' ? [...fresh, ...history.lines] : [...history.lines, ...fresh],
    ...(side === 'before' ? { hasBefore: page.hasBefore } : { hasAfter: page.hasAfter }),
    upTo: Math.min(history.upTo, page.sequence),
    head: Math.max(history.head, page.sequence),
  };
}
