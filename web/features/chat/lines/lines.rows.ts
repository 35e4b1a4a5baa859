import type { Line } from '@plenum/contract';
import type { ReactNode } from 'react';
import type { History } from './lines.history.ts';
import type { WaitingLine } from '../composer/composer.outbox.ts';

/** What happened in a conversation beside what was said: a call. */
export interface Happening {
  key: string;
  at: string;
  text: string;
  icon: ReactNode;
}

/** One row of a history: a line that is there, one on its way, or what happened between them. */
export interface Row {
  /** The same before and after a line is acknowledged. */
  key: string;
  line: Line | null;
  waiting: WaitingLine | null;
  happening: Happening | null;
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
  /** Within the piece of the history that is here, in order. */
  happenings?: readonly Happening[];
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

export function rowsOf({ lines, waiting, happenings = [], readUpTo, me, dayOf }: RowsOf): Row[] {
  const firstUnread =
    readUpTo === null ? undefined : lines.find((line) => isUnread(line, readUpTo, me));
  const rows: Row[] = [];
  const nothing = { line: null, waiting: null, happening: null };
  let before: Point | undefined;
  const add = (key: string, what: Partial<Row>, now: Point, isNew = false) => {
    rows.push({ ...nothing, ...what, key, ...frame(before, now, isNew, dayOf) });
    before = now;
  };
  let told = 0;
  const addUntil = (until: number) => {
    for (let one = happenings[told]; one && Date.parse(one.at) <= until; one = happenings[told]) {
      add(one.key, { happening: one }, { at: one.at, authorId: null });
      told += 1;
    }
  };
  for (const line of lines) {
    addUntil(Date.parse(line.at));
    add(line.clientId, { line }, pointOf(line), line === firstUnread);
  }
  addUntil(Infinity);
  const mine = new Set(lines.filter(({ author }) => author?.id === me).map((l) => l.clientId));
  for (const one of waiting) {
    // Heard before its answer came: it is there already.
    if (mine.has(one.input.clientId)) continue;
    add(one.input.clientId, { waiting: one }, { at: one.at, authorId: me });
  }
  return rows;
}

/** Those between the first and the last line that are here, and beyond an end where nothing else is. */
export function happeningsWithin(
  happenings: readonly Happening[],
  { lines, hasBefore, hasAfter }: Pick<History, 'lines' | 'hasBefore' | 'hasAfter'>,
): Happening[] {
  const [first, last] = [lines[0]?.at ?? '', lines.at(-1)?.at ?? ''];
  return happenings.filter(
    ({ at }) =>
      !(hasBefore && Date.parse(at) < Date.parse(first)) &&
      !(hasAfter && Date.parse(at) > Date.parse(last)),
  );
}
