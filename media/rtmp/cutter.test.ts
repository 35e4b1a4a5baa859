import { expect, test } from 'vitest';
import { filmHead } from '../film-head.ts';
import { fragmentOf } from '../fragment.ts';
import type { Piece } from '../piece.ts';
import { soundOf } from '../sound.ts';
import type { Tag } from '../testing/an-encoder.ts';
import {
  audioFormat,
  described,
  picture,
  tagsOf,
  videoFormat,
  wholeStream,
} from '../testing/tags.ts';
import { Cutter } from './cutter.ts';
import { LineClock } from './line-clock.ts';

const piecesOf = (tags: readonly Tag[], cutter = new Cutter()): Piece[] =>
  tags.flatMap(({ type, time, body }) => {
    if (type === 8) cutter.takeAudio(time, body);
    return (type === 9 && cutter.takeVideo(time, body)) || [];
  });
const secondsOf = ({ from, until }: Piece) => (until - from) / 1_000_000;

test('pieces are a third of a second, begin with a keyframe every two, and leave no hole', () => {
  const pieces = piecesOf(wholeStream(7));
  expect(pieces).toHaveLength(20);
  for (const piece of pieces) expect(secondsOf(piece)).toBeCloseTo(1 / 3, 2);
  const keys = pieces.map(({ pictures }) => pictures[0]?.isKey);
  expect(keys.flatMap((isKey, at) => (isKey ? [at] : []))).toEqual([0, 6, 12, 18]);
  for (const [at, piece] of pieces.entries()) expect(piece.from).toBe(pieces[at - 1]?.until ?? 0);
  expect(pieces[0]?.video).toMatchObject({ codec: 'avc1.64001f', width: 1_280, height: 720 });
  expect(pieces[0]?.audio).toMatchObject({ codec: 'mp4a.40.2', channels: 2, rate: 48_000 });
});

test.each([24, 25, 30, 50, 60, 10, 5])(
  'at %d pictures a second no piece is too long for a part',
  (rate) => {
    const tags = Array.from({ length: rate * 6 }, (_, at) =>
      picture(Math.round((at * 1_000) / rate), at % (rate * 2) === 0),
    );
    const pieces = piecesOf([videoFormat(), ...tags]);
    expect(pieces.length).toBeGreaterThan(14);
    for (const piece of pieces) expect(secondsOf(piece)).toBeLessThan(0.36);
  },
);

test('sound goes on without a hole, though its times are whole milliseconds', () => {
  const sounds = piecesOf(wholeStream(5)).flatMap((piece) => piece.sounds);
  for (const [at, { at: begins }] of sounds.entries()) {
    const apart = begins - (sounds[at - 1]?.at ?? begins - 21_333);
    expect(Math.abs(apart - 21_333)).toBeLessThanOrEqual(1);
  }
});

test('pictures in another order than they are shown keep when that is', () => {
  const tags = [picture(0, true, 66), picture(33, false, 133), picture(66, false, 33)];
  const [piece] = piecesOf([videoFormat(), ...tags, picture(2_000 - 1, true)]);
  expect(piece?.pictures.map(({ later }) => later)).toEqual([66_000, 133_000, 33_000]);
  const fragment = fragmentOf(piece!, 0, 0);
  const run = fragment.indexOf('trun');
  expect(fragment.readUInt32BE(run + 4)).toBe((1 << 24) | 0xf01);
  const laters = [0, 1, 2].map((at) => fragment.readInt32BE(run + 16 + at * 16 + 12));
  expect(laters).toEqual([5_940, 11_970, 2_970]);
});

test('its sound is heard alone, and a film of it says what AAC it is', () => {
  const [piece] = piecesOf(wholeStream(2));
  const heard = soundOf(fragmentOf(piece!, 0, 0));
  expect(heard.subarray(-10)).toEqual(Buffer.alloc(10, 5));
  const head = filmHead(piece!.video, piece!.audio).toString('latin1');
  expect([head.includes('mp4a'), head.includes('esds'), head.includes('\u0011\u0090')]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a clock that begins again after 49 days, or is set, changes nothing', () => {
  const clock = new LineClock();
  const times = [0xfffffff0, 0xfffffffa, 4, 14, 90_000, 90_010, 5, 15];
  expect(times.map((time) => clock.at(time))).toEqual([0, 10, 20, 30, 30, 40, 40, 50]);
});

test('nothing begins without a keyframe, and another size begins with the next one', () => {
  const cutter = new Cutter();
  expect(piecesOf([videoFormat(), ...tagsOf(1).slice(5)], cutter)).toEqual([]);
  const pieces = piecesOf([...tagsOf(2, { from: 2_000 })], cutter);
  const other = Buffer.from(described);
  other[3] = 0x20;
  const more = piecesOf([videoFormat(other), ...tagsOf(3, { from: 4_000 }).slice(3)], cutter);
  const formats = [...pieces, ...more].map(({ video }) => video.codec);
  expect(new Set(formats.slice(0, pieces.length + 1))).toEqual(new Set(['avc1.64001f']));
  expect(formats.slice(pieces.length + 1)).toContain('avc1.640020');
  expect(more[1]?.pictures[0]?.isKey).toBe(true);
});

test('figures say what arrives, what was left out, and that keyframes are far apart', () => {
  const cutter = new Cutter();
  cutter.measure.figures(1_000);
  piecesOf(wholeStream(9, { keySeconds: 4 }), cutter);
  expect(cutter.complaint).toBe('keyframes');
  expect(cutter.measure.figures(10_000)).toMatchObject({
    width: 1_280,
    height: 720,
    rate: 30,
    keySeconds: 4,
    dropped: 0,
  });
  piecesOf(tagsOf(3, { from: 9_300 }), cutter);
  expect(cutter.measure.figures(13_000)).toMatchObject({ keySeconds: 2, dropped: 9 });
  expect(cutter.complaint).toBe(null);
});

test.each([
  ['HEVC', Buffer.of(0x1c, 0, 0, 0, 0, 1), 9],
  ['enhanced RTMP', Buffer.of(0x90, 104, 118, 99, 49, 1), 9],
  [
    'a description of nothing',
    Buffer.concat([Buffer.of(0x17, 0, 0, 0, 0), Buffer.alloc(60, 1)]),
    9,
  ],
  ['MP3', Buffer.of(0x2f, 1, 2, 3), 8],
  ['HE-AAC', Buffer.of(0xaf, 0, 0x2b, 0x11, 0x88), 8],
] as const)('%s is refused', (_what, body, type) => {
  expect(() => piecesOf([{ type, time: 0, body }])).toThrow(/codec/);
});

test('more than a line of 48 million bits is refused', () => {
  const tags = Array.from({ length: 40 }, (_, at) => picture(at, at === 0, 0, 100_000));
  expect(() => piecesOf([videoFormat(), audioFormat(), ...tags])).toThrow('too_much');
});
