// @vitest-environment happy-dom
import type { Acting } from '@plenum/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startActing, stopActing } from './act-as.ts';
import { acting } from './acting.ts';
import { session } from './session.ts';

const call = vi.hoisted(() => vi.fn<(key: string) => Promise<unknown>>());
vi.mock('../api-client.ts', () => ({ call }));

const own = {
  userData: { id: 11, username: 'ada' } as never,
  accessToken: 'the-organisers-access-token',
  refreshToken: 'the-organisers-refresh-token',
};
const theirs = {
  userData: { id: 30, username: 'ben', fullName: 'Ben Okri' },
  accessToken: 'the-access-token-of-ben',
  refreshToken: 'worth-nothing-at-all',
  until: '2027-01-01T12:00:00Z',
} as unknown as Acting;

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  session.keep(own);
});
afterEach(() => {
  acting.set(null);
  session.clear();
});

test('acts as the other person and remembers whose hand it is', () => {
  startActing(theirs);
  expect(session.get()?.person.id).toBe(30);
  expect(acting.get()).toMatchObject({ name: 'Ben Okri', back: { person: { id: 11 } } });
});

test('goes back to the session it came from, and ends the other one', () => {
  startActing(theirs);
  stopActing();
  expect(session.get()?.accessToken).toBe(own.accessToken);
  expect(acting.get()).toBeNull();
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /api/accounts/acting/end');
});

test('goes back as well when the other session ran out', () => {
  startActing(theirs);
  session.expire();
  stopActing();
  expect(session.get()?.person.id).toBe(11);
  expect(call).not.toHaveBeenCalled();
});

test('has nothing to go back to without having begun', () => {
  stopActing();
  expect(session.get()?.person.id).toBe(11);
  expect(call).not.toHaveBeenCalled();
});
