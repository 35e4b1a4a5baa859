import type { Offer } from '@plenum/contract';
import { effectInEvent, readEventAgain } from '../../platform/live/event-news.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { readOffer } from './tickets.api.ts';

/** All an event offers. What is wrong with it may also lie elsewhere: it is read whenever it is opened. */
export const offer = liveAnswer<Offer, number>({
  key: ['tickets', 'offer'],
  read: readOffer,
  told: () => ({
    'tickets.offer_changed': readEventAgain,
    'events.setup_changed': readEventAgain,
  }),
  staleTime: 0,
});

export const offerChange = (eventId: number, change: (known: Offer) => Offer) =>
  effectInEvent(eventId, offer.changed(change));
