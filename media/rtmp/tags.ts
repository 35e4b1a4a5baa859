import type { AudioFormat, VideoFormat } from '../piece.ts';
import { sizeIn } from './sps.ts';

/** What an organiser reads of an encoder whose picture we cannot take, or who could do better. */
export type Complaint =
  | 'video_codec'
  | 'sound_codec'
  | 'size'
  | 'keyframes'
  | 'too_much'
  | 'taken_over'
  | 'storage_full';

/** What cannot be shown as it is, and we encode nothing anew. */
export class Unfit extends Error {
  readonly complaint: Complaint;

  constructor(complaint: Complaint) {
    super(complaint);
    this.complaint = complaint;
  }
}

type VideoTag =
  | { kind: 'format'; format: VideoFormat }
  | { kind: 'frame'; isKey: boolean; later: number; bytes: Buffer };

const mostDescribed = 1_000;
const mostSide = 4_096;

/** Null: nothing to show. H.264 alone; what is said in the newer way is another codec. */
export function readVideo(body: Buffer): VideoTag | null {
  const [first] = body;
  if (first === undefined) return null;
  if (first >= 0x80 || (first & 0x0f) !== 7) throw new Unfit('video_codec');
  if (body.length < 6) return null;
  if (body[1] === 0) return { kind: 'format', format: videoIn(body.subarray(5)) };
  // 5: nothing but a word of the encoder.
  if (body[1] !== 1 || first >> 4 === 5) return null;
  const later = body.readIntBE(2, 3);
  return { kind: 'frame', isKey: first >> 4 === 1, later, bytes: body.subarray(5) };
}

function videoIn(description: Buffer): VideoFormat {
  if (description[0] !== 1 || description.length > mostDescribed) throw new Unfit('video_codec');
  const size = sizeIn(description);
  if (!size) throw new Unfit('video_codec');
  const sides = [size.width, size.height];
  if (sides.some((side) => side < 16 || side > mostSide)) throw new Unfit('size');
  const codec = `avc1.${description.toString('hex', 1, 4)}`;
  return { codec, description: description.toString('base64'), ...size };
}

type AudioTag = { kind: 'format'; format: AudioFormat } | { kind: 'frame'; bytes: Buffer };

/** Null: nothing to hear. AAC alone. */
export function readAudio(body: Buffer): AudioTag | null {
  const [first] = body;
  if (first === undefined) return null;
  if (first >> 4 !== 10) throw new Unfit('sound_codec');
  if (body.length < 3) return null;
  if (body[1] === 0) return { kind: 'format', format: audioIn(body.subarray(2)) };
  return body[1] === 1 ? { kind: 'frame', bytes: body.subarray(2) } : null;
}

const rates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
];

/** The usual kind of AAC, which every player knows; others are made of it in ways not all do. */
function audioIn(description: Buffer): AudioFormat {
  const told = description.readUInt16BE(0);
  const rate = rates[(told >> 7) & 0x0f];
  const channels = (told >> 3) & 0x0f;
  if (told >> 11 !== 2 || rate === undefined) throw new Unfit('sound_codec');
  if (channels < 1 || channels > 6 || description.length > 64) throw new Unfit('sound_codec');
  return { codec: 'mp4a.40.2', channels, rate, description: description.toString('base64') };
}
