import { expect, test } from 'vitest';
import { actableQuery, rowAfter } from './people.acting.ts';

test('whom one may act as are the active attendees of the event, who joined last first', () => {
  expect(actableQuery(7, '')).toEqual({
    event: 7,
    role: 'client',
    state: 'active',
    sort: '-joined',
    perPage: 20,
  });
  expect(actableQuery(7, 'ben')).toMatchObject({ q: 'ben', role: 'client' });
});

test('the arrows lead from the field through the rows and back, and not beyond', () => {
  expect(rowAfter('ArrowDown', -1, 2)).toBe(0);
  expect(rowAfter('ArrowDown', 1, 2)).toBe(1);
  expect(rowAfter('ArrowUp', 1, 2)).toBe(0);
  expect(rowAfter('ArrowUp', 0, 2)).toBe(-1);
  expect(rowAfter('ArrowDown', -1, 0)).toBe(-1);
  expect(rowAfter('Enter', 0, 2)).toBeUndefined();
});
