import { askedOf, asksAbout } from '@plenum/contract/kernel/asked-questions.ts';
import { describe, expect, test } from 'vitest';
import { aQuestionInput } from '../../../testing/bookings/offer.ts';
import type { QuestionRow } from '../../tickets/index.ts';
import { fits, isAnswered, readAnswers } from './own.answers.ts';

const question = (id: number, other: Partial<QuestionRow> = {}): QuestionRow => ({
  ...aQuestionInput(),
  id,
  eventId: 1,
  position: id,
  version: 1,
  ...other,
});
const answer = (questionId: number, text = '', ...optionIds: number[]) => ({
  questionId,
  text,
  optionIds,
});
const options = [
  { id: 1, text: { en: 'Fish' } },
  { id: 2, text: { en: 'Meat' } },
];

describe('what is asked', () => {
  test('about the booking, where one of the tickets it is asked with was booked', () => {
    const whole = question(1, { per: 'booking', ticketIds: [5] });
    expect(asksAbout(whole, null, [5, 6])).toBe(true);
    expect(asksAbout(whole, null, [6])).toBe(false);
    expect(asksAbout(whole, { ticketId: 5, kind: 'ticket' }, [5])).toBe(false);
  });

  test('about each ticket, and about an add-on only where it is named', () => {
    const addOn = { ticketId: 9, kind: 'add_on' } as const;
    expect(asksAbout(question(1), { ticketId: 5, kind: 'ticket' }, [])).toBe(true);
    expect(asksAbout(question(1), addOn, [])).toBe(false);
    expect(asksAbout(question(1, { ticketIds: [9] }), addOn, [])).toBe(true);
  });

  test('as what was answered before decides, all the way down', () => {
    const first = question(1, { kind: 'yes_no' });
    const second = question(2, {
      kind: 'one',
      options,
      shownIf: { questionId: 1, optionIds: [1] },
    });
    const third = question(3, { shownIf: { questionId: 2, optionIds: [2] } });
    const ids = (...said: ReturnType<typeof answer>[]) =>
      askedOf([first, second, third], (id) => said.find((one) => one.questionId === id)).map(
        ({ id }) => id,
      );
    expect(ids()).toEqual([1]);
    expect(ids(answer(1, '', 1), answer(2, '', 2))).toEqual([1, 2, 3]);
    expect(ids(answer(1, '', 2), answer(2, '', 2))).toEqual([1]);
  });
});

describe('an answer', () => {
  test.each([
    ['number', '12.5', 'twelve'],
    ['country', 'PT', 'Portugal'],
    ['phone', '+351 21 000 00 00', 'call me'],
    ['date', '2027-02-28', '2027-02-31'],
    ['text', 'a'.repeat(300), 'a'.repeat(301)],
  ] as const)('to a %s can be %s and not %s', (kind, right, wrong) => {
    expect(fits(question(1, { kind }), answer(1, right))).toBe(true);
    expect(fits(question(1, { kind }), answer(1, wrong))).toBe(false);
    expect(fits(question(1, { kind }), answer(1, '', 1))).toBe(false);
  });

  test('to a choice is of its options, and one of them where one is asked for', () => {
    const one = question(1, { kind: 'one', options });
    const several = question(1, { kind: 'several', options });
    expect([fits(one, answer(1, '', 2)), fits(one, answer(1, '', 1, 2))]).toEqual([true, false]);
    expect([fits(several, answer(1, '', 1, 2)), fits(several, answer(1, '', 3))]).toEqual([
      true,
      false,
    ]);
    expect(fits(one, answer(1, 'Fish'))).toBe(false);
  });

  test('is one where something was said; an agreement where it was agreed', () => {
    expect(isAnswered(question(1), answer(1, '  '))).toBe(false);
    expect(isAnswered(question(1), answer(1, 'Halbinsel'))).toBe(true);
    expect(isAnswered(question(1, { kind: 'agreement' }), answer(1))).toBe(false);
    expect(isAnswered(question(1, { kind: 'yes_no' }), answer(1, '', 2))).toBe(true);
    expect(isAnswered(question(1), undefined)).toBe(false);
  });

  test('is kept once and without spaces around it; what nobody asked is left off', () => {
    const given = [answer(1, ' First '), answer(1, 'Second'), answer(9, 'Stray')];
    const read = readAnswers([question(1)], given, { placeId: null, path: '/answers' });
    expect(read).toEqual({ answers: [{ ...answer(1, 'Second'), placeId: null }], faults: [] });
  });

  test('that cannot be one is a fault at its question', () => {
    const given = [answer(7, 'soon')];
    const read = readAnswers([question(7, { kind: 'date' })], given, {
      placeId: 4,
      path: '/people/0/answers',
    });
    expect(read.answers).toEqual([]);
    expect(read.faults.map(({ path }) => path)).toEqual(['/people/0/answers/7']);
  });
});
