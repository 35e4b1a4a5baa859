import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { Nonsense } from './chunks.ts';

const version = 3;
const length = 1_536;

/** Greets as RTMP does, without its signatures, and then hands on what follows. */
export async function* shakeHands(socket: Socket): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let isGreeted = false;
  let isShaken = false;
  for await (const bytes of socket as AsyncIterable<Buffer>) {
    if (isShaken) {
      yield bytes;
      continue;
    }
    held = Buffer.concat([held, bytes]);
    if (held[0] !== version) throw new Nonsense('no RTMP');
    if (!isGreeted && held.length > length) {
      isGreeted = true;
      const ours = Buffer.concat([Buffer.alloc(8), randomBytes(length - 8)]);
      socket.write(Buffer.concat([Buffer.of(version), ours, held.subarray(1, 1 + length)]));
    }
    if (held.length < 1 + 2 * length) continue;
    isShaken = true;
    yield held.subarray(1 + 2 * length);
  }
}
