import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/places.mjs';
import { countTests } from './vitest.mjs';

const file = (name: string, statuses: string[], status = 'passed') => ({
  name: join(root, name),
  status,
  assertionResults: statuses.map((one) => ({
    status: one,
    fullName: 'adds up',
    failureMessages: one === 'failed' ? ['It was 3.', 'It was 3.'] : [],
  })),
});

const reportOf = (files: ReturnType<typeof file>[]) => {
  const all = files.flatMap((one) => one.assertionResults);
  const count = (status: string) => all.filter((one) => one.status === status).length;
  return {
    testResults: files,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
  };
};

const count = (code: number, files: ReturnType<typeof file>[], suites = ['server']) => {
  const { passed, failed } = countTests({ code, output: '', report: reportOf(files), suites });
  return { passed, failed };
};

const good = file('server/a.test.ts', ['passed', 'passed']);

it('counts tests', () => {
  expect(count(1, [good, file('server/b.test.ts', ['failed'], 'failed')])).toEqual({
    passed: 2,
    failed: 1,
  });
});

it('counts a file that could not be loaded', () => {
  expect(count(1, [good, file('server/b.test.ts', [], 'failed')])).toEqual({
    passed: 2,
    failed: 1,
  });
});

it('counts a suite that ran nothing, skipped tests being nothing', () => {
  expect(count(0, [good], ['server', 'web'])).toEqual({ passed: 2, failed: 1 });
  expect(count(0, [file('server/a.test.ts', ['skipped'])])).toEqual({ passed: 0, failed: 1 });
});

it('says once more at the end what failed', () => {
  const report = reportOf([good, file('server/b.test.ts', ['failed'], 'failed')]);
  const { output } = countTests({ code: 1, output: 'All of it', report, suites: ['server'] });
  expect(output.split('\n')).toEqual([
    'All of it',
    'FAILED server/b.test.ts > adds up',
    'It was 3.',
  ]);
});

it('counts an end no test explains', () => {
  expect(count(1, [good])).toEqual({ passed: 2, failed: 1 });
});

it('counts a run that never came to its report', () => {
  expect(countTests({ code: 1, output: 'x', report: null, suites: [] })).toEqual({
    passed: 0,
    failed: 1,
    output: 'x',
    unsteady: [],
  });
});
