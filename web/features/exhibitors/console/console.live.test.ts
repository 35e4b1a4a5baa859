import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { consoleOptions, visitorDeedsOptions, visitorsOptions } from './console.api.ts';

test('the numbers of a booth are what a fresh reading gives, whatever crosses on its way', () =>
  expectReadAgain(
    {
      numbers: consoleOptions(7),
      visitors: visitorsOptions(7, 'visited'),
      deeds: visitorDeedsOptions(7, 3),
    },
    [
      [
        ['exhibitors.console_changed', { eventId: 1, exhibitorId: 7 }],
        ['numbers', 'visitors', 'deeds'],
      ],
    ],
  ));
