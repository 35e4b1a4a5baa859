import type { Ask, Hall, HallBoothPage, MyHall } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { type BoothPlace, readBoothPage, readFloor, readMyHall, readOwnAsks } from './hall.api.ts';

const inEvent = (told: { eventId: number }) =>
  readAgain((eventId: number) => eventId === told.eventId);

/** The floor of an event, with all its booths. */
export const floors = liveAnswer<Hall, number>({
  key: ['exhibitors', 'floor'],
  read: readFloor,
  told: () => ({ 'exhibitors.hall_changed': inEvent }),
  staleTime: 5 * 60_000,
});

/** A booth from near. */
export const boothPages = liveAnswer<HallBoothPage, BoothPlace>({
  key: ['exhibitors', 'booth-page'],
  read: readBoothPage,
  told: () => ({
    'exhibitors.hall_changed': ({ eventId }) => readAgain((place) => place.eventId === eventId),
  }),
  staleTime: 60_000,
});

/** What I saved, saw and left in a hall. */
export const myHalls = liveAnswer<MyHall, number>({
  key: ['exhibitors', 'my-hall'],
  read: readMyHall,
  told: () => ({ 'dropcards.mine_changed': inEvent }),
});

/** What I asked at a booth. */
export const ownAsks = liveAnswer<Ask[], BoothPlace>({
  key: ['exhibitors', 'own-asks'],
  read: readOwnAsks,
  told: () => ({
    'exhibitors.asks_changed': ({ exhibitorId }) =>
      readAgain((place) => place.exhibitorId === exhibitorId),
  }),
});
