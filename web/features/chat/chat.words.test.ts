import { expect, test } from 'vitest';
import { mentionIdsIn, openMention, putMention } from './composer/composer.mentions.ts';
import { partsOf } from './lines/lines.text.ts';

const ada = { id: 1, fullName: 'Ada Park', avatar: null };
const adaLong = { id: 2, fullName: 'Ada Parker', avatar: null };

test.each([
  ['see https://a.example/x?y=1.', 'https://a.example/x?y=1'],
  ['(https://a.example/x)', 'https://a.example/x'],
  ['https://a.example/wiki_(x), then', 'https://a.example/wiki_(x)'],
])('an address in %j is %s', (text, expected) => {
  const links = partsOf(text, []).filter(({ kind }) => kind === 'link');
  expect(links.map((link) => link.text)).toEqual([expected]);
  expect(
    partsOf(text, [])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each(['http://a.example', 'javascript:alert(1)', 'https://', 'a.example'])(
  '%s is no link',
  (text) => {
    expect(partsOf(text, [])).toEqual([{ kind: 'text', text }]);
  },
);

test('people are named by their whole name, the longest first', () => {
  expect(partsOf('Hi @Ada Parker and @Ada Park!', [ada, adaLong])).toEqual([
    { kind: 'text', text: 'Hi ' },
    { kind: 'mention', text: '@Ada Parker', personId: 2 },
    { kind: 'text', text: ' and ' },
    { kind: 'mention', text: '@Ada Park', personId: 1 },
    { kind: 'text', text: '!' },
  ]);
});

test.each([
  ['Hi @ad', 6, { from: 3, q: 'ad' }],
  ['@', 1, { from: 0, q: '' }],
  ['@ada pa', 7, { from: 0, q: 'ada pa' }],
  ['mail@ad', 7, null],
  ['@ada park is', 12, null],
  ['nothing', 7, null],
])('%j with the caret at %i asks for %j', (text, caret, expected) => {
  expect(openMention(text, caret)).toEqual(expected);
});

test('a picked name stands in the text, and is dropped when it is rubbed out', () => {
  const put = putMention('Hi @ad there', 6, { from: 3, q: 'ad' }, ada);
  expect(put).toEqual({ text: 'Hi @Ada Park there', caret: 13 });
  expect(mentionIdsIn(put.text, [ada, adaLong])).toEqual([1]);
  expect(mentionIdsIn('Hi there', [ada])).toEqual([]);
});
