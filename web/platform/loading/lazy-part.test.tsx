// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const failure = new TypeError('Failed to fetch');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(load: () => Promise<ComponentType<object>>) {
  const Bell = lazyPart(load);
  render(
    <>
      <hr />
      <Suspense fallback={null}>
        <Bell />
      </Suspense>
    </>,
  );
}

test('a part whose file failed comes with the connection, and the page around it stays', async () => {
  const load = vi.fn<() => Promise<ComponentType<object>>>();
  load.mockRejectedValueOnce(failure).mockResolvedValue(() => <output />);
  show(load);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('separator')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => {
    globalThis.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByRole('status')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('it is asked for again by itself, after longer and longer pauses', async () => {
  const load = vi.fn<() => Promise<ComponentType<object>>>().mockRejectedValue(failure);
  show(load);
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(load).toHaveBeenCalledTimes(4);
});

test('it is asked for once the server can be asked again: browsers remember what failed', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(failure);
  server.mockResolvedValue(new Response());
  const load = vi.fn<() => Promise<ComponentType<object>>>().mockResolvedValue(() => <output />);
  show(load);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(load).not.toHaveBeenCalled();
  onLine.mockRestore();
  await act(async () => {
    globalThis.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('status')).toBeTruthy();
  expect(server).toHaveBeenCalledTimes(2);
  server.mockRestore();
});
