import type { Order } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { anOrder, till } from '../../../testing/orders.ts';
import { StripeDouble } from '../../../testing/payments/stripe-double.ts';
import { doubleKeys } from '../../../testing/payments/stripe-double-words.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

const double = new StripeDouble();
let app: TestApp;
let admin: Actor;
let buyer: Actor;
beforeAll(async () => {
  app = await openTestApp({ env: { STRIPE_API: await double.listen() } });
});
afterAll(async () => {
  await app.close();
  await double.close();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  buyer = await aColleague(app, admin);
});

type Key = Parameters<TestApp['call']>[0];
const call = (key: Key, input: object = {}, by: Actor | null = admin) =>
  app.call(key, { token: by?.token ?? null, ...input });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

const because = { why: 'Broken', isBackInStock: true };
const acts = {
  ship: ['POST /api/shop/orders/:orderId/ship', { tracking: '' }],
  finish: ['POST /api/shop/orders/:orderId/finish', undefined],
  cancel: ['POST /api/shop/orders/:orderId/cancel', because],
  'pay back': ['POST /api/shop/orders/:orderId/refunds', { ...because, lines: null }],
} as const;
type Act = keyof typeof acts;

const act = (name: Act, orderId: number, by: Actor = admin) => {
  const [key, body] = acts[name];
  return call(key, { params: { orderId }, body }, by);
};
const pay = ({ invoice, gross: amount }: Order) => {
  const usual = { way: 'transfer', state: 'paid', reference: '', paidOn: null };
  return call('POST /api/payments', { body: { ...usual, amount, invoiceId: invoice.id } });
};
const stateOf = async (orderId: number) =>
  ((await call('GET /api/shop/orders/:orderId', { params: { orderId } })).body as Order).state;

const ways = {
  placed: [],
  shipped: ['ship'],
  done: ['ship', 'finish'],
  cancelled: ['cancel'],
} as const;

describe('no step is left out or taken back:', () => {
  test.each([
    ['placed', ['ship', 'finish', 'pay back']],
    ['shipped', ['ship', 'cancel']],
    ['done', ['ship', 'finish', 'cancel']],
    ['cancelled', ['ship', 'finish', 'cancel', 'pay back']],
  ] as const)('from %s there is no way to %s', async (state, refused) => {
    const made = await anOrder(app, admin, buyer);
    if (state === 'shipped' || state === 'done') await pay(made);
    for (const step of ways[state]) expect((await act(step, made.id)).status, step).toBe(200);
    for (const name of refused) expect((await act(name, made.id)).status, name).toBe(409);
    expect(await stateOf(made.id)).toBe(state);
  });
});

test('what was cancelled cannot be paid by its link, however old the page is', async () => {
  await call('PUT /api/payments/stripe', { body: doubleKeys });
  const made = await anOrder(app, admin, buyer);
  await till(app, admin, ['stripe']);
  const asked = { invoiceId: made.invoice.id, isNew: false };
  const { body } = await call('POST /api/payments/links', { body: asked });
  const token = (body as { path: string }).path.slice('/pay/'.length);
  await act('cancel', made.id);
  const begun = await call('POST /api/pay/:token/checkout', { params: { token } }, null);
  expect(codeOf(begun)).toBe('payments.paid_already');
  expect(double.sessions.size).toBe(0);
});

test('nobody else does anything with an order, also by the number of its invoice', async () => {
  const made = await anOrder(app, admin, buyer);
  const others = [await anAdmin(app, 'Someone Else'), await aColleague(app, admin)] as const;
  for (const other of others) {
    for (const name of Object.keys(acts) as Act[]) {
      expect([403, 404], name).toContain((await act(name, made.id, other)).status);
    }
    const params = { orderId: made.invoice.number };
    const found = await call('GET /api/shop/my-orders/:orderId', { params }, other);
    expect(found.status).toBe(422);
  }
  const [stranger] = others;
  const { body } = await call(
    'GET /api/shop/orders',
    { query: { q: made.invoice.number } },
    stranger,
  );
  expect(body).toMatchObject({ orders: [], total: 0 });
  expect(await stateOf(made.id)).toBe('placed');
});
