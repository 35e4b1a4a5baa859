import { test } from 'vitest';
import { expectReadAgain } from '../../testing/live/read-again.ts';
import { offer } from './tickets.live.ts';

test('what is offered is what a fresh reading gives', () =>
  expectReadAgain({ mine: offer.options(1), other: offer.options(2) }, [
    [['tickets.offer_changed', { eventId: 1 }], ['mine']],
    [['tickets.offer_changed', { eventId: 2 }], ['other']],
    [['events.setup_changed', { eventId: 1 }], ['mine']],
  ]));
