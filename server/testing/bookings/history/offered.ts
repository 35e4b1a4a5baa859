import { randomUUID } from 'node:crypto';
import { type Actor, aPublishedEvent } from '../../builders.ts';
import { till } from '../../orders.ts';
import { doubleKeys } from '../../payments/stripe-double-words.ts';
import type { TestApp } from '../../test-app.ts';
import { newCode, newPool, newTicket, onSale } from '../offer.ts';
import type { Offered } from './bookers.ts';

/** Few of everything, so that all of it is wanted by several. */
export async function anOffer(
  app: TestApp,
  admin: Actor,
): Promise<{ offered: Offered; hook: string }> {
  const event = await aPublishedEvent(app, admin);
  await till(app, admin, ['transfer', 'on_site', 'stripe']);
  const { token } = admin;
  const { body } = await app.call('PUT /api/payments/stripe', { token, body: doubleKeys });
  await till(app, admin, ['transfer', 'on_site', 'stripe']);
  await onSale(app, admin, event.id, { cancelDays: 0, graceDays: 0 });
  const hall = await newPool(app, admin, event.id, 30);
  const students = await newPool(app, admin, event.id, 6);
  const dinner = await newPool(app, admin, event.id, 8);
  const made = [
    await newTicket(app, admin, event.id, { poolIds: [hall.id] }),
    await newTicket(app, admin, event.id, { price: 4_900, poolIds: [students.id, hall.id] }),
    await newTicket(app, admin, event.id, { price: 0, poolIds: [hall.id] }),
  ];
  const eats = { kind: 'add_on' as const, price: 4_000, poolIds: [dinner.id] };
  const addOn = await newTicket(app, admin, event.id, eats);
  const { code } = await newCode(app, admin, event.id, {
    uses: 7,
    code: `C${randomUUID().slice(0, 8)}`,
  });
  const { hook } = body as { hook: string };
  const tickets = made.map(({ id }) => id);
  return { offered: { id: event.id, slug: event.slug, tickets, addOn: addOn.id, code }, hook };
}
