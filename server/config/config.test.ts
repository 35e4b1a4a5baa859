import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { readConfig } from './config.ts';

const root = temporaryFolder('config');
const dataDir = () => join(root, randomUUID());
const secret = 'Zq7-u1x_Kf93LmPw0aYhT5cRvB8nGdEs';

const faultsOf = (env: Record<string, string>): string => {
  try {
    readConfig({ DATA_DIR: dataDir(), ...env });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('reports every fault at once and repeats no value', () => {
  const said = faultsOf({
    PORT: '70000',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SIGNUP: 'sometimes',
    DEMO: 'perhaps',
    TOKEN_SECRET: 'hunter2',
    PUBLIC_URL: 'javascript:alert(1)',
  });
  for (const name of ['PORT', 'DATABASE_URL', 'SIGNUP', 'DEMO', 'TOKEN_SECRET', 'PUBLIC_URL']) {
    expect(said).toContain(name);
  }
  expect(said).toContain('6 fault(s)');
  expect(said).not.toContain('hunter2');
});

describe('in production', () => {
  test.each(['', 'secret', 'x'.repeat(64), 'short-but-random-9f'])(
    'refuses the secret %j',
    (value) => {
      expect(faultsOf({ NODE_ENV: 'production', TOKEN_SECRET: value })).toContain('TOKEN_SECRET');
    },
  );

  test('has no demo unless asked for', () => {
    const env = { NODE_ENV: 'production', TOKEN_SECRET: secret, DATA_DIR: dataDir() };
    expect(readConfig(env).demo).toBe(false);
    expect(readConfig({ ...env, DEMO: '1' }).demo).toBe(true);
  });
});

test('there is a demo on the embedded database and none on another server', () => {
  expect(readConfig({ DATA_DIR: dataDir() }).demo).toBe(true);
  expect(readConfig({ DATA_DIR: dataDir(), DATABASE_URL: 'postgres://db/plenum' }).demo).toBe(
    false,
  );
});

test('a generated secret stays, differs between installations and is its owner’s alone', () => {
  const [one, two] = [dataDir(), dataDir()];
  const { tokenSecret } = readConfig({ DATA_DIR: one });
  expect(readConfig({ DATA_DIR: one }).tokenSecret).toBe(tokenSecret);
  expect(readConfig({ DATA_DIR: two }).tokenSecret).not.toBe(tokenSecret);
  expect(tokenSecret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(one, 'secrets', 'TOKEN_SECRET')).mode & 0o077).toBe(0);
});

test('.env.example names each variable that is read, and no other', () => {
  const read = (file: string) =>
    readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  const named = [...read('../../.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const sources = read('config.ts') + read('media-place.ts');
  const asked = [...sources.matchAll(/env\.\w+\(\s*'([A-Z_]+)'/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(asked));
});
