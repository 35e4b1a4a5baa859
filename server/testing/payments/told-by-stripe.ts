import type { StripeKeys } from '@plenum/contract';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';
import { signed } from './stripe-double-words.ts';

/** Where Stripe tells an organisation what happened: the end of its address. */
export async function hookOf(app: TestApp, { token }: Pick<Actor, 'token'>): Promise<string> {
  const { body } = await app.call('GET /api/payments/stripe', { token });
  return (body as StripeKeys).hook.split('/').at(-1) ?? '';
}

/** What Stripe says, signed as it signs. */
export const tell = async (
  app: TestApp,
  hook: string,
  event: string,
  how: Parameters<typeof signed>[1] = {},
) =>
  app.call('POST /api/payments/stripe/events/:hook', {
    params: { hook },
    file: { type: 'application/json', bytes: Buffer.from(event) },
    headers: { 'stripe-signature': await signed(event, how) },
  });

/** All that Stripe said so far, taken out of `events`; what follows from it is done. */
export async function tellAll(app: TestApp, admin: Actor, events: string[]): Promise<number[]> {
  const hook = await hookOf(app, admin);
  const statuses: number[] = [];
  for (const event of events.splice(0)) statuses.push((await tell(app, hook, event)).status);
  await app.doJobs();
  return statuses;
}
