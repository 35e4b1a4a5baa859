const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/** Without an end in milliseconds only the connection ends it. */
function untilOnline(endMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = endMs === undefined ? undefined : setTimeout(resolve, endMs);
    const onOnline = () => {
      clearTimeout(timer);
      resolve();
    };
    globalThis.addEventListener('online', onOnline, { once: true });
  });
}

/** Asked again after longer and longer pauses until it works, and never while there is no connection. */
export async function patiently<T>(load: () => Promise<T>, pauseMs = firstPauseMs): Promise<T> {
  if (!navigator.onLine) await untilOnline();
  try {
    return await load();
  } catch {
    await untilOnline(pauseMs);
    return patiently(load, Math.min(pauseMs * 2, longestPauseMs));
  }
}
