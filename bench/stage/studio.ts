import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { piecesEach, readFilm } from '../../server/demo/stage/film.ts';
import type { OurSide } from '../http/sides.ts';
import { root } from '../processes.ts';
import { partsIn, segmentsIn } from './lists.ts';

const pieceMs = 1_000 / piecesEach;
/** A list has a whole segment with the first piece of the next one. */
const first = 14;

async function asked<T>({ origin, headers }: OurSide, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${origin}/api/events${path}`, {
    method: 'POST',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export interface OnAir {
  stageId: number;
  pass: string;
}

/** A stage of the studio that is about to be live. */
export async function goOnAir(ours: OurSide, eventId: number): Promise<OnAir> {
  const main = { name: { en: 'Main stage' }, roomId: null, source: 'studio', address: null };
  const { id: stageId } = await asked<{ id: number }>(ours, `/${eventId}/stages`, main);
  const begun = { sessionId: null, isRecorded: true };
  const { run } = await asked<{ run: { id: number } }>(
    ours,
    `/${eventId}/stages/${stageId}/runs`,
    begun,
  );
  const sending = `/${eventId}/runs/${run.id}/sending`;
  const { pass } = await asked<{ pass: string }>(ours, sending);
  return { stageId, pass };
}

interface Feeding {
  ours: OurSide;
  bare: string;
  pass: string;
  /** Where somebody who may watch finds the run. */
  place(): Promise<string>;
}

/**
 * The clock the demo shows, sent as a studio sends it; whatever ours has of it by then is brought to the bare server,
 * byte for byte.
 */
export async function feed({ ours, bare, pass, place }: Feeding) {
  const film = await readFilm(join(root, 'server/demo/films'), 'clock');
  const send = async (number: number) => {
    const answer = await fetch(`${ours.origin}/live/${pass}/${number}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(film[number % film.length] ?? []),
    });
    if (!answer.ok) throw new Error(`Piece ${number} is answered ${answer.status}.`);
  };
  for (let number = 0; number < first; number += 1) await send(number);
  const at = ours.origin + (await place());
  const over = new AbortController();
  let late = 0;
  let known = '';

  const read = async (path: string) => {
    const answer = await fetch(`${at}/${path}`);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const bring = async (path: string, body: Buffer, headers: Record<string, string> = {}) => {
    await fetch(`${bare}/${path}`, { method: 'PUT', headers, body: new Uint8Array(body) });
  };
  /** What is new with this piece: films first, for the lists name them. */
  const mirror = async (number: number) => {
    await bring(`pieces/${number}/${number}`, await read(`pieces/${number}/${number}`));
    const plain = await read('plain.m3u8');
    const newest = segmentsIn(plain.toString()).at(-1) ?? '';
    if (newest !== known) await bring(newest, await read(newest));
    known = newest;
    await bring('plain.m3u8', plain);
    const list = await read('live.m3u8');
    const { segment, part } = partsIn(list.toString());
    await bring('live.m3u8', list, { 'x-segment': String(segment), 'x-part': String(part) });
  };
  for (const path of segmentsIn((await read('plain.m3u8')).toString())) {
    await bring(path, await read(path));
  }
  await mirror(first - 1);
  const began = performance.now();
  const going = (async () => {
    for (let number = first; !over.signal.aborted; number += 1) {
      const due = began + (number - first + 1) * pieceMs;
      late = Math.max(late, performance.now() - due);
      await pause(Math.max(0, due - performance.now()));
      await send(number);
      await mirror(number);
    }
  })();
  // Raised again where it is stopped.
  going.catch(() => undefined);
  return {
    /** How much the source was behind its time at most, since it was asked last. */
    lateness: () => {
      const most = late;
      late = 0;
      return most;
    },
    stop: async () => {
      over.abort();
      await going;
    },
  };
}
