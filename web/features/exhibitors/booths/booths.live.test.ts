import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { boothAsks, booths } from './booths.live.ts';
import { ownBoothsOptions } from './booths.own-booths.ts';

const booth = { eventId: 1, exhibitorId: 7 };

test('booths are what a fresh reading gives, whatever crosses on its way', () =>
  expectReadAgain(
    { booth: booths.options(7), asks: boothAsks.options(7), own: ownBoothsOptions() },
    [
      [['exhibitors.booth_changed', booth], ['booth']],
      [['exhibitors.changed', { eventId: 1 }], ['booth']],
      [
        ['exhibitors.my_booths_changed', { eventId: 1 }],
        ['booth', 'own'],
      ],
      [['exhibitors.hall_changed', { eventId: 1 }], ['own']],
      [['exhibitors.asks_changed', booth], ['asks']],
    ],
  ));
