import { expect, test } from 'vitest';
import { repliesFor } from './desks.replies.ts';

const reply = (id: number, title: string, text = '') => ({ id, title, text });
const replies = [
  reply(1, 'Wi-Fi', 'The network is called Horizon.'),
  reply(2, 'Café', 'It opens at nine.'),
  reply(3, 'Lost badge', 'Come to the café.'),
];
const ids = (draft: string) => repliesFor(draft, replies).map(({ id }) => id);

test('only a draft that begins with a slash asks for answers', () => {
  expect(ids('')).toEqual([]);
  expect(ids('see / there')).toEqual([]);
  expect(ids('/wi\nmore')).toEqual([]);
  expect(ids('/')).toEqual([2, 3, 1]);
});

test('names come before words of the answer, however letters are marked', () => {
  expect(ids('/cafe')).toEqual([2, 3]);
  expect(ids('/badge')).toEqual([3]);
  expect(ids('/HORIZON')).toEqual([1]);
  expect(ids('/nothing of this')).toEqual([]);
});

test('never offers more than can be seen at once', () => {
  const many = Array.from({ length: 30 }, (_, id) => reply(id, `Answer ${id}`));
  expect(repliesFor('/answer', many)).toHaveLength(8);
});
