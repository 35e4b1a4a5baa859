import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../prepare/run.mjs';

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** The command line that makes apt-get run as root, if this user may. */
async function aptGet() {
  if (!inPath('apt-get')) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  const sudo = await run('sudo', ['-n', 'true']);
  return sudo.code === 0 ? ['sudo', '-n', 'apt-get'] : null;
}

/**
 * apt-get locks its lists: one installation waits for the one before.
 * @type {Promise<string | null>}
 */
let last = Promise.resolve(null);

/** Installs a package if this user may: null where nobody can, else what apt-get complained of. */
export function installWithApt(name) {
  last = last.then(() => install(name));
  return last;
}

async function install(name) {
  const apt = await aptGet();
  if (apt === null) return null;
  const [command, ...before] = apt;
  console.log(`Installing ${name} with apt-get.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run(command, [...before, 'update'], { env });
  const args = [...before, 'install', '--yes', '--no-install-recommends', name];
  const { code, output } = await run(command, args, { env });
  return code === 0 ? '' : update.output + output;
}
