import type { Delivery, ShownSponsors, SponsorSetup } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { effectInEvent, readEventAgain } from '../../platform/live/event-news.ts';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';

const told = () => ({ 'sponsors.changed': readEventAgain, 'events.changed': readEventAgain });

/** The same for everyone. */
export const shownSponsors = liveAnswer<ShownSponsors, string>({
  key: ['sponsors', 'shown'],
  read: (slug, signal) => call('GET /api/e/:slug/sponsors', { params: { slug }, signal }),
  told: () => ({ 'sponsors.changed': () => readAgain(), 'events.changed': () => readAgain() }),
  staleTime: 60_000,
});

export const sponsorSetup = liveAnswer<SponsorSetup, number>({
  key: ['sponsors', 'setup'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/sponsors', { params: { eventId }, signal }),
  told,
});

/** What the server answers to a change, or is expected to. */
export const changedSetup = (eventId: number, change: (setup: SponsorSetup) => SponsorSetup) =>
  effectInEvent(eventId, sponsorSetup.changed(change));

export const delivery = liveAnswer<Delivery[], number>({
  key: ['sponsors', 'delivery'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/sponsor-delivery', { params: { eventId }, signal }),
  told,
  staleTime: 0,
});
