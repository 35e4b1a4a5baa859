/// <reference lib="dom" />
import { Cutter } from '../../web/features/stages/studio/studio.cutter.ts';
import { base64Of, beginningOf } from '../../web/features/stages/studio/studio.piece.ts';
import { drawClock } from './draw-clock.ts';
import { drawTalk, type Talk } from './draw-talk.ts';

type Film = { kind: 'clock'; title: string; seconds: number } | ({ kind: 'talk' } & Talk);

const width = 640;
const height = 360;
const codec = 'avc1.42e01f';
const perPiece = 4;
const perKey = 24;
const settings: VideoEncoderConfig = {
  codec,
  width,
  height,
  framerate: 12,
  bitrate: 45_000,
  // Each picture is there in the end: nobody waits for it.
  latencyMode: 'quality',
  avc: { format: 'avc' },
};

const timeOf = (picture: number): number =>
  beginningOf(Math.floor(picture / perPiece)) + Math.round(((picture % perPiece) * 1_000_000) / 12);

/** A film as the pieces a studio would send, each in base64. */
async function make(film: Film): Promise<string[]> {
  await document.fonts.load('600 20px Inter');
  const pieces: string[] = [];
  const cutter = new Cutter(({ bytes }) => pieces.push(base64Of(bytes)));
  const encoder = new VideoEncoder({
    output: (chunk, told) => {
      const description = told?.decoderConfig?.description;
      if (description) cutter.formats = formats(description);
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      cutter.add({ track: 'video', isKey: chunk.type === 'key', at: chunk.timestamp, bytes });
    },
    error: (fault) => {
      throw fault;
    },
  });
  encoder.configure(settings);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing can be drawn here.');
  for (let picture = 0; picture < film.seconds * 12; picture++) {
    if (film.kind === 'clock') drawClock(context, film.title, picture / 12);
    else drawTalk(context, film, picture / 12);
    const frame = new VideoFrame(canvas, { timestamp: timeOf(picture) });
    encoder.encode(frame, { keyFrame: picture % perKey === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 20) await encoder.flush();
  }
  await encoder.flush();
  // A piece is whole when a picture of the next one is there.
  const end = { track: 'video', isKey: true, at: timeOf(film.seconds * 12) } as const;
  cutter.add({ ...end, bytes: new Uint8Array() });
  return pieces;
}

const formats = (description: AllowSharedBufferSource) => ({
  video: { codec, description: base64Of(bytesOf(description)), width, height },
  audio: null,
});

const bytesOf = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);

Object.assign(globalThis, { make });
