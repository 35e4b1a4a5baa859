import { readFileSync } from 'node:fs';
import type { RecordingFiles, Sending, Stage, StageRecording } from '@plenum/contract';
import { expect, it, vi } from 'vitest';
import { piecesOf } from '../testing/stages/stages.ts';
import { expectFolder, preparedFolder } from './prepared-folder.ts';
import { prepareDrills } from './prepare-drills.ts';
import { startServer } from './server-process.ts';
import { signIn } from './signed-in.ts';

prepareDrills();
expectFolder();

const kills = 10;
const between = 24;
const pieces = piecesOf((kills + 1) * between);
/** As long as a studio waits with what it could not send. */
const patienceMs = 20_000;

it(
  'keeps every piece once and in order over 10 kill -9 of the media process while a studio sends',
  { timeout: 240_000 },
  async ({ annotate }) => {
    const { server, ask } = await open();
    const quiet = await aRunOf(ask, 'Nothing happens here');
    for (const [number, piece] of pieces.entries()) await quiet.send(number, piece);

    const run = await aRunOf(ask, 'Killed ten times');
    const killed = new Set<number>();
    let again = 0;
    let longest = 0;
    for (const [number, piece] of pieces.entries()) {
      const isTime = number > 0 && number % between === 0;
      const began = performance.now();
      if (isTime) setTimeout(() => killed.add(killMedia(server.pid)), Math.random() * 20);
      again += await run.sendUntilTaken(number, piece);
      // What was under way at the kill is one of the next pieces.
      longest = Math.max(longest, performance.now() - began);
    }
    expect(killed.size).toBe(kills);
    expect(await run.state()).toBe('live');

    const [kept, expected] = [await run.end(), await quiet.end()];
    expect(kept.recording?.seconds).toBeCloseTo(pieces.length / 3, 1);
    expect(kept.recording).toMatchObject({ endedBy: 'by_person', films: 1 });
    expect(kept.film.equals(expected.film)).toBe(true);
    await annotate(
      `${kills} kills, ${pieces.length} pieces, ${again} sent again, ` +
        `${Math.round(longest)} ms at most until a piece was taken`,
    );
  },
);

/** Shows that the drill above can fail. */
it(
  'has another film where a studio does not send again what was not answered',
  { timeout: 240_000 },
  async () => {
    const { server, ask } = await open();
    const [quiet, run] = [await aRunOf(ask, 'Quiet'), await aRunOf(ask, 'Killed')];
    let [sent, lost] = [0, 0];
    for (const piece of pieces) {
      if (sent > 0 && sent % between === 0 && lost === 0) killMedia(server.pid);
      if (await run.isTaken(sent, piece)) sent += 1;
      else lost += 1;
    }
    expect(lost).toBeGreaterThan(0);
    expect(sent).toBeGreaterThan(between);
    for (const [number, piece] of pieces.entries()) await quiet.send(number, piece);
    expect((await run.end()).film.equals((await quiet.end()).film)).toBe(false);
  },
);

async function open() {
  const env = { DEMO: '1', WRITES_PER_TEN_SECONDS: '1000000' };
  const server = startServer({ dataDir: await preparedFolder(), env });
  const ask = asking(await server.ready);
  await ask.signIn();
  return { server, ask };
}

type Ask = ReturnType<typeof asking>;

function asking(address: string) {
  let token = '';
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return Object.assign(ask, {
    address,
    signIn: async () => (token = await signIn(address, 'admin@demo.com', 'admin')),
  });
}

/** A stage of its own that is sent to, as a studio does. */
async function aRunOf(ask: Ask, name: string) {
  const [event] = await ask<{ id: number }[]>('GET', '/api/events');
  const inEvent = `/api/events/${event?.id}`;
  const input = { name: { en: name }, roomId: null, source: 'studio', address: null };
  const { id } = await ask<Stage>('POST', `${inEvent}/stages`, input);
  const begun = { sessionId: null, isRecorded: true };
  const stage = await ask<Stage>('POST', `${inEvent}/stages/${id}/runs`, begun);
  const runId = stage.run?.id;
  const { pass } = await ask<Sending>('POST', `${inEvent}/runs/${runId}/sending`);
  const statusOf = (number: number, body: Buffer) =>
    fetch(`${ask.address}/live/${pass}/${number}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(body),
    }).then(
      ({ status }) => status,
      () => 0,
    );
  const send = async (number: number, body: Buffer) =>
    expect([number, await statusOf(number, body)]).toEqual([number, 200]);
  return {
    send,
    isTaken: async (number: number, body: Buffer) => (await statusOf(number, body)) === 200,
    /** How often it had to be sent again. */
    sendUntilTaken: async (number: number, body: Buffer) => {
      let tries = 0;
      await vi.waitFor(
        () => {
          tries += 1;
          return send(number, body);
        },
        { timeout: patienceMs, interval: 50 },
      );
      return tries - 1;
    },
    state: async () =>
      (await ask<Stage[]>('GET', `${inEvent}/stages`)).find((one) => one.id === id)?.run?.state,
    end: async () => {
      await ask('POST', `${inEvent}/runs/${runId}/end`);
      const all = await ask<StageRecording[]>('GET', `${inEvent}/recordings`);
      const recording = all.find((one) => one.runId === runId);
      const { addresses } = await ask<RecordingFiles>('GET', `${inEvent}/runs/${runId}/files`);
      const film = await fetch(ask.address + (addresses[0] ?? ''));
      return { recording, film: Buffer.from(await film.arrayBuffer()) };
    },
  };
}

/** The process that carries the picture, beside this server: its number, now free. */
function killMedia(server: number): number {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8');
  const pid = children
    .trim()
    .split(' ')
    .map(Number)
    .find((child) => /media\.js/.test(readFileSync(`/proc/${child}/cmdline`, 'utf8')));
  if (pid === undefined) throw new Error('No media process is there.');
  process.kill(pid, 'SIGKILL');
  return pid;
}
