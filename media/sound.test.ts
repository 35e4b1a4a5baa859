import { expect, test } from 'vitest';
import { fragmentOf } from './fragment.ts';
import { readPiece } from './piece.ts';
import { soundOf } from './sound.ts';
import { aPiece } from './testing/a-piece.ts';

const third = 333_333;
const fragments = (count: number, header: Readonly<Record<string, unknown>> = {}) =>
  Buffer.concat(
    Array.from({ length: count }, (_, number) => {
      const from = number * third;
      return fragmentOf(readPiece(aPiece({ from, fill: number + 1, header })), number, from);
    }),
  );

test('the sound of a fragment is what a fragment of it alone would be', () => {
  const piece = readPiece(aPiece({ from: third, fill: 7 }));
  const heard = soundOf(fragmentOf(piece, 4, 2_000_000));
  const alone = fragmentOf({ ...piece, pictures: [] }, 4, 2_000_000);
  // That one still names the track that is empty: its bytes of sound are the same.
  expect(heard.subarray(-160)).toEqual(alone.subarray(-160));
  expect(heard.subarray(-160)).toEqual(Buffer.alloc(160, 7));
  expect(heard.toString('latin1').split('traf')).toHaveLength(2);
});

test('what was heard twice is heard alike, and of many each keeps its bytes', () => {
  const heard = soundOf(fragments(3));
  expect(soundOf(heard)).toEqual(heard);
  const parts = heard.toString('latin1').split('mdat').slice(1);
  expect(parts.map((part) => part.charCodeAt(0))).toEqual([1, 2, 3]);
  expect(heard.length).toBeLessThan(fragments(3).length / 3);
});

test('of what cannot be read nothing is heard', () => {
  expect(soundOf(Buffer.alloc(0))).toHaveLength(0);
  expect(soundOf(Buffer.alloc(100, 1))).toHaveLength(0);
});
