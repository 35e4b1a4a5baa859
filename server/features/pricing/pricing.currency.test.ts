import type { PricingSetup } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { billing } from '../../testing/invoices.ts';
import { somePricing } from '../../testing/pricing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const read = async () =>
  (await app.call('GET /api/pricing/setup', { token: admin.token })).body as PricingSetup;
const change = async (body: object) => {
  const { version } = await read();
  const answer = await app.call('PATCH /api/pricing/setup', {
    token: admin.token,
    body: { version, ...body },
  });
  expect(answer.status).toBe(200);
};

test('prices keep their currency when the organisation takes another, and new ones take that', async () => {
  await billing(app, admin, { currency: 'JPY' });
  expect(await read()).toMatchObject({ version: 0, currency: 'JPY' });
  await change(somePricing);
  await billing(app, admin, { currency: 'USD' });
  expect(await read()).toMatchObject({ currency: 'JPY', plans: [{}, {}, {}] });
  await change({ plans: [] });
  expect(await read()).toMatchObject({ currency: 'USD' });
  await change({ plans: somePricing.plans });
  expect(await read()).toMatchObject({ currency: 'USD', plans: [{}, {}, {}] });
});
