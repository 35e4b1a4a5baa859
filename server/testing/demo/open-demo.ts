import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { MyEvent, Program } from '@plenum/contract';
import { inject } from 'vitest';
import { seedDemo } from '../../demo/demo.ts';
import { madeOnce } from '../../drills/made-once.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { createTestDb, keepAs } from '../test-db.ts';

/** What the demo says by its secret, its copies have to understand. */
const env = { DEMO: '1', TOKEN_SECRET: 'the same for each copy of the demo' };

async function makeDemo(folder: string): Promise<void> {
  const testDb = await createTestDb();
  const app = await openTestApp({
    env,
    testDb: { ...testDb, drop: () => keepAs(inject('demo'), testDb) },
  });
  await seedDemo(app.work);
  cpSync(app.config.dataDir, folder, { recursive: true });
  await app.close();
}

/** The demo as it is at its first start: made by the first file of a run that asks for it, and copied. */
export async function openDemoApp(): Promise<TestApp> {
  const files = await madeOnce(join(inject('runFolder'), 'demo'), makeDemo);
  const app = await openTestApp({ env, testDb: await createTestDb(inject('demo')) });
  cpSync(files, app.config.dataDir, { recursive: true });
  return app;
}

/** The same for who signs in with a name that is the password, too. */
export async function openDemo() {
  const app = await openDemoApp();
  const signIn = async (name: string): Promise<string> => {
    const body = { email: `${name}@demo.com`, password: name };
    const answer = await app.call('POST /jwt/login', { body });
    return (answer.body as { accessToken: string }).accessToken;
  };
  const token = await signIn('admin');
  const ask = async <T>(key: Parameters<TestApp['call']>[0], params = {}, by = token) =>
    (await app.call(key, { token: by, params })).body as T;
  const events = await ask<MyEvent[]>('GET /api/events');
  const summit = events.find(({ name }) => name === 'Horizon Summit') as MyEvent;
  const program = await ask<Program>('GET /api/e/:slug/program', { slug: summit.slug });
  return { app, token, signIn, ask, summit, program };
}
