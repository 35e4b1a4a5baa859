import type { BookingQuestionInput } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import { aQuestionInput } from '../../../testing/bookings/offer.ts';
import {
  dependsRightly,
  refuseWrongFill,
  refuseWrongOptions,
  refuseWrongOrder,
} from './questions.rules.ts';

const option = (id: number, en: string) => ({ id, text: { en } });
const meals = [option(1, 'Fish'), option(2, 'Meat')];
const choice = { ...aQuestionInput({ kind: 'one', options: meals, per: 'booking' }), id: 1 };
const shownIf = (questionId: number, ...optionIds: number[]) => ({ questionId, optionIds });

describe('options', () => {
  test.each([
    ['fewer than two', 'one', [option(1, 'Fish')]],
    ['two that read alike', 'several', [option(1, 'Fish'), option(2, ' fish')]],
    ['two under one number', 'several', [option(1, 'Fish'), option(1, 'Meat')]],
    ['one without words', 'one', [option(1, 'Fish'), option(2, ' ')]],
    ['any where one writes', 'text', meals],
  ] as const)('are refused: %s', (_, kind, options) => {
    const wrong = aQuestionInput({ kind, options: [...options] });
    expect(() => refuseWrongOptions(wrong)).toThrow('tickets.options_wrong');
  });

  test('are right where one chooses between different ones', () => {
    expect(() => refuseWrongOptions(choice)).not.toThrow();
    expect(() => refuseWrongOptions(aQuestionInput())).not.toThrow();
  });
});

describe('what an answer fills', () => {
  test.each([
    ['a number is no headline', { kind: 'number', fills: 'headline' }],
    ['a text is no country', { kind: 'text', fills: 'country' }],
    ['what is asked once is about nobody', { per: 'booking', fills: 'company' }],
    [
      'a choice too long for a word',
      { kind: 'several', options: [option(1, 'x'.repeat(41)), option(2, 'Meat')], fills: 'needs' },
    ],
  ] satisfies [string, Partial<BookingQuestionInput>][])('is refused: %s', (_, other) => {
    expect(() => refuseWrongFill(aQuestionInput(other))).toThrow('tickets.fills_wrong');
  });

  test('is of a profile: a text its company, choices its interests', () => {
    expect(() => refuseWrongFill(aQuestionInput({ fills: 'company' }))).not.toThrow();
    const several = aQuestionInput({ kind: 'several', options: meals, fills: 'interests' });
    expect(() => refuseWrongFill(several)).not.toThrow();
  });
});

describe('what a question depends on', () => {
  test('is a choice before it, with options it has', () => {
    const other = (said: ReturnType<typeof shownIf>) => aQuestionInput({ shownIf: said });
    expect(dependsRightly(other(shownIf(1, 2)), [choice])).toBe(true);
    expect(dependsRightly(other(shownIf(1, 3)), [choice])).toBe(false);
    expect(dependsRightly(other(shownIf(9, 1)), [choice])).toBe(false);
    expect(dependsRightly(other(shownIf(1, 1)), [{ ...choice, kind: 'text' }])).toBe(false);
  });

  test('is of the booking, or of the same place', () => {
    const ofBooking = aQuestionInput({ per: 'booking', shownIf: shownIf(1, 1) });
    expect(dependsRightly(ofBooking, [{ ...choice, per: 'place' }])).toBe(false);
    expect(dependsRightly({ ...ofBooking, per: 'place' }, [{ ...choice, per: 'place' }])).toBe(
      true,
    );
  });

  test('is yes or no, by one and two', () => {
    const before = [{ ...choice, kind: 'yes_no' as const, options: [] }];
    expect(dependsRightly(aQuestionInput({ shownIf: shownIf(1, 2) }), before)).toBe(true);
    expect(dependsRightly(aQuestionInput({ shownIf: shownIf(1, 3) }), before)).toBe(false);
  });

  test('comes first', () => {
    const after = { ...aQuestionInput({ shownIf: shownIf(1, 1) }), id: 2 };
    expect(() => refuseWrongOrder([choice, after])).not.toThrow();
    expect(() => refuseWrongOrder([after, choice])).toThrow('tickets.shown_if_wrong');
  });
});
