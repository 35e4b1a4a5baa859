import { run } from '../prepare/run.mjs';
import { inPath, installWithApt, isExecutable } from './apt.mjs';

/** Without the parts that draw windows nobody sees it takes a third of the processor time. */
const lean = 'chromium-headless-shell';
const names = [lean, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

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

const missing =
  'The browser tests need Chromium: install Chromium or Google Chrome, or set CHROME_PATH to one.';

/** The browser of this machine, installed if it can be: its path, or why there is none. */
export async function provideChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (isExecutable(given)) return { path: given };
    return { fault: `CHROME_PATH is ${given}, which is no program this user can run.` };
  }
  // Root is a machine for tests: other people are asked before something joins what they have.
  if (!inPath(lean) && process.getuid?.() === 0) await installWithApt(lean);
  const found = await findChromium();
  if (found) return { path: found };
  const complaint = await installWithApt('chromium');
  if (complaint === null) return { fault: missing };
  const path = await findChromium();
  return path ? { path } : { fault: `${complaint}\n${missing}`.trim() };
}
