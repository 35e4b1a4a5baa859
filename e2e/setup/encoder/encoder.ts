import { readFileSync } from 'node:fs';
import { AnEncoder, type Tag } from '../../../media/testing/an-encoder.ts';

/** Four seconds of a test picture and a tone: H.264 with pictures out of order, and AAC, as FLV. */
const film = readFileSync(new URL('./encoded.flv', import.meta.url));
const filmMs = 4_000;

const tags: readonly Tag[] = [...tagsIn(film)];

/** Each is said with its kind, length and time; the length stands behind it again. */
function* tagsIn(bytes: Buffer): Generator<Tag> {
  for (let at = 13; at + 11 < bytes.length;) {
    const [type, length] = [bytes[at], bytes.readUIntBE(at + 1, 3)];
    const time = bytes.readUIntBE(at + 4, 3);
    if (type === 8 || type === 9)
      yield { type, time, body: bytes.subarray(at + 11, at + 11 + length) };
    at += 11 + length + 4;
  }
}

/** Sends as time passes, over and over, until it is stopped. */
export async function stream(server: string, key: string) {
  const encoder = await AnEncoder.connect(Number(new URL(server).port));
  const told = await encoder.publish(key);
  if (told !== 'NetStream.Publish.Start') throw new Error(told);
  const began = Date.now();
  let next = 0;
  const timer = setInterval(() => {
    for (;;) {
      const tag = tags[next % tags.length];
      const time = (tag?.time ?? 0) + Math.floor(next / tags.length) * filmMs;
      if (!tag || time > Date.now() - began) return;
      encoder.send({ ...tag, time });
      next += 1;
    }
  }, 30);
  return {
    breakOff: () => {
      clearInterval(timer);
      encoder.breakOff();
    },
  };
}
