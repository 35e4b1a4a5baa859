import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { listenToStars, starsOptions } from './mine.stars.ts';

const socket = vi.hoisted(() => ({
  handlers: new Map<string, Set<(body: unknown) => void>>(),
}));
vi.mock('../../../platform/messages.ts', () => ({
  onMessage: (name: string, handler: (body: unknown) => void) => {
    const heard = socket.handlers.get(name) ?? new Set();
    socket.handlers.set(name, heard.add(handler));
    return () => heard.delete(handler);
  },
  onReconnect: () => () => undefined,
}));

const ears = () => socket.handlers.get('agenda.stars_changed') ?? new Set();
const hear = (sessionIds: number[]) => {
  for (const ear of ears()) ear({ eventId: 1, sessionIds });
};

let client: QueryClient;
const shown = () => client.getQueryData(starsOptions(1).queryKey)?.sessionIds;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(starsOptions(1).queryKey, { sessionIds: [7] });
});

test('stars follow my other windows, with one ear for however many buttons', () => {
  const stops = [listenToStars(client), listenToStars(client), listenToStars(client)];
  expect(ears().size).toBe(1);
  hear([7, 8]);
  expect(shown()).toEqual([7, 8]);
  for (const stop of stops.slice(1)) stop();
  expect(ears().size).toBe(1);
  stops[0]?.();
  expect(ears().size).toBe(0);
});

test('what is told while a star of mine is on its way waits for it', () => {
  const stop = listenToStars(client);
  const sending = client.getMutationCache().build(client, {
    mutationKey: ['agenda', 'star'],
    mutationFn: () => new Promise(() => undefined),
  });
  void sending.execute(undefined);
  hear([]);
  expect(shown()).toEqual([7]);
  stop();
});
