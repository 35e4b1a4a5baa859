import { describe, expect, test } from 'vitest';
import { lastSeen, withMark } from './lines.marks.ts';

const ada = { id: 1, fullName: 'Ada', avatar: null };
const ben = { id: 2, fullName: 'Ben', avatar: null };
const line = (sequence: number, authorId: number, state = 'shown' as const) => ({
  sequence,
  state,
  author: { id: authorId, fullName: 'X', avatar: null },
});
const marks = (of: number, other: number) => ({
  people: [
    { person: ada, sequence: of },
    { person: ben, sequence: other },
  ],
});

describe('a mark', () => {
  test('goes forwards only', () => {
    expect(withMark(marks(3, 5), { personId: 1, sequence: 7 })).toEqual(marks(7, 5));
    expect(withMark(marks(3, 5), { personId: 2, sequence: 4 })).toEqual(marks(3, 5));
  });

  test('of somebody who is not known is asked for', () => {
    expect(withMark(marks(3, 5), { personId: 3, sequence: 7 })).toBeNull();
  });
});

describe('my last line that was seen', () => {
  const lines = [line(2, 9), line(3, 1), line(4, 9), line(6, 9)];

  test('tells by whom', () => {
    expect(lastSeen(marks(4, 2), lines, 9)).toEqual({ sequence: 4, by: [ada] });
    expect(lastSeen(marks(6, 8), lines, 9)).toEqual({ sequence: 6, by: [ada, ben] });
  });

  test('is none where nobody read that far, or nobody tells', () => {
    expect(lastSeen(marks(1, 0), lines, 9)).toBeNull();
    expect(lastSeen({ people: [] }, lines, 9)).toBeNull();
  });

  test('is not one that is gone', () => {
    const gone = [line(2, 9), { ...line(4, 9), state: 'deleted' as const }];
    expect(lastSeen(marks(4, 0), gone, 9)).toEqual({ sequence: 2, by: [ada] });
  });
});
