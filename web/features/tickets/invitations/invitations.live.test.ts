import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { invitations } from './invitations.live.ts';

test('who is invited is what a fresh reading gives', () =>
  expectReadAgain({ mine: invitations.options(1), other: invitations.options(2) }, [
    [['tickets.offer_changed', { eventId: 1 }], ['mine']],
    [['tickets.offer_changed', { eventId: 2 }], ['other']],
  ]));
