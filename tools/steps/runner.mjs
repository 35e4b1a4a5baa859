import { PrepareFault } from '../prepare/fault.mjs';

const lanes = 2;

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function printLine(step, { passed, failed, output, unsteady = [] }, since) {
  const counts = passed + failed === 1 ? '' : `  ${passed} passed, ${failed} failed`;
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(24)} ${seconds(since).padStart(8)}${counts}`,
  );
  if (failed > 0) console.log(`${output.trimEnd()}\n`);
  for (const words of unsteady) console.log(`${words.trimEnd()}\n`);
}

const reasonOf = (error) => (error instanceof PrepareFault ? error.message : error.stack);

async function perform(step) {
  const since = performance.now();
  const result = await step
    .run()
    .catch((error) => ({ passed: 0, failed: 1, output: reasonOf(error) }));
  printLine(step, result, since);
  return result;
}

function skip(step, broken) {
  const result = { passed: 0, failed: 1, output: `Not run, because ${broken} failed.` };
  printLine(step, result, performance.now());
  return result;
}

/**
 * Runs steps in order, two at a time; one marked `isAlone` has the machine for itself. A failed
 * step stops only those that need it. Gives back the sums.
 */
export async function runSteps(steps) {
  const results = new Map();
  const running = new Map();
  const waiting = [...steps];
  const brokenNeed = (step) => (step.needs ?? []).find((name) => results.get(name).failed > 0);
  const isReady = (step) => (step.needs ?? []).every((name) => results.has(name));
  const mayStart = (step) =>
    isReady(step) &&
    (step.isAlone ? running.size === 0 : ![...running.keys()].some((other) => other.isAlone));

  const start = (step) => {
    const broken = brokenNeed(step);
    const work = broken ? Promise.resolve(skip(step, broken)) : perform(step);
    running.set(
      step,
      work.then((result) => {
        running.delete(step);
        results.set(step.name, result);
      }),
    );
  };

  while (waiting.length + running.size > 0) {
    while (running.size < lanes && waiting.length > 0 && mayStart(waiting[0]))
      start(waiting.shift());
    await Promise.race(running.values());
  }
  const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
