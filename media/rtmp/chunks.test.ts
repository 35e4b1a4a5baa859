import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readValues, writeValues } from './amf.ts';
import { ChunkReader, chunksOf, type Message, Nonsense } from './chunks.ts';

const said = (body: Buffer, time = 0, chunks = 4) =>
  chunksOf({ type: 9, time, body, chunks, stream: 1 });
const readAll = (parts: readonly Buffer[], reader = new ChunkReader()): Message[] =>
  parts.flatMap((part) => [...reader.read(part)].map((one) => ({ ...one })));

test('what was said is read, cut at whatever byte', () => {
  const bodies = [randomBytes(1), randomBytes(128), randomBytes(700), Buffer.alloc(0)];
  const times = [0, 40, 0xffffff, 0xfffffff0];
  const line = Buffer.concat(bodies.map((body, at) => said(body, times[at])));
  const wanted = bodies.map((body, at) => ({ type: 9, time: times[at], body }));
  expect(readAll([line])).toEqual(wanted);
  expect(readAll([...line].map((byte) => Buffer.of(byte)))).toEqual(wanted);
  for (let at = 1; at < line.length; at += 7) {
    expect(readAll([line.subarray(0, at), line.subarray(at)])).toEqual(wanted);
  }
});

test('messages of two streams in turns, and such that go on where the last one was', () => {
  const [one, two] = [said(Buffer.alloc(200, 1), 0, 4), said(Buffer.alloc(200, 2), 0, 6)];
  const mixed = [one.subarray(0, 140), two.subarray(0, 140), one.subarray(140), two.subarray(140)];
  expect(readAll(mixed).map(({ body }) => body[0])).toEqual([1, 2]);
  // 40 ms later, 10 bytes; then the same again.
  const next = Buffer.concat([Buffer.of(0x44, 0, 0, 40, 0, 0, 10, 8), Buffer.alloc(10)]);
  const same = Buffer.concat([Buffer.of(0xc4), Buffer.alloc(10)]);
  const later = Buffer.concat([Buffer.of(0x84, 0, 0, 20), Buffer.alloc(10)]);
  const times = readAll([said(Buffer.alloc(5), 1_000), next, same, later]).map(({ time }) => time);
  expect(times).toEqual([1_000, 1_040, 1_080, 1_100]);
});

test('larger chunks are read once they are announced', () => {
  const reader = new ChunkReader();
  reader.setChunk(4_096);
  const body = randomBytes(9_000);
  const line = chunksOf({ type: 9, time: 5, body, chunks: 6, stream: 1 }, 4_096);
  expect(readAll([line], reader)).toEqual([{ type: 9, time: 5, body }]);
});

test.each([
  ['a message too long', said(Buffer.alloc(20_000))],
  ['a length of 16 million', Buffer.of(4, 0, 0, 0, 255, 255, 255, 9, 1, 0, 0, 0, 1)],
  ['a stream that never began', Buffer.of(0xc9, 1, 2, 3)],
  [
    'another message within one',
    Buffer.concat([said(Buffer.alloc(200)).subarray(0, 140), said(Buffer.alloc(1))]),
  ],
  [
    'many that begin and never end',
    Buffer.concat(
      Array.from({ length: 15 }, (_, at) => said(Buffer.alloc(16_000), 0, at + 3).subarray(0, 140)),
    ),
  ],
])('%s is nonsense', (_what, bytes) => {
  expect(() => readAll([bytes])).toThrow(Nonsense);
});

test('noise ends as nonsense, or is waited with; it takes no room', () => {
  for (let times = 0; times < 200; times += 1) {
    const reader = new ChunkReader();
    try {
      for (let more = 0; more < 20; more += 1) readAll([randomBytes(500)], reader);
    } catch (error) {
      expect(error).toBeInstanceOf(Nonsense);
    }
  }
});

test('values are read as they were written', () => {
  const about = { app: 'live', objectEncoding: 0, isOn: true, none: null };
  expect(readValues(writeValues('connect', 1, about, null))).toEqual(['connect', 1, about, null]);
});

test.each([
  ['cut off', writeValues('connect').subarray(0, 5)],
  ['without an end', Buffer.concat([Buffer.of(3), Buffer.from([0, 1, 97, 5])])],
  ['too deep', Buffer.concat(Array.from({ length: 50 }, () => Buffer.of(3, 0, 1, 97)))],
  ['of no kind', Buffer.of(99)],
  ['too many', Buffer.alloc(100, 5)],
  ['a list without end', Buffer.of(10, 255, 255, 255, 255)],
])('values %s are nonsense', (_what, bytes) => {
  expect(() => readValues(bytes)).toThrow(Nonsense);
});
