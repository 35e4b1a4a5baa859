import { expect, test } from 'vitest';
import { filmHead } from './film-head.ts';
import { fragmentOf } from './fragment.ts';
import { readPiece } from './piece.ts';
import { aPiece } from './testing/a-piece.ts';

interface Box {
  name: string;
  body: Buffer;
}

/** The boxes that stand side by side; all bytes belong to one of them. */
function boxesIn(bytes: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    expect(at + length).toBeLessThanOrEqual(bytes.length);
    found.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + 8, at + length),
    });
    at += length;
  }
  return found;
}
const bodyOf = (bytes: Buffer, ...path: readonly string[]): Buffer =>
  path.reduce(
    (inside, name) => boxesIn(inside).find((box) => box.name === name)?.body ?? Buffer.alloc(0),
    bytes,
  );
const trafsIn = (bytes: Buffer) =>
  boxesIn(bodyOf(bytes, 'moof')).filter(({ name }) => name === 'traf');
const startOf = (traf: Buffer) => Number(bodyOf(traf, 'tfdt').readBigUInt64BE(4));

test('the head of a film names both tracks, and one where there is no sound', () => {
  const { video, audio } = readPiece(aPiece());
  const tracks = (bytes: Buffer) =>
    boxesIn(bodyOf(bytes, 'moov')).filter(({ name }) => name === 'trak').length;
  expect(tracks(filmHead(video, audio))).toBe(2);
  expect(tracks(filmHead(video, null))).toBe(1);
  expect(boxesIn(filmHead(video, audio)).map(({ name }) => name)).toEqual(['ftyp', 'moov']);
});

test('a fragment begins where the film ends, and says where its frames are', () => {
  const piece = readPiece(aPiece({ from: 333_333 }));
  const fragment = fragmentOf(piece, 4, 2_000_000);
  const [picture, sound] = trafsIn(fragment).map(({ body }) => body);
  expect([startOf(picture!), startOf(sound!)]).toEqual([180_000, 96_000]);
  const run = bodyOf(picture!, 'trun');
  expect(run.readUInt32BE(4)).toBe(10);
  const offset = run.readUInt32BE(8);
  const first = piece.pictures[0]!.bytes;
  expect(fragment.subarray(offset, offset + first.length)).toEqual(Buffer.from(first));
  const durations = Array.from({ length: 10 }, (_, at) => run.readUInt32BE(12 + at * 12));
  // A third of a second of 90,000.
  expect(durations.reduce((sum, one) => sum + one, 0)).toBe(30_000);
});
