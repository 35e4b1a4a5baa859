// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from './session.ts';

const signedIn = {
  userData: { id: 11, username: 'ada' } as never,
  accessToken: 'a-long-access-token',
  refreshToken: 'a-long-refresh-token',
};
const fromOtherTab = (change: () => void) => {
  change();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
};

beforeEach(() => session.keep(signedIn));
afterEach(() => session.clear());

test('one that runs out keeps the person on the screen, and nothing to call with', () => {
  session.expire();
  expect(session.get()).toBeNull();
  expect(session.last()?.person.id).toBe(11);
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('one that ran out and is given up leaves nothing', () => {
  session.expire();
  const heard = vi.fn<() => void>();
  const forget = session.subscribe(heard);
  session.clear();
  forget();
  expect(heard).toHaveBeenCalledOnce();
  expect(session.last()).toBeNull();
  expect(localStorage.getItem('userData')).toBeNull();
});

test('runs out in every tab at once, and comes back in every tab', () => {
  fromOtherTab(() => localStorage.removeItem('accessToken'));
  expect(session.get()).toBeNull();
  expect(session.last()?.person.id).toBe(11);
  fromOtherTab(() => localStorage.setItem('accessToken', '"another-long-access-token"'));
  expect(session.get()?.accessToken).toBe('another-long-access-token');
});

test('signing out in another tab leaves nothing here either', () => {
  fromOtherTab(() => localStorage.clear());
  expect(session.last()).toBeNull();
});

test('one that was ended says so until somebody signs in, and one that was left says nothing', () => {
  const heard = vi.fn<() => void>();
  const forget = session.subscribe(heard);
  session.clear('ended');
  expect(session.farewell()).toBe('ended');
  // The socket tells that the session ended before the call that deleted the account is answered.
  session.clear('deleted');
  forget();
  expect([session.farewell(), heard.mock.calls.length]).toEqual(['deleted', 2]);
  session.keep(signedIn);
  expect(session.farewell()).toBeNull();
  session.clear();
  expect(session.farewell()).toBeNull();
});
