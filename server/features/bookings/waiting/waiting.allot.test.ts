import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawsOf } from '../bookings.stock.ts';
import { allot, type Waiter } from './waiting.allot.ts';

/** Ticket 1 is of the hall, 2 of the hall and the students in it, 3 of the dinner. */
const quotas: Readonly<Record<number, number[]>> = { 1: [1], 2: [1, 2], 3: [3] };
const drawn = (items: Waiter['items']) =>
  drawsOf(
    items.flatMap(({ ticketId, quantity }) =>
      Array.from({ length: quantity }, () => ({ quotaIds: quotas[ticketId] ?? [] })),
    ),
  );
const waiter = (id: number, ticketId: number, quantity: number): Waiter => ({
  id,
  items: [{ ticketId, quantity }],
});
const ids = (rows: readonly { waiter: Waiter }[]) => rows.map((row) => row.waiter.id);

test('who waits for three waits for three, and is told who was served meanwhile', () => {
  const line = [waiter(1, 1, 3), waiter(2, 1, 1), waiter(3, 3, 1), waiter(4, 1, 2)];
  const free = new Map([
    [1, 2],
    [2, 9],
    [3, 0],
  ]);
  const { served, passed, left } = allot(line, free, drawn);
  expect(ids(served)).toEqual([2]);
  expect(passed.map((one) => [one.waiter.id, one.left])).toEqual([[1, 2]]);
  expect(left.get(1)).toBe(1);
});

test('nobody is served what is not on sale', () => {
  const line = [waiter(1, 1, 1)];
  expect(allot(line, new Map([[1, 5]]), () => null).served).toEqual([]);
});

const lines = fc
  .array(
    fc.array(
      fc.record({
        ticketId: fc.integer({ min: 1, max: 3 }),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    { maxLength: 12 },
  )
  .map((wishes) => wishes.map((items, place) => ({ id: place + 1, items })));
const stocks = fc
  .tuple(fc.nat(8), fc.nat(5), fc.nat(8))
  .map((sizes) => new Map(sizes.map((size, place) => [place + 1, size] as const)));

test('no more goes than there is, and nobody passes anybody who could have been served', () => {
  fc.assert(
    fc.property(lines, stocks, (line, free) => {
      const { served, left } = allot(line, free, drawn);
      const rest = new Map(free);
      for (const one of line) {
        const needs = new Map<number, number>();
        for (const { quotaId } of drawn(one.items)) {
          needs.set(quotaId, (needs.get(quotaId) ?? 0) + 1);
        }
        const fits = [...needs].every(([id, count]) => (rest.get(id) ?? 0) >= count);
        expect(served.some((who) => who.waiter.id === one.id)).toBe(fits);
        if (!fits) continue;
        for (const [id, count] of needs) rest.set(id, (rest.get(id) ?? 0) - count);
      }
      expect(Math.min(0, ...rest.values())).toBe(0);
      expect(left).toEqual(rest);
    }),
  );
});
