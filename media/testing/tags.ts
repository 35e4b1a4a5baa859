import type { Tag } from './an-encoder.ts';

/** What an encoder of 1280 by 720 says of itself, made by x264. */
export const described = Buffer.from(
  '0164001fffe1001a6764001facd9405005bb0110000003001000000303c0f1831960' +
    '01000668ebe3cb22c0fdf8f800',
  'hex',
);

const tag = (type: 8 | 9, time: number, ...parts: readonly Buffer[]): Tag => ({
  type,
  time,
  body: Buffer.concat(parts),
});

export const videoFormat = (description = described, time = 0): Tag =>
  tag(9, time, Buffer.of(0x17, 0, 0, 0, 0), description);

/** AAC of 48,000 Hz on two channels. */
export const audioFormat = (time = 0): Tag => tag(8, time, Buffer.of(0xaf, 0, 0x11, 0x90));

export const picture = (time: number, isKey = false, later = 0, size = 100): Tag =>
  tag(9, time, Buffer.of(isKey ? 0x17 : 0x27, 1, 0, 0, later), Buffer.alloc(size, 7));

const sound = (time: number): Tag => tag(8, time, Buffer.of(0xaf, 1), Buffer.alloc(10, 5));

/** So many seconds as they come: thirty pictures each, a keyframe every two seconds, and sound. */
export function tagsOf(seconds: number, { from = 0, keySeconds = 2 } = {}): Tag[] {
  const pictures = Array.from({ length: seconds * 30 }, (_, index) =>
    picture(from + Math.round((index * 1_000) / 30), index % (keySeconds * 30) === 0),
  );
  const sounds = Array.from({ length: Math.floor((seconds * 48_000) / 1_024) }, (_, index) =>
    sound(from + Math.floor((index * 1_024) / 48)),
  );
  return [...pictures, ...sounds].toSorted((a, b) => a.time - b.time);
}

/** As an encoder begins. */
export const wholeStream = (seconds: number, options = {}): Tag[] => [
  videoFormat(),
  audioFormat(),
  ...tagsOf(seconds, options),
];
