import { expect, test } from 'vitest';
import { attendeeCards, inOrder, organiserCards } from './dashboard.cards.ts';

test('where nobody chose, cards stand as usual', () => {
  expect(inOrder(attendeeCards, { order: [] })).toEqual([...attendeeCards]);
});

test('cards that came later than the choice, or are for others, disturb nothing', () => {
  expect(inOrder(organiserCards, { order: ['money', 'people', 'tasks'] })).toEqual([
    'money',
    'tasks',
    'event',
    'coming',
    'stages',
    'waiting',
    'joined',
    'deeds',
    'bookings',
    'figures',
  ]);
});
