import type { MyEvent, Program } from '@plenum/contract';
import { seedDemo } from '../../demo/demo.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

/** The demo as it is at its first start, for who signs in with a name that is the password, too. */
export async function openDemo() {
  const app = await openTestApp({ env: { DEMO: '1' } });
  await seedDemo(app.work);
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
