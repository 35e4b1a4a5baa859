import type { StripeKeys, StripeTest } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { StripeDouble } from '../../../testing/payments/stripe-double.ts';
import { doubleKeys } from '../../../testing/payments/stripe-double-words.ts';
import { hookOf, tell } from '../../../testing/payments/told-by-stripe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

const double = new StripeDouble();
let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp({ env: { STRIPE_API: await double.listen() } })));
afterAll(async () => {
  await app.close();
  await double.close();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  await call('PUT /api/payments/stripe', { body: doubleKeys });
});

type Key = Parameters<TestApp['call']>[0];
const call = (key: Key, input: object = {}) => app.call(key, { token: admin.token, ...input });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

describe('the keys of Stripe', () => {
  test('are sealed, told of by their ending, and forgotten', async () => {
    const { body } = await call('GET /api/payments/stripe');
    expect(body).toMatchObject({ isThere: true, isLive: false, ending: 'uble' });
    const rows = await app.testDb.db.rows(sql`select s::text as row from payments_settings s`);
    const kept = JSON.stringify([body, rows]);
    for (const secret of Object.values(doubleKeys)) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
    }
    expect((await call('DELETE /api/payments/stripe')).body).toMatchObject({ isThere: false });
  });

  test('are tried, and what is wrong is said', async () => {
    const says = async () =>
      ((await call('POST /api/payments/stripe/test')).body as { says: string }).says;
    expect(await says()).toBe('unheard');
    double.failing = 20;
    expect(await says()).toBe('unreachable');
    double.failing = 0;
    await call('PUT /api/payments/stripe', {
      body: { ...doubleKeys, secretKey: 'sk_test_another00key' },
    });
    expect(await says()).toBe('key_refused');
    await call('DELETE /api/payments/stripe');
    expect(await says()).toBe('no_keys');
  });

  test('are proven by what comes signed since they were set, and by nothing else', async () => {
    const heard = async () => {
      const { says } = (await call('POST /api/payments/stripe/test')).body as StripeTest;
      const { heardAt } = (await call('GET /api/payments/stripe')).body as StripeKeys;
      return [says, heardAt !== null];
    };
    const hook = await hookOf(app, admin);
    const event = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payment_intent.created' });
    const forged = await tell(app, hook, event, { secret: 'whsec_forged00forged' });
    expect([codeOf(forged), await heard()]).toEqual([
      'payments.signature_wrong',
      ['unheard', false],
    ]);
    expect((await tell(app, hook, event)).status).toBe(200);
    expect(await heard()).toEqual(['fine', true]);
    await call('PUT /api/payments/stripe', { body: doubleKeys });
    expect(await heard()).toEqual(['unheard', false]);
  });

  test.each(['pk_test_double00double', 'sk_test_', 'hello', ''])(
    'are not %j',
    async (secretKey) => {
      const answer = await call('PUT /api/payments/stripe', { body: { ...doubleKeys, secretKey } });
      expect(codeOf(answer)).toBe('invalid');
    },
  );
});
