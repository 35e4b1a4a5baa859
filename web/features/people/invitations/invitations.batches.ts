/** As many as one call takes. */
export const batchSize = 1000;

/** One batch after the other; what was done stays done when a later one fails. */
export async function inBatches<T>(
  all: readonly T[],
  send: (batch: T[]) => Promise<unknown>,
  onDone: (done: number) => void,
): Promise<void> {
  for (let start = 0; start < all.length; start += batchSize) {
    const batch = all.slice(start, start + batchSize);
    await send(batch);
    onDone(start + batch.length);
  }
}
