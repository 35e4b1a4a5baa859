import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { applications, setups } from './setup.live.ts';

test('exhibitors are what a fresh reading gives, whatever crosses on its way', () =>
  expectReadAgain({ setup: setups.options(1), applications: applications.options(1) }, [
    [
      ['exhibitors.changed', { eventId: 1 }],
      ['setup', 'applications'],
    ],
    [['exhibitors.booth_changed', { eventId: 1, exhibitorId: 7 }], ['setup']],
  ]));
