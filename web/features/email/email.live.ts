import type { EmailPage, EmailRow, Messages } from '@plenum/contract';
import { again, readAgain, stepping, unsure } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { livePages, type Pages } from '../../platform/live/live-pages.ts';
import { openEmail, readEmails } from './email.api.ts';
import { belongsTo, type EmailListOf, staysIn } from './email.order.ts';
import { afterRows, type Opened } from './reader/reader.opened.ts';

/** A search finds in words that only the server knows. */
function mayBeFound(rows: readonly EmailRow[], { pages }: Pages<EmailPage, number>) {
  const known = new Set(pages.flatMap((page) => page.rows.map(({ id }) => id)));
  return rows.some(({ id, folder, isRead }) => folder === 'inbox' && !isRead && !known.has(id));
}

export const mails = livePages<EmailRow, EmailListOf, EmailPage, number>({
  key: ['email', 'list'],
  read: readEmails,
  idOf: ({ id }) => id,
  belongs: belongsTo,
  stays: staysIn,
  compare: () => (one, other) => other.id - one.id,
  rowsOf: ({ rows }) => rows,
  withRows: (page, rows) => ({ ...page, rows: [...rows] }),
  hasMore: ({ hasMore }) => hasMore,
  cursorOf: ({ id }) => id,
  counted: (page, more) => ({ ...page, total: page.total + more }),
  told: (news) => ({
    'email.changed': ({ rows, goneIds, key }) =>
      stepping(
        news.told(rows, goneIds, key),
        (step) => (known, list) =>
          list.q !== '' && mayBeFound(rows, known) ? again : step(known, list),
      ),
    'email.box_changed': () => readAgain(),
  }),
  staleTime: Infinity,
});

export const opened = liveAnswer<Opened, number>({
  key: ['email', 'opened'],
  read: openEmail,
  told: () => ({
    'email.changed': ({ rows, goneIds }: Messages['email.changed']) =>
      unsure({ step: (known: Opened) => afterRows(known, rows, goneIds) }),
    'email.box_changed': () => readAgain(),
  }),
});
