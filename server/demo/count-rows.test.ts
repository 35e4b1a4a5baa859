import { afterAll, beforeAll, expect, test } from 'vitest';
import { insideOf } from '../platform/work.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { countRows } from './count-rows.ts';

let apps: [TestApp, TestApp];
beforeAll(async () => {
  apps = [await openTestApp(), await openTestApp()];
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

test('two demos are made at once in databases of one PostgreSQL', async () => {
  const counted = await apps[0].work.transaction(async (one) => {
    await countRows(insideOf(apps[0].work, one));
    return apps[1].work.transaction(async (other) => {
      await countRows(insideOf(apps[1].work, other));
      return true;
    });
  });
  expect(counted).toBe(true);
});
