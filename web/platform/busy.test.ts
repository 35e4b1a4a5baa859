import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn, isBusy, onBusy } from './busy.ts';
import { isAway } from './maintenance.ts';
import { call } from './api-client.ts';

const asked: string[] = [];
let refusals: [status: number, code: string][];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`);
    const refusal = refusals.shift();
    const [status, body] = refusal ? [refusal[0], { code: refusal[1] }] : [200, { ok: true }];
    const headers = { 'retry-after': '2' };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['reading', 503, 'busy'],
  ['reading', 429, 'too_many_at_once'],
  ['writing', 503, 'busy'],
] as const)('%s that met %s %s is sent again after its time', async (kind, status, code) => {
  refusals = [[status, code]];
  const answer =
    kind === 'reading'
      ? call('GET /api/accounts/organisations')
      : call('POST /api/accounts/exports');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toHaveLength(1);
  expect(isBusy()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_001);
  await expect(answer).resolves.toEqual({ ok: true });
  expect(asked).toHaveLength(2);
  expect(isBusy()).toBe(false);
});

test('a crowd is no maintenance, and tells when it begins and ends', async () => {
  refusals = Array.from({ length: 4 }, () => [503, 'busy']);
  const heard = vi.fn<() => void>();
  const forget = onBusy(heard);
  const answer = call('GET /api/accounts/organisations');
  await vi.advanceTimersByTimeAsync(60_000);
  await answer;
  forget();
  expect(isAway()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(8);
});

test('in the end it is told as it is', async () => {
  refusals = Array.from({ length: 9 }, () => [503, 'busy']);
  const told = call('GET /api/accounts/organisations').catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await told).toMatchObject({ status: 503, isCrowded: true });
  expect(asked).toHaveLength(5);
});

test.each([
  [429, 'too_many'],
  [503, 'unavailable'],
])('%s %s is not repeated', async (status, code) => {
  refusals = [[status, code]];
  await expect(call('POST /api/accounts/exports')).rejects.toMatchObject({ status });
  expect(asked).toHaveLength(1);
});

test('nobody waits for what was called off', async () => {
  const stopping = new AbortController();
  const ask = vi.fn<() => Promise<unknown>>(() =>
    Promise.resolve({ status: 503, body: { code: 'busy' } }),
  );
  const answer = inTurn(ask, () => 60, stopping.signal);
  await vi.advanceTimersByTimeAsync(100);
  stopping.abort();
  await answer;
  expect(isBusy()).toBe(false);
});
