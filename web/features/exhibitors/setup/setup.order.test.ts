import type { ExhibitorLine } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import { fitting, moved, ofTier } from './setup.order.ts';

const line = (id: number, fields: Partial<ExhibitorLine> = {}): ExhibitorLine => ({
  id,
  tier: 'gold',
  isShown: true,
  missing: [],
  name: `Booth ${id}`,
  logo: null,
  contactEmail: '',
  staff: 1,
  invited: 0,
  visitors: 0,
  cards: 0,
  booking: null,
  awaitsReview: false,
  ...fields,
});
const idsOf = (lines: readonly ExhibitorLine[]) => lines.map(({ id }) => id);

describe('a list of exhibitors', () => {
  const lines = [
    line(1, { name: 'Éclair Énergie', missing: ['logo'] }),
    line(2, { isShown: false, contactEmail: 'hi@birch.example' }),
    line(3, { awaitsReview: true, staff: 0 }),
  ];

  test('is searched without accents and capitals, in names and addresses', () => {
    expect(idsOf(fitting(lines, { q: ' ECLAIR e' }))).toEqual([1]);
    expect(idsOf(fitting(lines, { q: 'birch' }))).toEqual([2]);
    expect(idsOf(fitting(lines, {}))).toEqual([1, 2, 3]);
  });

  test('shows what still needs work', () => {
    expect(idsOf(fitting(lines, { show: 'unfinished' }))).toEqual([1]);
    expect(idsOf(fitting(lines, { show: 'hidden' }))).toEqual([2]);
    expect(idsOf(fitting(lines, { show: 'review' }))).toEqual([3]);
    expect(idsOf(fitting(lines, { show: 'no-staff', q: 'Booth' }))).toEqual([3]);
  });
});

describe('an exhibitor that is moved', () => {
  const lines = [line(1), line(2), line(3), line(4, { tier: 'silver' })];

  test('stands right before another one, or last', () => {
    expect(idsOf(ofTier(moved(lines, 3, 'gold', 1), 'gold'))).toEqual([3, 1, 2]);
    expect(idsOf(ofTier(moved(lines, 1, 'gold', null), 'gold'))).toEqual([2, 3, 1]);
  });

  test('leaves its tier for another', () => {
    const after = moved(lines, 2, 'silver', null);
    expect(idsOf(ofTier(after, 'gold'))).toEqual([1, 3]);
    expect(idsOf(ofTier(after, 'silver'))).toEqual([4, 2]);
  });
});
