import { expect, test } from 'vitest';
import { blankPlan, blankQuestion, changedIn, movedBy, tidyValues } from './pricing.parts.ts';

const parts = ['a', 'b', 'c'].map((id) => ({ id, said: '' }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

test.each([
  ['b', 1, 'acb'],
  ['b', -1, 'bac'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['gone', 1, 'abc'],
] as const)('%s moved by %d', (id, step, order) => {
  expect(ids(movedBy(parts, id, step))).toBe(order);
});

test('one is changed, the others stay as they are', () => {
  const changed = changedIn(parts, 'b', { said: 'yes' });
  expect(changed.map(({ said }) => said)).toEqual(['', 'yes', '']);
  expect(changed[0]).toBe(parts[0]);
});

test('what says nothing is not kept, and words lose the space around them', () => {
  const tidy = tidyValues({
    isPublic: false,
    title: { de: ' Preise ', en: '  ' },
    lead: {},
    plans: [{ ...blankPlan(), name: { en: ' Basic ' } }],
    benefits: [{ id: 'x', words: { en: ' ' }, planIds: [] }],
    questions: [blankQuestion(), { id: 'q', question: { en: 'Why?' }, answer: {} }],
  });
  expect(tidy).toMatchObject({
    title: { de: 'Preise' },
    plans: [{ name: { en: 'Basic' } }],
    benefits: [],
    questions: [{ id: 'q' }],
  });
  expect(Object.keys(tidy.title)).toEqual(['de']);
});
