import { existsSync, readFileSync } from 'node:fs';
import { routes } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patienceMs } from './drills/made-once.ts';
import { openDemoApp } from './testing/demo/open-demo.ts';
import { type OldClient, openOldClient, type SignedIn } from './testing/spec/old-client.ts';
import { specCalls } from './testing/spec/spec-calls.ts';
import type { TestApp } from './testing/test-app.ts';

/** Every call of the spec, made over HTTP as its old client makes it, on what the demo has. */

let app: TestApp;
let client: OldClient & { signedIn: SignedIn };
beforeAll(async () => {
  app = await openDemoApp();
  const form = { email: 'admin@demo.com', password: 'admin' };
  client = await openOldClient(await app.listen(), form);
}, patienceMs);
afterAll(() => app.close());

describe('an old client', () => {
  test.each(Object.entries(specCalls))('gets what it reads from %s', async (_call, drive) => {
    const { answer, status = 200, like } = await drive(client);
    const { status: got, body } = await answer;
    expect(got, JSON.stringify(body)).toBe(status);
    if (like !== null) expect(body).toMatchObject(like);
  });

  test('that cannot say which is told so, and nothing is lost', async () => {
    for (const path of ['/apps/chat/get-chat', '/apps/email/get-email'])
      expect((await client.send('GET', path)).status).toBe(422);
    for (const path of ['/apps/todo/delete-task', '/apps/calendar/remove-event'])
      expect((await client.send('DELETE', path)).status).toBe(422);
  });
});

describe('the table of the calls', () => {
  const root = new URL('../', import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
  const rows = read('docs/calls-of-the-spec.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, call = '', route = '', file = '', name = '']) => ({
      call: call.replaceAll('`', ''),
      route: route.replaceAll('`', ''),
      file: file.replaceAll('`', ''),
      name,
    }));

  test('has each of the sixty-five once, and no other', () => {
    expect(rows.map(({ call }) => call)).toEqual(Object.keys(specCalls));
    expect(rows).toHaveLength(65);
  });

  test.each(rows)(
    'names where $call is declared, and a test of it',
    ({ call, route, file, name }) => {
      expect(call in routes && read(route)).toContain(`'${call}'`);
      expect(existsSync(new URL(file, root))).toBe(true);
      expect(name).not.toBe('');
      expect(read(file)).toContain(`'${name}'`);
    },
  );
});
