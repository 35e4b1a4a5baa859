import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideChromium } from './chromium.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenum-chromium-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROME_PATH', '');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function program(name: string, body: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
  return file;
}

const missing = /set CHROME_PATH/;

it('takes the one CHROME_PATH names', async () => {
  const path = program('my-browser', 'exit 0');
  vi.stubEnv('CHROME_PATH', path);
  expect(await provideChromium()).toEqual({ path });
});

it('says so when CHROME_PATH leads nowhere', async () => {
  vi.stubEnv('CHROME_PATH', join(folder, 'nothing'));
  expect((await provideChromium()).fault).toMatch(/no program this user can run/);
});

it('takes the first in the path that works', async () => {
  program('chromium-browser', 'exit 1');
  const path = program('google-chrome', 'exit 0');
  expect(await provideChromium()).toEqual({ path });
});

it('takes the lean one before any other', async () => {
  program('chromium', 'exit 0');
  const path = program('chromium-headless-shell', 'exit 0');
  expect(await provideChromium()).toEqual({ path });
});

const makeLean =
  'printf "#!/bin/sh\\n" > "$PATH/chromium-headless-shell" && /bin/chmod 755 "$PATH/chromium-headless-shell"';

it('installs the lean one beside another for root only', async () => {
  const path = program('chromium', 'exit 0');
  program('apt-get', `if [ "$1" = install ]; then ${makeLean}; fi`);
  const user = vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(await provideChromium()).toEqual({ path });
  user.mockReturnValue(0);
  expect(await provideChromium()).toEqual({ path: join(folder, 'chromium-headless-shell') });
});

it('says in one sentence what to do where nothing can be installed', async () => {
  expect((await provideChromium()).fault).toMatch(missing);
});

const makeChromium = 'printf "#!/bin/sh\\n" > "$PATH/chromium" && /bin/chmod 755 "$PATH/chromium"';

it.skipIf(process.getuid?.() !== 0)('lets root install it with apt-get', async () => {
  program('apt-get', `if [ "$1" = install ]; then ${makeChromium}; fi`);
  expect(await provideChromium()).toEqual({ path: join(folder, 'chromium') });
});

it('lets a user with sudo install it', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  program('sudo', 'shift; "$@"');
  program('true', 'exit 0');
  program('apt-get', `if [ "$1" = install ]; then ${makeChromium}; fi`);
  expect(await provideChromium()).toEqual({ path: join(folder, 'chromium') });
});

it('shows what apt-get said when it could not', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  program('apt-get', 'echo "no route to host"; exit 100');
  const { fault } = await provideChromium();
  expect(fault).toMatch(/no route to host/);
  expect(fault).toMatch(missing);
});
