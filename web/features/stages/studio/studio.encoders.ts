import { base64Of, type Encoded, type Formats } from './studio.piece.ts';
import { picturesPerSecond } from './studio.grid.ts';
import { samplesEach, soundChannels, soundRate } from './studio.sound.ts';

export const pictureWidth = 1280;
export const pictureHeight = 720;
const videoBits = 2_500_000;
const audioBits = 96_000;
/** Pictures that wait to be encoded: what waits longer is seen later, by everybody. */
const mostInLine = 3;

/** The first that the browser can make; every player of the last ten years reads the first. */
const videoCodecs = ['avc1.42e01f', 'vp09.00.31.08'];

const videoConfig = (codec: string): VideoEncoderConfig => ({
  codec,
  width: pictureWidth,
  height: pictureHeight,
  bitrate: videoBits,
  framerate: picturesPerSecond,
  latencyMode: 'realtime',
  ...(codec.startsWith('avc1') && { avc: { format: 'avc' as const } }),
});

/** Null: this browser cannot go live. */
export async function findCodec(): Promise<string | null> {
  // On pages that are not secure, and in older browsers, there is no such thing.
  if (typeof VideoEncoder === 'undefined' || typeof AudioEncoder === 'undefined') return null;
  for (const codec of videoCodecs) {
    const { supported } = await VideoEncoder.isConfigSupported(videoConfig(codec));
    if (supported) return codec;
  }
  return null;
}

interface Parts {
  codec: string;
  onEncoded(encoded: Encoded): void;
  /** Known with the first picture. */
  onFormats(formats: Formats): void;
  onFault(fault: Error): void;
}

export interface Encoders {
  picture(canvas: HTMLCanvasElement, at: number, isKey: boolean): void;
  sound(samples: Float32Array, at: number): void;
  close(): void;
}

export function openEncoders({ codec, onEncoded, onFormats, onFault }: Parts): Encoders {
  const handOn =
    (track: Encoded['track']) =>
    (chunk: EncodedVideoChunk | EncodedAudioChunk): void => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      onEncoded({ track, isKey: chunk.type === 'key', at: chunk.timestamp, bytes });
    };
  const pictureIs = handOn('video');
  const video = new VideoEncoder({
    output: (chunk, told) => {
      if (told?.decoderConfig) onFormats(formatsOf(codec, told.decoderConfig));
      pictureIs(chunk);
    },
    error: onFault,
  });
  video.configure(videoConfig(codec));
  const audio = new AudioEncoder({ output: handOn('audio'), error: onFault });
  audio.configure({
    codec: 'opus',
    sampleRate: soundRate,
    numberOfChannels: soundChannels,
    bitrate: audioBits,
  });
  return {
    picture: (canvas, at, isKey) => {
      // A machine that cannot keep up leaves out pictures, never those others are made from.
      if (video.state !== 'configured' || (video.encodeQueueSize > mostInLine && !isKey)) return;
      const frame = new VideoFrame(canvas, { timestamp: at });
      video.encode(frame, { keyFrame: isKey });
      frame.close();
    },
    sound: (samples, at) => {
      if (audio.state !== 'configured') return;
      const data = new AudioData({
        format: 'f32-planar',
        sampleRate: soundRate,
        numberOfFrames: samplesEach,
        numberOfChannels: soundChannels,
        timestamp: at,
        data: samples as Float32Array<ArrayBuffer>,
      });
      audio.encode(data);
      data.close();
    },
    close: () => {
      for (const encoder of [video, audio]) if (encoder.state !== 'closed') encoder.close();
    },
  };
}

const formatsOf = (codec: string, { description }: VideoDecoderConfig): Formats => ({
  video: {
    codec,
    description: description ? base64Of(bytesOf(description)) : '',
    width: pictureWidth,
    height: pictureHeight,
  },
  audio: { codec: 'opus', channels: soundChannels, rate: soundRate },
});

const bytesOf = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
