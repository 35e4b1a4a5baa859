import type { EmailPage, EmailRow, Label } from '@plenum/contract';
import type { EmailFolder } from './email.places.ts';

/** Which mails a screen shows; the server lists by the same rules. */
export interface EmailListOf {
  /** `all` is everything but trash and spam: what a label is looked for in. */
  folder: EmailFolder | 'all';
  label: Label | '';
  q: string;
  unread: boolean;
}

/** What was told since the lists were read: it wins over what they say. */
export interface News {
  rows: ReadonlyMap<number, EmailRow>;
  gone: ReadonlySet<number>;
}

export const noNews: News = { rows: new Map(), gone: new Set() };

const isInFolder = ({ folder, isStarred }: EmailRow, wanted: EmailListOf['folder']) => {
  if (wanted === 'starred' || wanted === 'all') {
    return folder !== 'trash' && folder !== 'spam' && (wanted === 'all' || isStarred);
  }
  return folder === wanted;
};

const hasPlace = (row: EmailRow, { folder, label }: EmailListOf) =>
  isInFolder(row, folder) && (label === '' || row.labels.includes(label));

/** Whether a mail that was not in the list comes in; only the server can search. */
export const belongsTo = (row: EmailRow, list: EmailListOf): boolean =>
  list.q === '' && hasPlace(row, list) && !(list.unread && row.isRead);

export const withNews = (
  news: News,
  rows: readonly EmailRow[],
  goneIds: readonly number[],
): News => {
  const known = new Map(news.rows);
  const gone = new Set(news.gone);
  for (const row of rows) {
    known.set(row.id, row);
    gone.delete(row.id);
  }
  for (const id of goneIds) {
    known.delete(id);
    gone.add(id);
  }
  return { rows: known, gone };
};

export interface ShownList {
  rows: EmailRow[];
  total: number;
}

/** How many of a thread there are is true of all its mails that are shown. */
function threadSizes(news: News) {
  const newest = new Map<number, EmailRow>();
  for (const row of news.rows.values()) {
    const known = newest.get(row.threadId);
    if (!known || row.id > known.id) newest.set(row.threadId, row);
  }
  return newest;
}

/**
 * Pages as they were read, with what was told since. A mail that was read in the list of unread
 * ones stays where it is: it must not vanish under the eyes.
 */
export function listWithNews(
  pages: readonly Pick<EmailPage, 'rows' | 'hasMore' | 'total'>[],
  news: News,
  list: EmailListOf,
): ShownList {
  const read = pages.flatMap((page) => page.rows);
  const total = pages[0]?.total ?? 0;
  if (news.rows.size === 0 && news.gone.size === 0) return { rows: read, total };
  const ids = new Set(read.map(({ id }) => id));
  const last = pages.at(-1);
  const reach = last?.hasMore ? (read.at(-1)?.id ?? Infinity) : 0;
  const stayed = read.flatMap((row) => {
    if (news.gone.has(row.id)) return [];
    const now = news.rows.get(row.id) ?? row;
    return hasPlace(now, list) ? [now] : [];
  });
  const come = [...news.rows.values()].filter(
    (row) => !ids.has(row.id) && row.id > reach && belongsTo(row, list),
  );
  const sizes = threadSizes(news);
  const rows = [...stayed, ...come]
    .toSorted((one, other) => other.id - one.id)
    .map((row) => {
      const inThread = sizes.get(row.threadId)?.inThread ?? row.inThread;
      return inThread === row.inThread ? row : { ...row, inThread };
    });
  return { rows, total: Math.max(rows.length, total + rows.length - read.length) };
}

/** The mails before and after one in the list, also when it has left the list meanwhile. */
export function neighboursOf(rows: readonly EmailRow[], id: number) {
  const after = rows.findIndex((row) => row.id < id);
  const end = after < 0 ? rows.length : after;
  const before = rows[end - 1]?.id === id ? end - 2 : end - 1;
  return { newer: rows[before], older: rows[end] };
}
