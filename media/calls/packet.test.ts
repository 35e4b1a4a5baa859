import { describe, expect, test } from 'vitest';
import { asksForPicture, isControl, isMedia, Rewriting } from './packet.ts';

const packet = (number: number, time: number, source: number): Buffer => {
  const bytes = Buffer.alloc(20, 7);
  bytes[0] = 0x80;
  bytes[1] = 0x80 | 96;
  bytes.writeUInt16BE(number, 2);
  bytes.writeUInt32BE(time, 4);
  bytes.writeUInt32BE(source, 8);
  return bytes;
};
const report = (type: number, format: number, words = 2) => {
  const bytes = Buffer.alloc((words + 1) * 4);
  bytes[0] = 0x80 | format;
  bytes[1] = type;
  bytes.writeUInt16BE(words, 2);
  return bytes;
};
const read = (bytes: Buffer) => ({
  marked: (bytes[1] ?? 0) >> 7,
  payload: (bytes[1] ?? 0) & 0x7f,
  number: bytes.readUInt16BE(2),
  time: bytes.readUInt32BE(4),
  source: bytes.readUInt32BE(8),
});

describe('a packet', () => {
  test('is sound or picture, or about them', () => {
    expect([isMedia(packet(1, 1, 1)), isControl(packet(1, 1, 1))]).toEqual([true, false]);
    expect([isMedia(report(200, 1)), isControl(report(200, 1))]).toEqual([false, true]);
    expect([isMedia(Buffer.alloc(3)), isControl(Buffer.alloc(3))]).toEqual([false, false]);
  });

  test.each([
    ['a lost picture', report(206, 1), true],
    ['a whole one', report(206, 4, 4), true],
    ['behind another report', Buffer.concat([report(201, 1, 7), report(206, 1)]), true],
    ['a lost packet', report(205, 1, 3), false],
    ['cut off', report(206, 1).subarray(0, 3), false],
  ])('asks for a picture: %s', (_what, bytes, isAsking) => {
    expect(asksForPicture(bytes)).toBe(isAsking);
  });
});

describe('what one says to another', () => {
  const target = { payload: 120, source: 9 };

  test('keeps its numbers, and goes by the names the other agreed to', () => {
    const sent = packet(500, 90_000, 3);
    const heard = new Rewriting(target).next(sent);
    expect(read(heard)).toEqual({
      marked: 1,
      payload: 120,
      number: 500,
      time: 90_000,
      source: 9,
    });
    expect(heard.subarray(12)).toEqual(sent.subarray(12));
    expect(read(sent).source).toBe(3);
  });

  test('goes on where its sender begins anew, beyond the ends of the numbers', () => {
    const rewriting = new Rewriting(target);
    rewriting.next(packet(65_535, 0xffffffff, 3));
    const again = [packet(10, 5_000, 4), packet(12, 8_000, 4)].map((one) =>
      read(rewriting.next(one)),
    );
    expect(again.map(({ number, time }) => [number, time])).toEqual([
      [0, 2_999],
      [2, 5_999],
    ]);
  });
});
