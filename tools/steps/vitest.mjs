import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root } from '../prepare/places.mjs';
import { runNode } from '../prepare/run.mjs';
import { scratch } from './scratch.mjs';
import { withSecondTry } from './unsteady.mjs';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** Runs tests and counts them; each suite must have run at least one. */
export const runVitest = async ({ args, suites, env }) =>
  countTests({ ...(await runOnce(args, env)), suites });

/** The same, where a test that fails may show alone that it does not always. */
export async function runWithSecondTry({ args, suites, env }) {
  const runAlone = ({ file, name }) => runOnce([...args, file, ...only(name)], env);
  return countTests({ ...(await withSecondTry(await runOnce(args, env), runAlone)), suites });
}

const escaped = (name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const only = (name) => (name === null ? [] : ['--testNamePattern', `^${escaped(name)}$`]);

async function runOnce(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-tests-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runNode([vitest, 'run', ...args, ...reporters], {
    env: { ...scratch(), ...env },
  });
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  return { code, output, report };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Every way a run can go wrong counts, also those that leave no failed test behind. */
export function countTests({ code, output, report, suites, unsteady = [] }) {
  if (report === null) return { passed: 0, failed: 1, output, unsteady };
  const files = report.testResults;
  const crashed = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const silent = suites.filter(
    (suite) => !files.some((file) => suiteOf(file) === suite && ranAny(file)),
  );
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + crashed.length + silent.length;
  const isUnexplained = code !== 0 && failed === 0;
  const notes = [...files.flatMap(failuresOf), ...silent.map((suite) => `${suite} ran no test.`)];
  return {
    passed,
    failed: isUnexplained ? 1 : failed,
    output: [output, ...notes].join('\n'),
    unsteady,
  };
}

const longestReason = 2_000;

/** What failed once more in few lines at the end, where it is looked for first. */
const failuresOf = (file) =>
  file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => {
      const reasons = [...new Set(failureMessages)].map((text) => text.slice(0, longestReason));
      return [`FAILED ${relative(root, file.name)} > ${fullName}`, ...reasons].join('\n');
    });

const suiteOf = (file) => relative(root, file.name).split(sep)[0];
const ranAny = (file) =>
  file.assertionResults.some(({ status }) => ['passed', 'failed'].includes(status));
