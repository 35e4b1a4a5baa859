import { expect, test } from 'vitest';
import {
  blankCode,
  blankQuestion,
  blankTicket,
  isBackwards,
  nextOptionId,
  tidyCode,
  tidyQuestion,
  tidySites,
  tidyTicket,
} from './tickets.values.ts';

test('a ticket with tax has no reason for none, and its words no spaces around them', () => {
  const values = { ...blankTicket, name: { en: ' Full ', de: ' ' }, taxReason: 'exempt' as const };
  expect(tidyTicket(values)).toMatchObject({ name: { en: 'Full' }, taxReason: 'exempt' });
  expect(tidyTicket({ ...values, taxRate: 700 })).toMatchObject({ taxReason: null });
});

test('a code that takes nothing off has no value', () => {
  expect(tidyCode({ ...blankCode, code: ' ABCD ', effect: 'none' })).toMatchObject({
    code: 'ABCD',
    value: 0,
  });
});

test('options nobody wrote are none, and go with a question that has none', () => {
  const options = [
    { id: 1, text: { en: 'Vegan' } },
    { id: 2, text: { en: ' ' } },
  ];
  const asked = { ...blankQuestion, kind: 'one' as const, options };
  expect(tidyQuestion(asked).options).toEqual([{ id: 1, text: { en: 'Vegan' } }]);
  expect(tidyQuestion({ ...asked, kind: 'text' }).options).toEqual([]);
});

test('a new option never takes the number of one that was there', () => {
  const before = [{ id: 1 }, { id: 4 }];
  expect(nextOptionId([{ id: 1 }], before)).toBe(5);
  expect(nextOptionId([], [])).toBe(1);
});

test('an end before its beginning is seen', () => {
  const [early, late] = ['2026-05-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z'];
  expect(isBackwards(late, early)).toBe(true);
  expect(isBackwards(early, late)).toBe(false);
  expect(isBackwards(null, early)).toBe(false);
});

test('sites are named as browsers name them, each once', () => {
  const typed = [
    'www.Example.org',
    ' https://www.example.org/tickets?x=1 ',
    '',
    'https://münchen.example',
  ];
  expect(tidySites(typed)).toEqual(['https://www.example.org', 'https://xn--mnchen-3ya.example']);
});
