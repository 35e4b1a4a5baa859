import { expect, test } from 'vitest';
import { courseOf, happenedOn, readOverviewSearch } from './course.places.ts';

test('an address is about one ticket or one pool, and a day that is one', () => {
  expect(readOverviewSearch({ ticket: '7', pool: '8', day: '2027-10-31' })).toEqual({
    ticket: '7',
    day: '2027-10-31',
  });
  expect(readOverviewSearch({ pool: '8' })).toEqual({ pool: '8' });
  expect(readOverviewSearch({ ticket: 'all', pool: '-1', day: 'today' })).toEqual({});
});

test('a number of a day leads to the bookings of its part and day', () => {
  expect(happenedOn({ pool: '8' }, 'paid', '2027-10-31')).toEqual({
    pool: '8',
    did: 'paid',
    from: '2027-10-31',
    until: '2027-10-31',
  });
});

test('the server is asked by the number of a ticket or pool', () => {
  expect(courseOf({ ticket: '7', day: '2027-10-31' })).toEqual({ ticket: 7, day: '2027-10-31' });
  expect(courseOf({ pool: '8' })).toEqual({ pool: 8 });
});
