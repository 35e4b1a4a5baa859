import type { paymentsStripeRoutes } from '@plenum/contract/features/payments/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { beginByLink } from './stripe.link.ts';
import { hearEvent } from './stripe.events.ts';
import { forgetKeys, readKeys, setKeys, testKeys } from './stripe.keys.ts';

export const stripeHandlers = (work: Work): Handlers<typeof paymentsStripeRoutes> => ({
  'GET /api/payments/stripe': async ({ person }) => ({
    status: 200,
    body: await readKeys(work, person),
  }),
  'PUT /api/payments/stripe': async ({ person, received: { body } }) => ({
    status: 200,
    body: await setKeys(work, person, body),
  }),
  'DELETE /api/payments/stripe': async ({ person }) => ({
    status: 200,
    body: await forgetKeys(work, person),
  }),
  'POST /api/payments/stripe/test': async ({ person }) => ({
    status: 200,
    body: await testKeys(work, person),
  }),
  'POST /api/pay/:token/checkout': async ({ received: { params } }) => ({
    status: 200,
    body: await beginByLink(work, params.token),
  }),
  'POST /api/payments/stripe/events/:hook': async (call) => {
    const { params, body } = call.received;
    await hearEvent(work, { ...params, body, signature: call.header('stripe-signature') });
    return { status: 200, body: {} };
  },
});
