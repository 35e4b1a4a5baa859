import { expect, test } from 'vitest';
import { readPiece } from './piece.ts';
import { aPiece } from './testing/a-piece.ts';

const video = { codec: 'avc1.42e01f', description: 'AULgH//hAAA=', width: 1280, height: 720 };

test('a piece is read as it was sent', () => {
  const piece = readPiece(aPiece({ from: 333_333, fill: 7 }));
  expect(piece).toMatchObject({ from: 333_333, until: 666_666, video });
  expect([piece.pictures.length, piece.sounds.length]).toEqual([10, 16]);
  expect(piece.pictures[0]).toMatchObject({ isKey: true, at: 333_333 });
  expect([...(piece.sounds[15]?.bytes ?? [])]).toEqual(Array.from({ length: 10 }, () => 7));
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.alloc(5_000, 'RIFF')],
  ['a header longer than all of it', Buffer.from([0, 0, 255, 255, 1])],
  ['a header that is no JSON', Buffer.from([0, 0, 0, 2, 123, 0])],
  ['no time', aPiece({ header: { until: 0 } })],
  ['next to no time, of which a film could have any number', aPiece({ until: 19_999 })],
  ['a time without end', aPiece({ header: { until: 9e15 } })],
  ['another codec', aPiece({ header: { video: { ...video, codec: 'hvc1.1.6.L93' } } })],
  ['H.264 without its description', aPiece({ header: { video: { ...video, description: '' } } })],
  ['a description of other signs', aPiece({ header: { video: { ...video, description: '<>' } } })],
  ['a picture too large', aPiece({ header: { video: { ...video, width: 20_000 } } })],
  ['sound of another rate', aPiece({ header: { audio: { codec: 'opus', channels: 2, rate: 1 } } })],
  ['no frames', aPiece({ header: { frames: 'none' }, body: Buffer.alloc(0) })],
  ['no picture', aPiece({ header: { frames: [[1, 1, 0, 10]] }, body: Buffer.alloc(10) })],
  ['frames longer than the body', aPiece({ header: { frames: [[0, 1, 0, 1e9]] } })],
  ['a body longer than its frames', aPiece({ header: { frames: [[0, 1, 0, 10]] } })],
  [
    'frames out of order',
    aPiece({
      header: {
        frames: [
          [0, 1, 9, 1],
          [0, 0, 8, 1],
        ],
      },
      body: Buffer.alloc(2),
    }),
  ],
  ['a frame of no track', aPiece({ header: { frames: [[7, 1, 0, 1]] }, body: Buffer.alloc(1) })],
])('%s is no piece', (_what, bytes) => {
  expect(() => readPiece(bytes)).toThrow('stages.no_picture');
});
