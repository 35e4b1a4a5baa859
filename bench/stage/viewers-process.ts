import { setTimeout as pause } from 'node:timers/promises';
import { Line } from './line.ts';
import { partsIn, segmentsIn } from './lists.ts';
import type { Seats, Seen } from './viewers.ts';

/** Many viewers in one process, each asking as a player does (RFC 8216bis). */
const none: Seen = { requests: 0, bytes: 0, faults: 0 };
let seen = { ...none };
/** A segment is two seconds: that often whoever asks for whole ones looks for another. */
const reloadMs = 2_000;
/** What a player waits before it tries again. */
const againMs = 1_000;

async function get(line: Line, path: string, isText = false): Promise<string> {
  const { status, bytes, text } = await line.get(path, isText);
  if (status !== 200) throw new Error(`${path} answers ${status}.`);
  seen.requests += 1;
  seen.bytes += bytes;
  return text;
}

/** Holds the list until it has another part, and takes that. */
async function watchParts(line: Line, place: string): Promise<never> {
  let known = partsIn(await get(line, `${place}/live.m3u8`, true));
  for (;;) {
    const { segment, part, next } = known;
    const asked = `_HLS_msn=${segment}&_HLS_part=${part}`;
    known = partsIn(await get(line, `${place}/live.m3u8?${asked}`, true));
    for (let number = next; number < known.next; number += 1) {
      await get(line, `${place}/pieces/${number}/${number}`);
    }
  }
}

/** Looks for another segment every so often, and takes it. */
async function watchSegments(line: Line, place: string): Promise<never> {
  let last = segmentsIn(await get(line, `${place}/plain.m3u8`, true)).at(-1) ?? '';
  for (;;) {
    const due = performance.now() + reloadMs;
    const all = segmentsIn(await get(line, `${place}/plain.m3u8`, true));
    for (const segment of all.slice(all.indexOf(last) + 1)) await get(line, `${place}/${segment}`);
    last = all.at(-1) ?? last;
    await pause(Math.max(0, due - performance.now()));
  }
}

async function sit({ port, way }: Seats, place: string, afterMs: number): Promise<never> {
  const watch = way === 'parts' ? watchParts : watchSegments;
  await pause(afterMs);
  for (;;) {
    const line = new Line(port);
    await watch(line, place).catch(() => (seen.faults += 1));
    line.close();
    await pause(againMs);
  }
}

process.on('message', (said: Seats | 'report') => {
  if (said === 'report') {
    process.send?.(seen);
    seen = { ...none };
    return;
  }
  for (const [index, place] of said.places.entries()) {
    void sit(said, place, (index * said.withinMs) / said.places.length);
  }
});
process.on('disconnect', () => process.exit(0));
