import { expect, test } from 'vitest';
import { Cutter } from './studio.cutter.ts';
import type { Encoded, Formats } from './studio.piece.ts';

const formats: Formats = {
  video: { codec: 'avc1.42e01f', description: 'AULgH/8=', width: 1280, height: 720 },
  audio: { codec: 'opus', channels: 2, rate: 48_000 },
};

interface Header {
  from: number;
  until: number;
  video: object;
  audio?: object;
  frames: [track: number, key: number, at: number, size: number][];
}

/** As decision 58 says a piece is. */
function read(bytes: Uint8Array) {
  const length = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + length));
  const header = JSON.parse(text) as Header;
  return { header, body: [...bytes.subarray(4 + length)] };
}

const aPicture = (at: number, isKey = false, ...bytes: number[]): Encoded => ({
  track: 'video',
  isKey,
  at,
  bytes: new Uint8Array(bytes.length > 0 ? bytes : [1]),
});
const aSound = (at: number): Encoded => ({
  track: 'audio',
  isKey: true,
  at,
  bytes: new Uint8Array([9, 9]),
});

function cut(known: Formats | null, ...encoded: Encoded[]) {
  const pieces: { number: number; bytes: Uint8Array }[] = [];
  const cutter = new Cutter((piece) => pieces.push(piece));
  cutter.formats = known;
  for (const one of encoded) cutter.add(one);
  return pieces.map(({ number, bytes }) => ({ number, ...read(bytes) }));
}

test('a piece is a third of a second, and whole once a picture of the next is there', () => {
  const pieces = cut(
    formats,
    aPicture(0, true, 1, 2, 3),
    aPicture(33_333, false, 4),
    aPicture(333_333, false, 5),
    aPicture(666_667),
  );
  expect(pieces.map(({ number, header: { from, until } }) => [number, from, until])).toEqual([
    [0, 0, 333_333],
    [1, 333_333, 666_667],
  ]);
  expect(pieces[0]?.header.frames).toEqual([
    [0, 1, 0, 3],
    [0, 0, 33_333, 1],
  ]);
  expect(pieces[0]?.body).toEqual([1, 2, 3, 4]);
  expect(pieces[0]?.header.video).toEqual(formats.video);
});

test('sound goes with the time it is heard at; what comes late goes with the next piece', () => {
  const pieces = cut(
    formats,
    aPicture(0, true),
    aSound(10_000),
    aPicture(333_333),
    aSound(320_000),
    aSound(660_000),
    aSound(680_000),
    aPicture(666_667),
  );
  const heard = pieces.map(({ header }) =>
    header.frames.filter(([track]) => track === 1).map(([, , at]) => at),
  );
  expect(heard).toEqual([[10_000], [320_000, 660_000]]);
});

test('without a microphone a piece says nothing of sound', () => {
  const [piece] = cut({ ...formats, audio: null }, aPicture(0, true), aPicture(333_333));
  expect(piece?.header).not.toHaveProperty('audio');
});

test('nothing is sent before it is known how the picture is to be read', () => {
  expect(cut(null, aPicture(0, true), aPicture(333_333))).toEqual([]);
});
