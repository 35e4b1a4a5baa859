import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conversationOptions } from '../chat.api.ts';
import { desksKey } from './desks.api.ts';
import { listenToDesks } from './desks.live.ts';

const socket = vi.hoisted(() => ({ handlers: new Map<string, () => void>() }));
vi.mock('../../../platform/messages.ts', () => ({
  onMessage: (name: string, handler: () => void) => {
    socket.handlers.set(name, handler);
    return () => socket.handlers.delete(name);
  },
  onReconnect: (handler: () => void) => {
    socket.handlers.set('reconnect', handler);
    return () => socket.handlers.delete('reconnect');
  },
}));

const open: readonly unknown[] = conversationOptions(4).queryKey;
const list = [...desksKey, 'help', 1];
let client: QueryClient;
let forget: () => void;
const isOld = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  client.setQueryData(open, {});
  client.setQueryData(list, {});
  forget = listenToDesks(client);
});

afterEach(() => {
  forget();
  vi.useRealTimers();
});

test.each(['chat.desk_changed', 'chat.conversation_changed', 'reconnect'])(
  'after %s the list and the question that is open are read anew',
  (name) => {
    socket.handlers.get(name)?.();
    vi.advanceTimersByTime(1000);
    expect([isOld(list), isOld(open)]).toEqual([true, true]);
  },
);

test('nothing is read anew before anything happened, nor after the screen was left', () => {
  vi.advanceTimersByTime(1000);
  const hear = socket.handlers.get('chat.desk_changed');
  hear?.();
  forget();
  vi.advanceTimersByTime(1000);
  expect([isOld(list), isOld(open)]).toEqual([false, false]);
});
