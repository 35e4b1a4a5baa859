import { box, fullBox, u32, u64 } from './boxes.ts';
import { audioTrack, videoScale, videoTrack } from './film-head.ts';
import type { Frame, Piece } from './piece.ts';

const aMillion = 1_000_000;
const isKeyFlags = 0x02000000;
const isNoKeyFlags = 0x01010000;

interface Sample {
  duration: number;
  size: number;
  flags: number;
  /** How much later it is shown than it is read. */
  later?: number;
}

export interface TrackRun {
  track: number;
  /** In the track's own scale. */
  start: number;
  samples: Sample[];
  bytes: Uint8Array[];
}

/** One fragment of a film; `start` is where the piece begins in it, in microseconds. */
export function fragmentOf(piece: Piece, number: number, start: number): Buffer {
  const shift = start - piece.from;
  const video = runOf(videoTrack, piece.pictures, { scale: videoScale, shift, until: piece.until });
  const rate = piece.audio?.rate ?? 0;
  const usual = piece.audio?.codec === 'opus' ? opusLength(piece.sounds, rate) : aacLength;
  const audio = piece.sounds.length > 0 && soundRunOf(piece.sounds, { rate, shift, usual });
  return ofRuns(audio ? [video, audio] : [video], number + 1);
}

/** What is in these tracks, one after another; `sequence` is the fragment's number in its film. */
export function ofRuns(runs: readonly TrackRun[], sequence: number): Buffer {
  const moofLength = moofOf(runs, sequence, 0).length;
  return Buffer.concat([
    moofOf(runs, sequence, moofLength + 8),
    box('mdat', ...runs.flatMap(({ bytes }) => bytes)),
  ]);
}

interface Scaling {
  scale: number;
  shift: number;
  until: number;
}

/** A picture stands until the next one, the last one until the piece ends. */
function runOf(
  track: number,
  frames: readonly Frame[],
  { scale, shift, until }: Scaling,
): TrackRun {
  const scaled = (at: number) => Math.max(0, Math.round(((at + shift) * scale) / aMillion));
  const samples = frames.map(({ at, later = 0, bytes, isKey }, index) => ({
    duration: Math.max(1, scaled(frames[index + 1]?.at ?? Math.max(until, at + 1)) - scaled(at)),
    size: bytes.length,
    flags: isKey ? isKeyFlags : isNoKeyFlags,
    later: Math.round((later * scale) / aMillion),
  }));
  return { track, start: scaled(frames[0]?.at ?? 0), samples, bytes: frames.map((f) => f.bytes) };
}

/** Opus comes in packets of one length: 20 ms, unless their times say otherwise. */
function opusLength([first, second]: readonly Frame[], rate: number): number {
  const apart = first && second ? Math.min(second.at - first.at, 60_000) : 20_000;
  return Math.max(120, Math.round((apart * rate) / aMillion / 120) * 120);
}

/** What AAC puts together, whatever its rate. */
const aacLength = 1_024;

interface Sounding {
  rate: number;
  shift: number;
  usual: number;
}

function soundRunOf(frames: readonly Frame[], { rate, shift, usual }: Sounding): TrackRun {
  return {
    track: audioTrack,
    start: Math.max(0, Math.round((((frames[0]?.at ?? 0) + shift) * rate) / aMillion)),
    samples: frames.map(({ bytes }) => ({
      duration: usual,
      size: bytes.length,
      flags: isKeyFlags,
    })),
    bytes: frames.map((f) => f.bytes),
  };
}

function moofOf(runs: readonly TrackRun[], sequence: number, firstOffset: number): Buffer {
  let offset = firstOffset;
  const trafs = runs.map((run) => {
    const traf = trafOf(run, offset);
    offset += run.samples.reduce((sum, { size }) => sum + size, 0);
    return traf;
  });
  return box('moof', fullBox('mfhd', 0, 0, u32(sequence)), ...trafs);
}

const baseIsMoof = 0x020000;
const saysOffset = 0x1;
const saysEach = 0x700;
const saysLater = 0x800;

/** When they are shown is said only where that is not when they are read. */
function trafOf({ track, start, samples }: TrackRun, offset: number): Buffer {
  const isMixed = samples.some(({ later }) => later);
  const flags = saysOffset | saysEach | (isMixed ? saysLater : 0);
  return box(
    'traf',
    fullBox('tfhd', 0, baseIsMoof, u32(track)),
    fullBox('tfdt', 1, 0, u64(start)),
    fullBox(
      'trun',
      // One: it may be shown earlier as well.
      isMixed ? 1 : 0,
      flags,
      u32(samples.length, offset),
      ...samples.map(({ duration, size, flags: kind, later = 0 }) =>
        isMixed ? u32(duration, size, kind, later) : u32(duration, size, kind),
      ),
    ),
  );
}
