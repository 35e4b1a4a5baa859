import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Messages, Notification } from '@plenum/contract';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { notificationsOptions, unreadOptions } from './notifications.api.ts';
import { listenToNotifications, showRead } from './notifications.live.ts';

const socket = vi.hoisted(() => ({
  handlers: new Map<string, (body: unknown) => void>(),
  reconnect: (): void => undefined,
}));
vi.mock('../../platform/messages.ts', () => ({
  onMessage: (name: string, handler: (body: unknown) => void) => {
    socket.handlers.set(name, handler);
    return () => socket.handlers.delete(name);
  },
  onReconnect: (listener: () => void) => {
    socket.reconnect = listener;
    return () => undefined;
  },
}));

const hear = <N extends keyof Messages>(name: N, body: Messages[N]) =>
  socket.handlers.get(name)?.(body);

const aNotice = (id: number, place = id): Notification => ({
  id,
  place,
  group: 'agenda',
  kind: 'agenda.session_moved',
  data: { eventId: 1, eventName: 'Summit', timeZone: 'UTC', languages: ['en'], sessions: [] },
  link: '/summit-agenda',
  at: '2026-11-21T09:00:00Z',
  isRead: false,
  count: 1,
});

let client: QueryClient;
const said = vi.fn<(added: Notification) => void>();
const { queryKey } = notificationsOptions();
const shown = () =>
  client
    .getQueryData(queryKey)
    ?.pages.flatMap(({ notifications }) => notifications.map(({ id, isRead }) => [id, isRead]));
const unread = () => client.getQueryData(unreadOptions().queryKey)?.unread;

beforeEach(() => {
  client = new QueryClient();
  said.mockReset();
  const page = (...ids: number[]) => ({
    notifications: ids.map((id) => aNotice(id)),
    hasMore: true,
    unread: 4,
  });
  client.setQueryData(queryKey, { pages: [page(4, 3), page(2, 1)], pageParams: [0, 3] });
  return listenToNotifications(client, said);
});

test('what is new comes on top, once, and is said', () => {
  hear('notifications.added', { notification: aNotice(5), unread: 5, isQuiet: false });
  hear('notifications.added', { notification: aNotice(5), unread: 5, isQuiet: false });
  expect(shown()?.map(([id]) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(unread()).toBe(5);
  expect(said.mock.calls[0]?.[0].id).toBe(5);
});

test('what comes quietly is listed and counted, and not said', () => {
  hear('notifications.added', { notification: aNotice(5), unread: 5, isQuiet: true });
  expect(shown()?.map(([id]) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(unread()).toBe(5);
  expect(said).not.toHaveBeenCalled();
});

test('what was read elsewhere is read here, on whatever page it stands', () => {
  hear('notifications.read', { ids: [4, 1], unread: 2 });
  expect(shown()).toEqual([
    [4, true],
    [3, false],
    [2, false],
    [1, true],
  ]);
  expect(unread()).toBe(2);
});

test('what is renewed goes to the top of the list, and of its group’s alone', () => {
  const groups = ['agenda', 'messages'] as const;
  for (const group of groups) {
    const { queryKey: key } = notificationsOptions(group);
    const page = { notifications: [aNotice(2)], hasMore: false, unread: 4 };
    client.setQueryData(key, { pages: [page], pageParams: [0] });
  }
  hear('notifications.added', {
    notification: { ...aNotice(1, 5), count: 2 },
    unread: 4,
    isQuiet: false,
  });
  expect(shown()?.map(([id]) => id)).toEqual([1, 4, 3, 2]);
  const idsOf = (group: (typeof groups)[number]) =>
    client
      .getQueryData(notificationsOptions(group).queryKey)
      ?.pages.flatMap(({ notifications }) => notifications.map(({ id }) => id));
  expect([idsOf('agenda'), idsOf('messages')]).toEqual([[1, 2], [2]]);
});

test('a list that nobody has opened is left alone', () => {
  client.removeQueries({ queryKey });
  hear('notifications.added', { notification: aNotice(5), unread: 1, isQuiet: false });
  showRead(client, () => true);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  expect(unread()).toBe(1);
});

test('after a gap all of it is read again', () => {
  const read = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  socket.reconnect();
  expect(read).toHaveBeenCalledWith({ queryKey: ['notifications'] });
});

test('how many are unread is as it was told, whatever was on its way', async () => {
  const answers: ((read: { unread: number }) => void)[] = [];
  const queryFn = () => new Promise<{ unread: number }>((answer) => answers.push(answer));
  const badge = new QueryObserver(client, { ...unreadOptions(), queryFn });
  onTestFinished(badge.subscribe(() => undefined));
  hear('notifications.read', { ids: [4], unread: 3 });
  answers[0]?.({ unread: 4 });
  await new Promise(setImmediate);
  expect(badge.getCurrentResult().data?.unread).toBe(3);
});
