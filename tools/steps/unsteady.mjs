import { relative } from 'node:path';
import { root } from '../prepare/places.mjs';

/** More than these failing at once is no chance: nothing is run again, and the run fails. */
const mostUnsteady = 3;

const isFailed = ({ status }) => status === 'failed';

const namesFailedIn = (file) => [
  ...new Set(file.assertionResults.filter(isFailed).map(({ fullName }) => fullName)),
];

/** What failed: each test by its name, and a file whose preparation failed as a whole. */
function failuresOf(report) {
  return report.testResults.filter(isFailed).flatMap((file) => {
    const names = namesFailedIn(file);
    return names.length > 0
      ? names.map((name) => ({ file: file.name, name }))
      : [{ file: file.name, name: null }];
  });
}

/** Errors outside of any test stay failures: no test that runs again could take them back. */
const isOutsideTests = ({ code, output, report }) =>
  report === null ||
  /Unhandled (Errors?|Rejections?)/.test(output) ||
  (code !== 0 && report.success);

const areGood = (results) =>
  results.some(({ status }) => status === 'passed') && !results.some(isFailed);

/** The results that take the place of those that failed, or null where it failed again. */
function resultsOf({ file, name }, { code, report }) {
  const again = report?.testResults.find((one) => one.name === file);
  if (code !== 0 || !again || isFailed(again)) return null;
  const named = again.assertionResults.filter((one) => name === null || one.fullName === name);
  return areGood(named) ? named : null;
}

const replaceIn = (file, name, results) => {
  const others = file.assertionResults.filter((one) => name !== null && one.fullName !== name);
  const assertionResults = [...others, ...results];
  return {
    ...file,
    assertionResults,
    status: assertionResults.some(isFailed) ? 'failed' : 'passed',
  };
};

function replace(report, { file, name }, results) {
  const testResults = report.testResults.map((one) =>
    one.name === file ? replaceIn(one, name, results) : one,
  );
  const count = (status) =>
    testResults.flatMap((one) => one.assertionResults).filter((one) => one.status === status)
      .length;
  return {
    ...report,
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
  };
}

function whatWasSaid(report, { file, name }) {
  const found = report.testResults.find((one) => one.name === file);
  const told = found.assertionResults
    .filter((one) => isFailed(one) && one.fullName === name)
    .flatMap(({ failureMessages }) => failureMessages);
  const title = [relative(root, file), name].filter(Boolean).join(' > ');
  return [`UNSTEADY ${title}: failed, and passed alone.`, ...new Set(told), found.message]
    .filter(Boolean)
    .join('\n');
}

/**
 * Runs each failed test once more, alone. What passes then counts as passed and is named; what
 * fails again, or too much at once, stays as it was.
 */
export async function withSecondTry(first, runAlone) {
  if (isOutsideTests(first)) return first;
  const failures = failuresOf(first.report);
  if (failures.length > mostUnsteady) return first;
  let { report } = first;
  const unsteady = [];
  for (const failure of failures) {
    const results = resultsOf(failure, await runAlone(failure));
    if (!results) continue;
    unsteady.push(whatWasSaid(first.report, failure));
    report = replace(report, failure, results);
  }
  const areAllGood = unsteady.length === failures.length;
  return { ...first, report, unsteady, code: areAllGood ? 0 : first.code };
}
