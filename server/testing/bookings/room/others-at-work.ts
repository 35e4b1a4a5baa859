import { setTimeout as pause } from 'node:timers/promises';
import type { Asker } from './asking.ts';

const everyMs = 50;

/** How long calls of somebody else take, begun at a fixed pace however long the ones before take. */
export async function othersAtWork(
  { asker, address, token }: { asker: Asker; address: () => Promise<string>; token: string },
  paths: readonly string[],
  meanwhile: () => Promise<unknown>,
): Promise<{ p95: number; count: number; failed: number }> {
  const took: number[] = [];
  let failed = 0;
  const state = { isOver: false };
  const over = meanwhile().finally(() => {
    state.isOver = true;
  });
  const asking: Promise<void>[] = [];
  const begun = performance.now();
  for (let turn = 0; !state.isOver; turn++) {
    const due = begun + turn * everyMs;
    await pause(Math.max(0, due - performance.now()));
    const path = paths[turn % paths.length] ?? '';
    const one = address()
      .then((at) => asker.once(at, { method: 'GET', path, token }))
      .then(({ status }) => {
        took.push(performance.now() - due);
        if (status !== 200) failed += 1;
      })
      .catch(() => {
        failed += 1;
      });
    asking.push(one);
  }
  await Promise.all([over, ...asking]);
  const sorted = took.toSorted((one, other) => one - other);
  return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, count: took.length, failed };
}
