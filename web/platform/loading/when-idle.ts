/** Runs when the browser has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (typeof globalThis.requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 4_000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 2_000);
  return () => clearTimeout(handle);
}
