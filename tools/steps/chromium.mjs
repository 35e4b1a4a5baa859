import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../prepare/run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** Some systems have a `chromium` that only says how to get one. */
async function works(file) {
  const { code } = await run(file, ['--version']);
  return code === 0;
}

async function findChromium() {
  for (const file of [...names.map(inPath), ...onMac.filter(isExecutable)]) {
    if (file && (await works(file))) return file;
  }
  return null;
}

/** The command line that makes apt-get run as root, if this user may. */
async function aptGet() {
  if (!inPath('apt-get')) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  const sudo = await run('sudo', ['-n', 'true']);
  return sudo.code === 0 ? ['sudo', '-n', 'apt-get'] : null;
}

async function install(apt) {
  const [command, ...before] = apt;
  console.log('Installing Chromium with apt-get.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run(command, [...before, 'update'], { env });
  const args = [...before, 'install', '--yes', '--no-install-recommends', 'chromium'];
  const { code, output } = await run(command, args, { env });
  return code === 0 ? '' : update.output + output;
}

const missing =
  'The browser tests need Chromium: install Chromium or Google Chrome, or set CHROME_PATH to one.';

/** The browser of this machine, installed if it can be: its path, or why there is none. */
export async function provideChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (isExecutable(given)) return { path: given };
    return { fault: `CHROME_PATH is ${given}, which is no program this user can run.` };
  }
  const found = await findChromium();
  if (found) return { path: found };
  const apt = await aptGet();
  if (apt === null) return { fault: missing };
  const complaint = await install(apt);
  const path = await findChromium();
  return path ? { path } : { fault: `${complaint}\n${missing}`.trim() };
}
