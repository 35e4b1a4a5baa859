import { expect, test } from 'vitest';
import { aLine } from '../../../testing/a-line.ts';
import { reacted } from './lines.reactions.ts';

const me = 7;
const by = (...personIds: number[]) => ({ emoji: '👍', count: personIds.length, personIds });

test.each([
  ['the first', [], [by(me)], true],
  ['one more', [by(8)], [by(me, 8)], true],
  ['taken back', [by(8, me)], [by(8)], false],
  ['the last one taken back', [by(me)], [], false],
])('%s', (_what, reactions, expected, isOn) => {
  const change = { emoji: '👍', isOn };
  const line = reacted(aLine({ reactions }), change, me);
  expect(line.reactions).toEqual(expected);
  expect(reacted(line, change, me)).toEqual(line);
});
