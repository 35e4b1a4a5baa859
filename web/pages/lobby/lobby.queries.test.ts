import { test } from 'vitest';
import { expectReadAgain } from '../../testing/live/read-again.ts';
import { shownAnnouncements } from './lobby.queries.ts';

test('what is announced in the lobby is what a fresh reading gives', () =>
  expectReadAgain({ shown: shownAnnouncements.options('summit') }, [
    [['events.announced', { eventId: 1 }], ['shown']],
  ]));
