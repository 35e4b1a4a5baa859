import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growthOf, steepest } from '../../../testing/growth/growth.ts';
import { namesIn } from './statements.names.ts';

describe('the names in a text', () => {
  test.each([
    ['2026-00012', '202600012'],
    ['Invoice 2026-00012, thank you', '202600012'],
    ['RE-NR. 2026 / 00012', '202600012'],
    ['re202600012', '202600012'],
    ['Rechnung 2026-12', '202612'],
    ['inv2026 0012/booth', '202612'],
    ['A-2026-00012', 'A202600012'],
    ['RF18 5390 0754 7034', '539007547034'],
    ['RF18539007547034', '539007547034'],
  ])('of %j have %s', (text, name) => {
    expect(namesIn(text)).toContain(name);
  });

  test.each([
    ['12026-000121', '202600012'],
    ['paid on 2026-12-11', '202612'],
    ['vom 12.11.2026', '12112026'],
    ['RF19539007547034', '539007547034'],
    ['42', '42'],
    ['no figures at all', 'NOFIGURES'],
  ])('of %j do not have %s', (text, name) => {
    expect(namesIn(text)).not.toContain(name);
  });

  test('have the number wherever it stands, with whatever between', () => {
    const year = fc.integer({ min: 2_000, max: 2_099 });
    const number = fc.integer({ min: 1, max: 99_999 });
    const words = fc.string({ maxLength: 20 }).map((one) => one.replace(/[A-Za-z\d]/g, ''));
    const between = fc.constantFrom('', '-', ' ', ' / ', '_', '.', ' - ');
    fc.assert(
      fc.property(year, number, words, words, between, (y, n, before, after, sign) => {
        const padded = String(n).padStart(5, '0');
        const names = namesIn(`${before} ${y}${sign}${padded} ${after}`);
        expect(names).toContain(`${y}${padded}`);
      }),
    );
  });

  test.each(['RF18 5390 ', 'a1', '1 ', '2026-1-', '00'])(
    'take as long as there is to read of %j',
    async (piece) => {
      const run = (share: number) => namesIn(piece.repeat(20_000 * share));
      expect(await growthOf(run, { nothingMs: 20 })).toBeLessThan(steepest);
    },
  );
});
