// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepWords, readKeptWords } from './compose.kept-words.ts';

const draft = { to: [], cc: [], bcc: [], subject: 'Plan', own: '<p>a</p>', quote: '', files: [] };

beforeEach(() => localStorage.clear());

test('words of one draft of one person are kept until they are let go', () => {
  keepWords('1.7', 5, { draft, version: 3 });
  expect(readKeptWords('1.7', 5)).toEqual({ draft, version: 3 });
  expect(readKeptWords('1.7', 6)).toBeNull();
  expect(readKeptWords('1.8', 5)).toBeNull();
  keepWords('1.7', 5, null);
  expect(readKeptWords('1.7', 5)).toBeNull();
});

test.each(['', '{', '[]', 'null', '{"draft":{},"version":1}', '{"draft":null,"version":1}'])(
  'what is no draft is nothing: %s',
  (text) => {
    localStorage.setItem('plenum.mail.1.7.5', text);
    expect(readKeptWords('1.7', 5)).toBeNull();
  },
);
