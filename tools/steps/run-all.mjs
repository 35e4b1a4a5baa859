import { installIfStale } from '../prepare/install.mjs';
import { endWithShell } from '../prepare/shell.mjs';
import { runSteps } from './runner.mjs';

/** Installs what is missing, runs the named list of steps; the last line tells the sums. */
export async function runAll(name) {
  endWithShell();
  await installIfStale({ withDev: true });
  const lists = await import('./steps.mjs');
  const { passed, failed } = await runSteps(lists[name]);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}
