// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSessionFresh } from './keep-session-fresh.ts';
import { session } from './session.ts';

const renew = vi.hoisted(() => vi.fn<(token: string) => Promise<boolean>>());
vi.mock('./renew-session.ts', () => ({ renewSession: renew }));

const token = (from: number, until: number) =>
  `header.${btoa(JSON.stringify({ iat: from / 1000, exp: until / 1000 }))}.signature`;
const tokenUntil = (until: number) => token(until - 600_000, until);
const signIn = (accessToken: string) =>
  session.keep({ userData: { id: 1 } as never, accessToken, refreshToken: 'a-long-refresh-token' });

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  renew.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  stop();
  session.clear();
  vi.useRealTimers();
});

test('renews a minute before the token ends, and the next one likewise', async () => {
  const first = tokenUntil(Date.now() + 600_000);
  signIn(first);
  stop = keepSessionFresh();
  await vi.advanceTimersByTimeAsync(539_000);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(renew).toHaveBeenCalledExactlyOnceWith(first);
  const second = tokenUntil(Date.now() + 600_000);
  signIn(second);
  await vi.advanceTimersByTimeAsync(541_000);
  expect(renew).toHaveBeenLastCalledWith(second);
});

test('a tab that slept renews as soon as it is seen again', async () => {
  const sleeping = tokenUntil(Date.now() + 600_000);
  signIn(sleeping);
  stop = keepSessionFresh();
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledExactlyOnceWith(sleeping);
});

test('a token shorter than the usual margin is renewed after half its life', async () => {
  signIn(token(Date.now(), Date.now() + 20_000));
  stop = keepSessionFresh();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(renew).toHaveBeenCalledOnce();
});

test('a clock that is far ahead does not renew without end', async () => {
  renew.mockImplementation(() => {
    const from = Date.now() - 3_600_000;
    queueMicrotask(() => signIn(`${token(from, from + 600_000)}${renew.mock.calls.length}`));
    return Promise.resolve(true);
  });
  signIn(tokenUntil(Date.now() - 3_000_000));
  stop = keepSessionFresh();
  await vi.advanceTimersByTimeAsync(899_000);
  expect(renew.mock.calls.length).toBeLessThanOrEqual(4);
});

test('a failure is tried again, and nothing is renewed after signing out', async () => {
  renew.mockRejectedValueOnce(new Error('down'));
  signIn(tokenUntil(Date.now() + 1_000));
  stop = keepSessionFresh();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(renew).toHaveBeenCalledTimes(2);
  session.clear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renew).toHaveBeenCalledTimes(2);
});
