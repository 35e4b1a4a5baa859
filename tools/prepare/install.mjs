import { basename } from 'node:path';
import { PrepareFault } from './fault.mjs';
import { installFault } from './installed.mjs';
import { holdLock } from './lock.mjs';
import { root } from './places.mjs';
import { run, runNode } from './run.mjs';

const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** Under `npm start` npm tells where it is; otherwise it is looked up like any command. */
function npm(onStart) {
  const script = process.env.npm_execpath;
  return script && basename(script).startsWith('npm-cli')
    ? runNode([script, ...args], { onStart })
    : run('npm', args, { onStart });
}

export async function installIfStale({ withDev }) {
  const reason = installFault(root, { withDev });
  if (reason === null) return;
  const lock = holdLock('installing');
  try {
    console.log(`Installing packages: ${reason}.`);
    const { code, output } = await npm(lock.add);
    if (code === 0) return;
    throw new PrepareFault(`${output.trimEnd()}\nInstalling failed: npm ci ended with ${code}.`);
  } finally {
    lock.release();
  }
}
