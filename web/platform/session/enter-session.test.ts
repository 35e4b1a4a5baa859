// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterSession } from './enter-session.ts';
import { session } from './session.ts';
import { organisationOf } from './token-claims.ts';

const signedIn = (id: number, org: number) => ({
  userData: { id } as never,
  accessToken: `header.${btoa(JSON.stringify({ org }))}.signature`,
  refreshToken: `a-long-refresh-token-of-${id}-in-${org}`,
});
const asked = vi.fn<(url: string, init: RequestInit) => void>();
let answer: () => Response;
const here = () => organisationOf(session.get()?.accessToken ?? '');

beforeEach(() => {
  asked.mockReset();
  answer = () => Response.json(signedIn(11, 1));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked(url, init);
    return answer();
  });
  session.keep(signedIn(11, 1));
  session.expire();
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

test('signing in again lands where the page was left, not where the person was last', async () => {
  await enterSession(signedIn(11, 2));
  expect(here()).toBe(1);
  expect(asked).toHaveBeenCalledWith(
    '/api/accounts/switch',
    expect.objectContaining({
      body: JSON.stringify({ organisationId: 1 }),
      headers: expect.objectContaining({
        authorization: `Bearer ${signedIn(11, 2).accessToken}`,
      }) as object,
    }),
  );
});

test('somebody else, and who comes in for the first time, go where they belong', async () => {
  await enterSession(signedIn(12, 2));
  expect(here()).toBe(2);
  session.clear();
  await enterSession(signedIn(11, 2));
  expect(here()).toBe(2);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['who may not go back there', () => new Response('{}', { status: 404 })],
  ['who cannot be moved right now', () => Promise.reject(new TypeError('gone')) as never],
])('%s is in all the same', async (_who, refusal) => {
  answer = refusal;
  await enterSession(signedIn(11, 2));
  expect(here()).toBe(2);
});
