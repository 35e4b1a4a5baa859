import { type ComponentType, lazy } from 'react';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

function untilWorthTrying(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    const onOnline = () => {
      clearTimeout(timer);
      resolve();
    };
    globalThis.addEventListener('online', onOnline, { once: true });
  });
}

async function patiently<T>(load: () => Promise<T>, pauseMs = firstPauseMs): Promise<T> {
  try {
    return await load();
  } catch {
    await untilWorthTrying(pauseMs);
    return patiently(load, Math.min(pauseMs * 2, longestPauseMs));
  }
}

/**
 * For parts of the frame: one whose file cannot be had now comes when it can, and the page around
 * it stays.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await patiently(load) }));
