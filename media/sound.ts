import { audioTrack } from './film-head.ts';
import { ofRuns, type TrackRun } from './fragment.ts';
import { boxesIn } from './shift.ts';

const perSample = 12;

/** Fragments one after another with their sound alone; of ours alone, so each is laid out as here. */
export function soundOf(fragments: Buffer): Buffer {
  const heard: Buffer[] = [];
  for (const moof of boxesIn(fragments, 0, fragments.length)) {
    if (moof.name !== 'moof') continue;
    const run = soundRunIn(fragments, moof);
    if (run) heard.push(ofRuns([run], fragments.readUInt32BE(moof.from + 12)));
  }
  return Buffer.concat(heard);
}

function soundRunIn(bytes: Buffer, moof: { from: number; to: number }): TrackRun | null {
  for (const traf of boxesIn(bytes, moof.from, moof.to)) {
    if (traf.name !== 'traf') continue;
    const inside = new Map(
      [...boxesIn(bytes, traf.from, traf.to)].map((one) => [one.name, one.from]),
    );
    const [head, time, run] = [inside.get('tfhd'), inside.get('tfdt'), inside.get('trun')];
    if (head === undefined || time === undefined || run === undefined) continue;
    if (bytes.readUInt32BE(head + 4) !== audioTrack) continue;
    const start = Number(bytes.readBigUInt64BE(time + 4));
    // Said from where the fragment begins: its name and length stand before what is in it.
    return { track: audioTrack, start, ...samplesIn(bytes, run, moof.from - 8) };
  }
  return null;
}

function samplesIn(
  bytes: Buffer,
  run: number,
  begins: number,
): Pick<TrackRun, 'samples' | 'bytes'> {
  let at = begins + bytes.readUInt32BE(run + 8);
  const samples = Array.from({ length: bytes.readUInt32BE(run + 4) }, (_, index) => {
    const place = run + 12 + index * perSample;
    const [duration, size, flags] = [0, 4, 8].map((more) => bytes.readUInt32BE(place + more));
    return { duration: duration ?? 0, size: size ?? 0, flags: flags ?? 0 };
  });
  const parts = samples.map(({ size }) => bytes.subarray(at, (at += size)));
  return { samples, bytes: parts };
}
