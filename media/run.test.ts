import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Reel } from './reel.ts';
import { Run } from './run.ts';
import { aPiece, piecesOf } from './testing/a-piece.ts';

let folder: string;
let run: Run;
const open = async () => new Run(await Reel.open(folder));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenum-media-'));
  run = await open();
});
afterEach(async () => {
  await run.rest();
  rmSync(folder, { recursive: true, force: true });
});

const take = async (count: number, first = 0, sending = 1) => {
  for (const [index, bytes] of piecesOf(count, first).entries()) {
    await run.take(sending, first + index, bytes, Date.now());
  }
};
const piecesIn = (list: string) => list.split('\n').filter((line) => line.startsWith('pieces/'));
const listed = (kind: 'live' | 'plain') => piecesIn(run.list(kind));

test('segments begin at keyframes after two seconds; parts of the last ones stand in the list', async () => {
  await take(14);
  expect(listed('live')).toEqual(['pieces/0/5', 'pieces/6/11']);
  expect(run.list('live')).toContain('URI="pieces/13/13"');
  expect(run.list('live')).toContain('PRELOAD-HINT:TYPE=PART,URI="pieces/14/14"');
  expect(run.list('plain')).not.toContain('EXT-X-PART');
});

test('a list slides, and says how many segments went before', async () => {
  await take(66);
  expect(listed('plain')).toHaveLength(8);
  expect(run.list('plain')).toContain('#EXT-X-MEDIA-SEQUENCE:2');
});

test('another format begins another film, with a break, and never without a keyframe', async () => {
  await take(6);
  const video = { codec: 'avc1.42e01f', description: 'AULgH//hAAA=', width: 640, height: 360 };
  const other = { header: { video } };
  await expect(run.take(2, 0, aPiece({ ...other, isKey: false }), Date.now())).rejects.toThrow();
  await run.take(2, 0, aPiece(other), Date.now());
  await run.end(Date.now());
  expect(run.totals.films).toBe(2);
  const list = run.recorded(null);
  expect(list.match(/EXT-X-MAP/g)).toHaveLength(2);
  expect(list.match(/EXT-X-DISCONTINUITY$/gm)).toHaveLength(1);
});

/** The segments of a list, each with the number of breaks before it. */
function breaksIn(list: string): [string, number][] {
  let count = Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(list)?.[1]);
  return list.split('\n').flatMap((line): [string, number][] => {
    if (line === '#EXT-X-DISCONTINUITY') count += 1;
    return line.startsWith('pieces/') ? [[line, count]] : [];
  });
}

test('a segment stays behind as many breaks while the list slides over them', async () => {
  await take(14);
  const video = { codec: 'avc1.42e01f', description: 'AULgH//hAAA=', width: 640, height: 360 };
  const known = new Map<string, number>();
  const changed: string[] = [];
  for (let number = 0; number < 90; number += 1) {
    const isKey = number % 6 === 0;
    await run.take(2, number, aPiece({ header: { video }, isKey }), Date.now());
    for (const [segment, count] of breaksIn(run.list('live'))) {
      if ((known.get(segment) ?? count) !== count) changed.push(segment);
      known.set(segment, count);
    }
  }
  expect(known.size).toBeGreaterThan(14);
  expect(new Set(known.values())).toEqual(new Set([0, 1]));
  expect(changed).toEqual([]);
});

test('killed at any moment it goes on where its ledger ends', async () => {
  await take(8);
  await run.rest();
  // As if it had ended between a film and its ledger, and within a line of that.
  appendFileSync(join(folder, '0.mp4'), Buffer.alloc(5_000, 1));
  appendFileSync(join(folder, 'ledger'), '{"film":0,"offs');
  run = await open();
  await take(8);
  await take(4, 8);
  await run.end(Date.now());
  expect(run.totals.seconds).toBeCloseTo(4, 2);
  const whole = run.wholeOf(0);
  const bytes = readFileSync(whole.place);
  const pieces = await run.readPieces(0, 11);
  expect(bytes.subarray(whole.length - pieces.length, whole.length)).toEqual(pieces);
});

test('who waits for a part is answered when it is there, or when it is over', async () => {
  await take(6);
  const part = run.readPieces(6, 6);
  const list = run.untilListed(1, 0);
  await take(1, 6);
  expect((await part).length).toBeGreaterThan(1_000);
  await list;
  const never = run.readPieces(7, 7);
  await run.end(Date.now());
  await expect(never).rejects.toThrow('not_found');
  expect(run.list('live')).toContain('#EXT-X-ENDLIST');
});

test('removed, it leaves nothing but that it is over', async () => {
  await take(7);
  await run.remove(Date.now());
  run = await open();
  await expect(run.take(1, 7, aPiece(), Date.now())).rejects.toThrow('stages.over');
  expect(() => run.recorded(null)).toThrow('not_found');
});

test('cut, it is what is whole between two moments, and a film that begins there', async () => {
  await take(24);
  expect(() => run.cut(0, 8)).toThrow('stages.nothing_left');
  await run.end(Date.now());
  const cut = run.cut(1, 7);
  expect(cut).toMatchObject({ first: 6, last: 17, films: [0] });
  expect([cut.from, cut.until]).toEqual([expect.closeTo(2, 2), expect.closeTo(6, 2)]);
  expect(run.cut(cut.from, cut.until)).toEqual(cut);
  expect(() => run.cut(2.5, 5.9)).toThrow('stages.nothing_left');
  expect(piecesIn(run.recorded(cut))).toEqual(['pieces/6/11', 'pieces/12/17']);
  const { length, bytes } = run.filmIn(0, cut);
  const film = await buffer(bytes);
  expect(film.length).toBe(length);
  const begun = timesIn(Buffer.concat([await run.readHead(0), await run.readPieces(0, 11)]));
  expect(timesIn(film)).toHaveLength(begun.length);
  for (const [index, [track, ticks]] of timesIn(film).entries()) {
    expect(track).toBe(begun[index]?.[0]);
    expect(Math.abs(Number(ticks - (begun[index]?.[1] ?? 0n)))).toBeLessThanOrEqual(1);
  }
});

/** Of each fragment: its track, and when it begins there. */
function timesIn(film: Buffer): [number, bigint][] {
  const times: [number, bigint][] = [];
  for (let at = film.indexOf('tfhd'); at !== -1; at = film.indexOf('tfhd', at + 1)) {
    const time = film.indexOf('tfdt', at);
    times.push([film.readUInt32BE(at + 8), film.readBigUInt64BE(time + 8)]);
  }
  return times;
}
