import type { EmailOpened, EmailPage, EmailRow } from '@plenum/contract';
import { type InfiniteData, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { aMail, aWholeMail } from '../../testing/a-mail.ts';
import { countsOptions, emailListOptions, emailOptions, newsOptions } from './email.api.ts';
import type { EmailListOf, News } from './email.lists.ts';
import {
  detailWithNews,
  learnCounts,
  learnRows,
  letListsAge,
  readListsAgain,
} from './email.news.ts';

const inbox: EmailListOf = { folder: 'inbox', label: '', q: '', unread: false };
const search: EmailListOf = { ...inbox, q: 'hello' };
const counts = { inbox: 0, draft: 0, spam: 0 };
const page = (rows: EmailRow[]): EmailPage => ({ rows, hasMore: true, total: 500, counts });
const keyOf = (list: EmailListOf) => emailListOptions(list).queryKey;

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  const pages = Array.from({ length: 10 }, (_, at) => page([aMail(100 - at)]));
  for (const list of [inbox, search]) {
    client.setQueryData<InfiniteData<EmailPage, number>>(keyOf(list), {
      pages,
      pageParams: pages.map((_, at) => (at === 0 ? 0 : 101 - at)),
    });
  }
  const email = aWholeMail(100, { threadId: 1 });
  client.setQueryData<EmailOpened>(emailOptions(100).queryKey, { email, thread: [email] });
});
const news = () => client.getQueryData<News>(newsOptions().queryKey);
const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

describe('what is told of mails', () => {
  test('is kept beside the lists, and asks for no list again', () => {
    learnRows(client, [aMail(100, { folder: 'trash' })], [99]);
    expect(news()?.rows.get(100)?.folder).toBe('trash');
    expect(news()?.gone).toEqual(new Set([99]));
    expect(isStale(keyOf(inbox))).toBe(false);
    expect(isStale(keyOf(search))).toBe(false);
  });

  test('of a new mail has searches read again: only the server finds', () => {
    learnRows(client, [aMail(101)], []);
    expect(isStale(keyOf(search))).toBe(true);
    expect(isStale(keyOf(inbox))).toBe(false);
  });

  test('of a thread that is open has it read again where a mail joined it or left', () => {
    learnRows(client, [aMail(100, { threadId: 1, isStarred: true })], []);
    expect(isStale(emailOptions(100).queryKey)).toBe(false);
    learnRows(client, [aMail(101, { threadId: 1 })], []);
    expect(isStale(emailOptions(100).queryKey)).toBe(true);
  });

  test('of a mail on its way has it read again: its addresses are not in its line', () => {
    learnRows(client, [aMail(100, { threadId: 1, sending: 'failed' })], []);
    expect(isStale(emailOptions(100).queryKey)).toBe(true);
  });

  test('when it is too much, all is read again instead', () => {
    learnRows(
      client,
      Array.from({ length: 2_001 }, (_, at) => aMail(1_000 + at)),
      [],
    );
    expect(news()?.rows.size).toBe(0);
    expect(isStale(keyOf(inbox))).toBe(true);
  });
});

test.each([readListsAgain, letListsAge])(
  'reading again asks for a few pages, not for all',
  (again) => {
    learnRows(client, [aMail(100)], []);
    again(client);
    expect(client.getQueryData<InfiniteData<EmailPage>>(keyOf(inbox))?.pages).toHaveLength(4);
    expect(isStale(keyOf(inbox))).toBe(true);
    expect(news()?.rows.size).toBe(0);
  },
);

test('an open mail shows what was told of its line', () => {
  learnRows(client, [aMail(100, { isStarred: true, labels: ['company'] })], []);
  const shown = detailWithNews(aWholeMail(100), news() as News);
  expect(shown).toMatchObject({ isStarred: true, labels: ['company'], message: '<p>Hello</p>' });
});

test('how much is unread is as it was told, whatever was on its way', async () => {
  const answers: ((read: typeof counts) => void)[] = [];
  const queryFn = () => new Promise<typeof counts>((answer) => answers.push(answer));
  const badge = new QueryObserver(client, { ...countsOptions(), queryFn });
  onTestFinished(badge.subscribe(() => undefined));
  learnCounts(client, { ...counts, inbox: 2 });
  answers[0]?.({ ...counts, inbox: 1 });
  await new Promise(setImmediate);
  expect(badge.getCurrentResult().data?.inbox).toBe(2);
});
