import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from './runner.mjs';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const result = (passed: number, failed: number) => ({ passed, failed, output: 'what it said' });
const step = (name: string, passed: number, failed: number, more: object = {}) => ({
  name,
  run: () => Promise.resolve(result(passed, failed)),
  ...more,
});

it('sums up what all steps counted', async () => {
  expect(await runSteps([step('a', 1, 0), step('b', 20, 2)])).toEqual({ passed: 21, failed: 2 });
});

it('goes on after a failure and shows its output whole', async () => {
  await runSteps([step('a', 0, 1), step('b', 1, 0)]);
  expect(lines.map((line) => line[0])).toEqual(['✗', 'w', '✓']);
  expect(lines[1]).toBe('what it said\n');
});

it('names what is unsteady, though the step is green', async () => {
  const good = { passed: 2, failed: 0, output: '', unsteady: ['UNSTEADY a: what it showed'] };
  await runSteps([{ name: 'a', run: () => Promise.resolve(good) }]);
  expect(lines[0]).toMatch(/^✓ a .* 2 passed, 0 failed$/);
  expect(lines[1]).toBe('UNSTEADY a: what it showed\n');
});

it('counts a step that cannot run as failed, and so each that needs it', async () => {
  const broken = { name: 'a', run: () => Promise.reject(new Error('no disk')) };
  expect(await runSteps([broken, step('b', 1, 0, { needs: ['a'] })])).toEqual({
    passed: 0,
    failed: 2,
  });
  expect(lines.join('\n')).toContain('no disk');
  expect(lines.join('\n')).toContain('Not run, because a failed.');
});

it('runs two at a time, and alone what wants to be alone', async () => {
  let running = 0;
  const peaks: Record<string, number> = {};
  const seen = (name: string, more: object = {}) => ({
    name,
    run: async () => {
      running += 1;
      await Promise.resolve();
      peaks[name] = running;
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return result(1, 0);
    },
    ...more,
  });
  await runSteps([seen('a'), seen('b'), seen('c', { isAlone: true }), seen('d'), seen('e')]);
  expect(peaks).toEqual({ a: 2, b: 2, c: 1, d: 2, e: 2 });
});
