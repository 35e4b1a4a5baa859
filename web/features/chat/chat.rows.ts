import type { Line } from '@plenum/contract';
import type { WaitingLine } from './chat.outbox.ts';

/** One row of a history: a line that is there, or one on its way. */
export interface Row {
  /** The same before and after a line is acknowledged. */
  key: string;
  line: Line | null;
  waiting: WaitingLine | null;
  /** The first row of a day says which. */
  day: string | null;
  /** Above it stands what was read already. */
  isNew: boolean;
  /** Its author stands over it; the lines that follow soon after go without. */
  isFirst: boolean;
}

interface RowsOf {
  lines: readonly Line[];
  waiting: readonly WaitingLine[];
  /** The first unread line stands behind this one; null: no mark. */
  readUpTo: number | null;
  me: number;
  dayOf: (at: string) => string;
}

const together = 5 * 60_000;

const isSoonAfter = (before: string, at: string) => Date.parse(at) - Date.parse(before) < together;

interface Point {
  at: string;
  authorId: number | null;
}

const pointOf = (line: Line): Point => ({ at: line.at, authorId: line.author?.id ?? null });

function frame(before: Point | undefined, now: Point, isNew: boolean, dayOf: RowsOf['dayOf']) {
  const day = dayOf(now.at);
  const isNewDay = !before || dayOf(before.at) !== day;
  const isSame = before && before.authorId === now.authorId && isSoonAfter(before.at, now.at);
  return { day: isNewDay ? day : null, isNew, isFirst: isNewDay || isNew || !isSame };
}

const isUnread = (line: Line, readUpTo: number, me: number) =>
  line.sequence > readUpTo && line.author?.id !== me;

export function rowsOf({ lines, waiting, readUpTo, me, dayOf }: RowsOf): Row[] {
  const firstUnread =
    readUpTo === null ? undefined : lines.find((line) => isUnread(line, readUpTo, me));
  const rows: Row[] = [];
  let before: Point | undefined;
  for (const line of lines) {
    const now = pointOf(line);
    const framing = frame(before, now, line === firstUnread, dayOf);
    rows.push({ key: line.clientId, line, waiting: null, ...framing });
    before = now;
  }
  const mine = new Set(lines.filter(({ author }) => author?.id === me).map((l) => l.clientId));
  for (const one of waiting) {
    // Heard before its answer came: it is there already.
    if (mine.has(one.input.clientId)) continue;
    const now = { at: one.at, authorId: me };
    rows.push({
      key: one.input.clientId,
      line: null,
      waiting: one,
      ...frame(before, now, false, dayOf),
    });
    before = now;
  }
  return rows;
}
