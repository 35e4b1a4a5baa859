import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideRedis } from './redis.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenum-redis-'));
  vi.stubEnv('PATH', folder);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function program(name: string, body: string): void {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
}

it('takes the one in the path', async () => {
  program('redis-server', 'exit 0');
  expect(await provideRedis()).toBe('');
});

it('says in one sentence what is not tested where none can be had', async () => {
  expect(await provideRedis()).toMatch(/not tested/);
});

it.skipIf(process.getuid?.() !== 0)('lets root install it with apt-get', async () => {
  const make = 'printf "#!/bin/sh\\n" > "$PATH/$5" && /bin/chmod 755 "$PATH/$5"';
  program('apt-get', `if [ "$1" = install ]; then ${make.replaceAll('$5', '$4')}; fi`);
  expect(await provideRedis()).toBe('');
});
