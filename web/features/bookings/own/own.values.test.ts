import type { AskedQuestion } from '@plenum/contract';
import { expect, test } from 'vitest';
import { answered, answerTo, inputOf, nowhere, readPeople } from './own.values.ts';
import { shownQuestions } from './own.shown.ts';

test('a pasted list is read by line, whatever stands between name and address', () => {
  const text =
    'Ines Prado <ines@example.com>\n\nBo Li, bo@example.com\r\nAda\tada@example.com\nkim@example.com\nZoë';
  expect(readPeople(text)).toEqual([
    { fullName: 'Ines Prado', email: 'ines@example.com' },
    { fullName: 'Bo Li', email: 'bo@example.com' },
    { fullName: 'Ada', email: 'ada@example.com' },
    { fullName: '', email: 'kim@example.com' },
    { fullName: 'Zoë', email: '' },
  ]);
});

test('half an address is sent as none, and an empty answer as none', () => {
  const booker = { fullName: '', email: '', phone: '' };
  const values = {
    booker,
    address: { ...nowhere, city: 'Porto' },
    people: [],
    answers: answered([], answerTo([], 7)),
  };
  expect(inputOf(values, { version: 3, asksAddress: true })).toEqual({
    version: 3,
    booker,
    address: null,
    people: [],
    answers: [],
  });
});

const question = (id: number, other: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id,
  kind: 'yes_no',
  label: {},
  help: {},
  purpose: {},
  link: '',
  options: [],
  isRequired: false,
  per: 'place',
  ticketIds: [],
  shownIf: null,
  fills: null,
  ...other,
});

test('a question is shown for its tickets, and where the one before was answered so', () => {
  const all = [
    question(1, { per: 'booking' }),
    question(2),
    question(3, { shownIf: { questionId: 2, optionIds: [1] } }),
    question(4, { ticketIds: [9] }),
  ];
  const ids = (place: { ticketId: number; kind: 'ticket' | 'add_on' } | null, own: number[] = []) =>
    shownQuestions(all, place, [8], {
      whole: [],
      own: [{ questionId: 2, text: '', optionIds: own }],
    }).map(({ id }) => id);
  expect(ids(null)).toEqual([1]);
  expect(ids({ ticketId: 8, kind: 'ticket' })).toEqual([2]);
  expect(ids({ ticketId: 8, kind: 'ticket' }, [1])).toEqual([2, 3]);
  expect(ids({ ticketId: 9, kind: 'add_on' })).toEqual([4]);
});
