import { expect, test, vi } from 'vitest';

test('a page that is still at a picture is given no other tick, and the next one when it is done', async () => {
  const beats: (() => void)[] = [];
  const answers: (() => void)[] = [];
  const postMessage = vi.fn<(said: unknown) => void>();
  vi.stubGlobal('setInterval', (beat: () => void) => beats.push(beat));
  vi.stubGlobal('addEventListener', (_name: string, hear: () => void) => answers.push(hear));
  vi.stubGlobal('postMessage', postMessage);
  await import('./studio.timer-worker.ts');

  for (const beat of [...beats, ...beats, ...beats]) beat();
  expect(postMessage).toHaveBeenCalledTimes(1);
  for (const answer of answers) answer();
  for (const beat of [...beats, ...beats]) beat();
  expect(postMessage).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
