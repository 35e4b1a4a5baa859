import { noPicture } from './refusal.ts';

export interface VideoFormat {
  codec: string;
  /** What a decoder must know beforehand, as the encoder gave it. */
  description: string;
  width: number;
  height: number;
}

export interface AudioFormat {
  codec: 'opus' | 'mp4a.40.2';
  channels: number;
  rate: number;
  /** Of AAC: what a decoder must know beforehand, as the encoder gave it. */
  description?: string;
}

export interface Frame {
  isKey: boolean;
  /** Microseconds since the sending began; where pictures are not in the order they are shown, when it is read. */
  at: number;
  /** How much later it is shown than it is read. */
  later?: number;
  bytes: Uint8Array;
}

/** Some of a picture and its sound, as encoders give it (decision 58). */
export interface Piece {
  from: number;
  until: number;
  video: VideoFormat;
  audio: AudioFormat | null;
  pictures: Frame[];
  sounds: Frame[];
}

const videoCodec = /^(avc1\.[\da-f]{6}|vp09\.\d\d\.\d\d\.\d\d(\.\d\d){0,5})$/i;
const mostHeader = 65_536;
const mostFrames = 400;
const longest = 2_000_000;
/** Of shorter ones a list could have any number. */
const shortest = 20_000;
const mostSide = 4_096;

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** Raises `stages.no_picture` for whatever is not a piece. */
export function readPiece(bytes: Uint8Array): Piece {
  const { header, body } = partsOf(bytes);
  const { from, until, frames } = header;
  if (!isWhole(from, 0, Number.MAX_SAFE_INTEGER)) throw noPicture();
  if (!isWhole(until, from + shortest, from + longest)) throw noPicture();
  if (!Array.isArray(frames) || frames.length > mostFrames) throw noPicture();
  const video = videoOf(header['video']);
  const audio = header['audio'] === undefined ? null : audioOf(header['audio']);
  const [pictures, sounds] = framesOf(frames, body);
  if (pictures.length === 0 || (!audio && sounds.length > 0)) throw noPicture();
  return { from, until, video, audio, pictures, sounds };
}

function partsOf(bytes: Uint8Array): { header: Loose; body: Uint8Array } {
  if (bytes.length < 4) throw noPicture();
  const length = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  if (length > mostHeader || 4 + length > bytes.length) throw noPicture();
  const header = jsonOf(bytes.subarray(4, 4 + length));
  if (!isObject(header)) throw noPicture();
  return { header, body: bytes.subarray(4 + length) };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw noPicture();
  }
}

function videoOf(value: unknown): VideoFormat {
  if (!isObject(value)) throw noPicture();
  const { codec, description, width, height } = value;
  if (typeof codec !== 'string' || !videoCodec.test(codec)) throw noPicture();
  if (typeof description !== 'string' || !/^[\w+/]{0,2000}={0,2}$/.test(description)) {
    throw noPicture();
  }
  // Without it no decoder could begin.
  if (codec.startsWith('avc1') && description === '') throw noPicture();
  if (!isWhole(width, 16, mostSide) || !isWhole(height, 16, mostSide)) throw noPicture();
  return { codec, description, width, height };
}

function audioOf(value: unknown): AudioFormat {
  if (!isObject(value)) throw noPicture();
  const { codec, channels, rate } = value;
  if (codec !== 'opus' || !isWhole(channels, 1, 2) || rate !== 48_000) throw noPicture();
  return { codec, channels, rate };
}

function framesOf(frames: readonly unknown[], body: Uint8Array): [Frame[], Frame[]] {
  const tracks: [Frame[], Frame[]] = [[], []];
  let offset = 0;
  for (const frame of frames) {
    if (!Array.isArray(frame)) throw noPicture();
    const [track, key, at, size] = frame as unknown[];
    if ((track !== 0 && track !== 1) || !isWhole(at, 0, Number.MAX_SAFE_INTEGER)) throw noPicture();
    if (!isWhole(size, 1, body.length - offset)) throw noPicture();
    const frames = tracks[track];
    const before = frames.at(-1);
    if (before && before.at >= at) throw noPicture();
    frames.push({ isKey: key === 1, at, bytes: body.subarray(offset, offset + size) });
    offset += size;
  }
  if (offset !== body.length) throw noPicture();
  return tracks;
}
