import type { EmailCounts, EmailDetail, EmailOpened, EmailPage, EmailRow } from '@plenum/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { learn } from '../../platform/loading/learn.ts';
import { countsOptions, listsKey, newsOptions, openedKey } from './email.api.ts';
import { type EmailListOf, type News, noNews, withNews } from './email.lists.ts';

/** So many pages are read again at once; what lies deeper is read when somebody goes there. */
const mostPages = 4;
const mostNews = 2_000;

type Pages = InfiniteData<EmailPage, number>;

const trimmed = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, mostPages),
  pageParams: pageParams.slice(0, mostPages),
});

/** Reads all lists again, those in sight at once. What is told from now on is newer than they. */
export function readListsAgain(client: QueryClient): void {
  client.setQueryData(newsOptions().queryKey, noNews);
  client.setQueriesData<Pages>({ queryKey: listsKey }, (known) => known && trimmed(known));
  void client.invalidateQueries({ queryKey: listsKey });
  void client.invalidateQueries({ queryKey: openedKey });
}

/** Nobody listens from now on: whoever comes back reads again. */
export function letListsAge(client: QueryClient): void {
  client.setQueriesData<Pages>({ queryKey: listsKey }, (known) => known && trimmed(known));
  void client.invalidateQueries({ queryKey: listsKey, refetchType: 'none' });
  client.setQueryData(newsOptions().queryKey, noNews);
}

export const learnCounts = (client: QueryClient, counts: EmailCounts): void =>
  learn(client, countsOptions().queryKey, counts);

/** Only what is written or on its way has more to it than its line tells. */
const isMoreThanItsLine = (now: EmailRow, known: EmailDetail) =>
  now.isDraft || known.isDraft || now.sending !== known.sending;

const mustReadAgain = (opened: EmailOpened, rows: readonly EmailRow[]) =>
  rows.some((row) => {
    if (row.threadId !== opened.email.threadId) return false;
    const known = [opened.email, ...opened.thread].find(({ id }) => id === row.id);
    return known ? isMoreThanItsLine(row, known) : row.folder !== 'trash';
  });

function readOpenedAgain(client: QueryClient, rows: readonly EmailRow[]) {
  for (const [queryKey, opened] of client.getQueriesData<EmailOpened>({ queryKey: openedKey })) {
    if (opened && mustReadAgain(opened, rows)) void client.invalidateQueries({ queryKey });
  }
}

/** A search finds in words that only the server knows. */
function readSearchesAgain(client: QueryClient) {
  const isSearch = (list: unknown) => (list as EmailListOf | undefined)?.q !== '';
  void client.invalidateQueries({
    queryKey: listsKey,
    predicate: ({ queryKey }) => isSearch(queryKey[listsKey.length]),
  });
}

/** Mails as they are now, wherever they are shown. */
export function learnRows(
  client: QueryClient,
  rows: readonly EmailRow[],
  goneIds: readonly number[],
): void {
  const { queryKey } = newsOptions();
  const before = client.getQueryData<News>(queryKey) ?? noNews;
  const news = withNews(before, rows, goneIds);
  if (news.rows.size + news.gone.size > mostNews) {
    readListsAgain(client);
    return;
  }
  client.setQueryData<News>(queryKey, news);
  readOpenedAgain(client, rows);
  if (rows.some(({ id, folder }) => folder === 'inbox' && !before.rows.has(id))) {
    readSearchesAgain(client);
  }
}

/** A mail that is read, with what was told of it since. */
export function detailWithNews(detail: EmailDetail, news: News): EmailDetail {
  const row = news.rows.get(detail.id);
  if (!row) return detail;
  const { isRead, isStarred, labels, folder, sending } = row;
  return { ...detail, isRead, isStarred, labels, folder, sending };
}

/** The line of a mail that is read, for what is done to it. */
export const rowOf = (detail: EmailDetail): EmailRow => {
  const {
    id,
    threadId,
    folder,
    isDraft,
    from,
    to,
    subject,
    snippet,
    time,
    isRead,
    isStarred,
    labels,
    attachments,
    inThread,
    sending,
  } = detail;
  const flags = { isDraft, isRead, isStarred, labels, sending };
  return {
    id,
    threadId,
    folder,
    from,
    to,
    subject,
    snippet,
    time,
    attachments,
    inThread,
    ...flags,
  };
};
