import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../prepare/places.mjs';
import { withSecondTry } from './unsteady.mjs';
import { countTests, runWithSecondTry } from './vitest.mjs';

const test = (fullName: string, status: string) => ({
  fullName,
  status,
  failureMessages: status === 'failed' ? [`${fullName}: the window showed nothing.`] : [],
});

const file = (name: string, results: ReturnType<typeof test>[], status?: string) => ({
  name: join(root, name),
  status: status ?? (results.some((one) => one.status === 'failed') ? 'failed' : 'passed'),
  message: status === 'failed' ? 'The hall was not built.' : '',
  assertionResults: results,
});

function run(code: number, ...files: ReturnType<typeof file>[]) {
  const all = files.flatMap((one) => one.assertionResults);
  const count = (status: string) => all.filter((one) => one.status === status).length;
  const report = {
    success: code === 0,
    testResults: files,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
  };
  return { code, output: '', report };
}

const spec = 'e2e/a.spec.ts';
const good = test('is good', 'passed');
const oneFails = run(1, file(spec, [good, test('is late', 'failed')]));

/** What is counted when each second try ends as given, and which were made. */
async function triedAgain(first: ReturnType<typeof run>, second: typeof first | null) {
  const tried: unknown[] = [];
  const result = await withSecondTry(first, (failure: object) => {
    tried.push(failure);
    return Promise.resolve(second ?? { code: 1, output: '', report: null });
  });
  const { passed, failed, unsteady } = countTests({ ...result, suites: ['e2e'] });
  return { passed, failed, unsteady, tried };
}

const alone = (status: string) =>
  run(
    status === 'passed' ? 0 : 1,
    file(spec, [test('is good', 'skipped'), test('is late', status)]),
  );

describe('a test that failed', () => {
  it('and passes alone counts once as passed, and is named with what was seen', async () => {
    const { tried, ...counted } = await triedAgain(oneFails, alone('passed'));
    expect(tried).toEqual([{ file: join(root, spec), name: 'is late' }]);
    expect(counted).toEqual({ passed: 2, failed: 0, unsteady: [expect.any(String)] });
    expect(counted.unsteady[0]).toContain('UNSTEADY e2e/a.spec.ts > is late');
    expect(counted.unsteady[0]).toContain('is late: the window showed nothing.');
  });

  it.each([
    ['fails again', alone('failed')],
    ['is skipped the second time', alone('skipped')],
    ['does not come to an end', null],
  ])('and %s stays failed', async (_, second) => {
    expect(await triedAgain(oneFails, second)).toMatchObject({
      passed: 1,
      failed: 1,
      unsteady: [],
    });
  });

  it('is named also where another stays failed', async () => {
    const both = run(1, file(spec, [test('is late', 'failed'), test('is wrong', 'failed')]));
    const counted = await triedAgain(both, alone('passed'));
    expect(counted).toMatchObject({ passed: 1, failed: 1, unsteady: [expect.any(String)] });
  });

  it.each([3, 4])('beside others, %i of them', async (count) => {
    const names = Array.from({ length: count }, (_, place) => `is late ${place}`);
    const many = run(1, file(spec, [good, ...names.map((name) => test(name, 'failed'))]));
    const second = run(
      0,
      file(
        spec,
        names.map((name) => test(name, 'passed')),
      ),
    );
    const { passed, failed, tried } = await triedAgain(many, second);
    expect([passed, failed, tried.length]).toEqual(count > 3 ? [1, 4, 0] : [4, 0, 3]);
  });
});

it('runs a file again as a whole where it could not be prepared', async () => {
  const unprepared = run(1, file(spec, [test('is good', 'skipped')], 'failed'));
  const counted = await triedAgain(unprepared, run(0, file(spec, [good])));
  expect(counted).toMatchObject({ passed: 1, failed: 0, tried: [{ name: null }] });
  expect(counted.unsteady[0]).toContain('The hall was not built.');
});

it('takes back no error outside of the tests', async () => {
  const broken = { ...oneFails, output: '⎯ Unhandled Errors ⎯' };
  expect(await triedAgain(broken, alone('passed'))).toMatchObject({ failed: 1, tried: [] });
});

it('lets a green run be', async () => {
  const green = run(0, file(spec, [good]));
  expect(await triedAgain(green, null)).toMatchObject({ passed: 1, failed: 0, tried: [] });
});

describe('a real run', () => {
  let folder: string;
  beforeAll(() => {
    mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
    folder = mkdtempSync(join(root, 'node_modules/.cache/unsteady-'));
    writeFileSync(
      join(folder, 'vitest.config.ts'),
      `export default { test: { include: ['*.spec.ts'] } };`,
    );
    writeFileSync(
      join(folder, 'late.spec.ts'),
      `import { existsSync, writeFileSync } from 'node:fs';
       import { describe, expect, it } from 'vitest';
       const mark = new URL('was-here', import.meta.url);
       describe('a booth (open)', () => {
         it('is shown [1 + 1] times', () => {
           const wasHere = existsSync(mark);
           writeFileSync(mark, '');
           expect(wasHere).toBe(true);
         });
         it('is the same for others', () => {});
       });`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('runs the one test again by its name', async () => {
    const counted = await runWithSecondTry({
      args: ['--root', folder, '--config', join(folder, 'vitest.config.ts')],
      suites: [],
      env: {},
    });
    expect(counted).toMatchObject({ passed: 2, failed: 0, unsteady: [expect.any(String)] });
    expect(counted.unsteady[0]).toContain('a booth (open) is shown [1 + 1] times');
  });
});
