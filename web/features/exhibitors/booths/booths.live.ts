import type { Booth, BoothAsk } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readAsks, readBooth } from './booths.api.ts';

const atBooth = (told: { exhibitorId: number }) =>
  readAgain((exhibitorId: number) => exhibitorId === told.exhibitorId);

/** A booth as those have it who work on it. */
export const booths = liveAnswer<Booth, number>({
  key: ['exhibitors', 'booth'],
  read: readBooth,
  told: () => ({
    'exhibitors.booth_changed': atBooth,
    'exhibitors.changed': () => readAgain(),
    'exhibitors.my_booths_changed': () => readAgain(),
  }),
});

/** A booth as a call answered it. */
export const boothTold = (booth: Booth) => booths.changedAt(booth.id, () => booth);

/** What visitors asked at a booth. */
export const boothAsks = liveAnswer<BoothAsk[], number>({
  key: ['exhibitors', 'booth-asks'],
  read: readAsks,
  told: () => ({ 'exhibitors.asks_changed': atBooth }),
});
