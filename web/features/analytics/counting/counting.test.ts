// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sourceOf, wishesNot } from './counting.device.ts';

const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const bodyOf = async (place: number) =>
  JSON.parse((await beacon.mock.calls[place]?.[1].text()) ?? 'null') as Record<string, unknown>;

test('what is opened within seconds is told at once, and each by a key of its own', async () => {
  const { countView } = await import('./counting.ts');
  countView({ kind: 'public', slug: 'horizon' }, 'event');
  vi.advanceTimersByTime(2_000);
  countView({ kind: 'public', slug: 'horizon' }, 'session');
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(beacon.mock.calls.map(([url]) => url)).toEqual(['/api/e/horizon/views']);
  vi.useRealTimers();
  const { views, device } = (await bodyOf(0)) as { views: { key: string }[]; device: string };
  expect(device).toBe('desk');
  expect(views).toMatchObject([
    { screen: 'event', secondsAgo: 3 },
    { screen: 'session', secondsAgo: 1 },
  ]);
  expect(new Set(views.map(({ key }) => key)).size).toBe(2);
  expect(views[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('another event is told apart', async () => {
  const { countView } = await import('./counting.ts');
  countView({ kind: 'public', slug: 'one' }, 'event');
  countView({ kind: 'public', slug: 'two' }, 'event');
  vi.advanceTimersByTime(3_000);
  expect(beacon.mock.calls.map(([url]) => url)).toEqual(['/api/e/one/views', '/api/e/two/views']);
});

test('what waits is told as the page is left', async () => {
  const { countView, tellOnLeaving } = await import('./counting.ts');
  const stop = tellOnLeaving();
  countView({ kind: 'public', slug: 'one' }, 'event');
  stop();
  expect(beacon).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(beacon).toHaveBeenCalledTimes(1);
});

test.each([
  ['https://news.example.org/path?q=secret', 'news.example.org'],
  ['https://plenum.example/login', ''],
  ['', ''],
  ['javascript:alert(1)', ''],
  ['android-app://com.example', ''],
])('of the referrer %s the host %s is told', (referrer, host) => {
  expect(sourceOf(referrer, 'plenum.example')).toBe(host);
});

test.each([
  [{}, false],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'unspecified' }, false],
])('%j means not to be counted: %s', (wishes, isSo) => {
  expect(wishesNot(wishes)).toBe(isSo);
});
