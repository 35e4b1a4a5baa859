import type { EmailRow, Messages } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay, paged } from '../../testing/live/replay.ts';
import { unsure } from './live.ts';
import { livePages } from './live-pages.ts';

interface Row {
  id: number;
  place: number;
  version: number;
  isRead: boolean;
}

interface Page {
  rows: readonly Row[];
  hasMore: boolean;
}

const sizeOfPage = 3;
type Told = Messages['email.changed'];

/** Rows travel as mails do; what they are made of is not looked at. */
const asMails = (rows: readonly Row[]) => rows as unknown as EmailRow[];
const asRows = ({ rows }: Told) => rows as unknown as Row[];
const inOrder = (rows: readonly Row[]) =>
  rows.toSorted((one, other) => other.place - one.place || other.id - one.id);

const declare = (isVersioned: boolean) =>
  livePages<Row, undefined, Page, Row>({
    key: ['tried', 'pages'],
    read: () => Promise.reject(new Error('A replay reads by itself.')),
    idOf: ({ id }) => id,
    ...(isVersioned && { versionOf: ({ version, isRead }: Row) => version * 2 + Number(isRead) }),
    compare: () => (one, other) => other.place - one.place || other.id - one.id,
    rowsOf: ({ rows }) => rows,
    withRows: (page, rows) => ({ ...page, rows }),
    hasMore: ({ hasMore }) => hasMore,
    cursorOf: (row) => row,
    told: (rows) => ({
      'email.changed': (told) => unsure(rows.told(asRows(told), told.goneIds)),
      'notifications.read': ({ ids }) => rows.written(ids, { isRead: true }),
    }),
  });

const answer = (truth: readonly Row[], cursor: Row | null): Page => {
  const rows = inOrder(truth);
  const isAfter = (row: Row) =>
    cursor === null ||
    row.place < cursor.place ||
    (row.place === cursor.place && row.id < cursor.id);
  const following = rows.filter(isAfter);
  return { rows: following.slice(0, sizeOfPage), hasMore: following.length > sizeOfPage };
};

const deeds = fc.oneof(
  fc.record({ id: fc.integer({ min: 1, max: 14 }), place: fc.nat(9) }),
  fc.record({ goneId: fc.integer({ min: 1, max: 12 }) }),
  // What is read stays so: these never come back as they were.
  fc.record({ readId: fc.integer({ min: 13, max: 14 }) }),
);

type Deed = { id: number; place: number } | { goneId: number } | { readId: number };

const counts = {} as Told['counts'];

const say = (rows: readonly Row[], goneIds: number[] = []) =>
  ['email.changed', { rows: asMails(rows), goneIds, counts }] as const;

function act(truth: readonly Row[], deed: Deed) {
  if ('goneId' in deed) {
    const { goneId } = deed;
    return { truth: truth.filter(({ id }) => id !== goneId), says: [say([], [goneId])] };
  }
  if ('readId' in deed) {
    const { readId } = deed;
    const read = { ids: [readId], unread: 0 };
    return {
      truth: truth.map((row) => (row.id === readId ? { ...row, isRead: true } : row)),
      says: truth.some(({ id }) => id === readId) ? [['notifications.read', read] as const] : [],
    };
  }
  const known = truth.find(({ id }) => id === deed.id);
  const row = { ...deed, version: (known?.version ?? 0) + 1, isRead: known?.isRead ?? false };
  return { truth: [...truth.filter(({ id }) => id !== deed.id), row], says: [say([row])] };
}

const begin = [1, 2, 3, 4, 5, 6, 13].map((id) => ({ id, place: id, version: 1, isRead: false }));

test.each([false, true])('pages follow what is told, versioned: %s', (isVersioned) => {
  const rows = declare(isVersioned);
  const { rowsOf } = rows;
  return expectReplay({
    begin,
    deeds,
    act,
    reads: [paged({ options: rows.options(undefined), rowsOf, answer, all: inOrder })],
  });
});
