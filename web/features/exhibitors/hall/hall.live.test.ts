import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { boothPages, floors, myHalls, ownAsks } from './hall.live.ts';

const booth = { eventId: 1, exhibitorId: 7 };

test('a hall is what a fresh reading gives, whatever crosses on its way', () =>
  expectReadAgain(
    {
      floor: floors.options(1),
      page: boothPages.options(booth),
      mine: myHalls.options(1),
      asks: ownAsks.options(booth),
    },
    [
      [
        ['exhibitors.hall_changed', { eventId: 1 }],
        ['floor', 'page'],
      ],
      [['dropcards.mine_changed', { eventId: 1 }], ['mine']],
      [['exhibitors.asks_changed', booth], ['asks']],
    ],
  ));
