import type { Offer, PublicOffer } from '@plenum/contract';
import { afterAll, expect, test } from 'vitest';
import { openDemo } from '../../testing/demo/open-demo.ts';

const { app, ask, summit } = await openDemo();
afterAll(() => app.close());

const languages = ['de', 'en', 'fr', 'pt'];

test('the summit sells, and only the online ticket has no end', async () => {
  const { id: eventId, slug } = summit;
  const offer = await ask<Offer>('GET /api/events/:eventId/offer', { eventId });
  const online = offer.tickets.find(({ mode }) => mode === 'online');
  expect(offer.faults).toEqual([
    { what: 'ticket_without_end', about: online?.id, isNeeded: false },
  ]);
  expect(offer.tickets.map(({ kind }) => kind)).toEqual([
    ...Array<string>(4).fill('ticket'),
    ...Array<string>(3).fill('add_on'),
    'booth',
    'booth',
    'sponsor',
    'ticket',
  ]);
  for (const { name } of offer.tickets) expect(Object.keys(name).toSorted()).toEqual(languages);
  for (const { label } of offer.questions) expect(Object.keys(label).toSorted()).toEqual(languages);
  expect(offer.questions).toHaveLength(8);
  const shown = await ask<PublicOffer>('GET /api/e/:slug/offer', { slug });
  expect(shown).toMatchObject({ state: 'on_sale', currency: 'EUR' });
  expect(shown.tickets).toHaveLength(9);
  const withCode = { params: { slug }, query: { code: 'together' } };
  const opened = await app.call('GET /api/e/:slug/offer', withCode);
  expect((opened.body as PublicOffer).tickets).toHaveLength(10);
});
