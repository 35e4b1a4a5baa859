import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Asked, Heard, Seated } from './audience.ts';

/** Many listeners in one process; it reads as little as it can, to be no slower than a server. */
const mark = Buffer.from('"clientId":"');
/** One in so many reads the moment each line was sent. */
const readerEvery = 25;
const againMs = 500;
/** For the last to take their seats. */
const patienceMs = 20_000;
const saidAt = /"text":"(\d{13}) /g;

let lines = 0;
let frames = 0;
let delays: number[] = [];
const joins: number[] = [];
const sockets: WebSocket[] = [];

/** Where a busy server turned somebody away, they come again, as browsers do. */
async function comeIn(asked: Asked, token: string, isReader: boolean): Promise<void> {
  const began = performance.now();
  for (;;) {
    const isIn = await listen(asked, token, isReader).then(
      () => true,
      () => false,
    );
    if (isIn) return void joins.push(performance.now() - began);
    await pause(againMs);
  }
}

function listen({ url, kind, conversationId }: Asked, token: string, isReader: boolean) {
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  sockets.push(socket);
  return new Promise<void>((resolve, reject) => {
    const count = (data: Buffer) => {
      frames++;
      for (let at = data.indexOf(mark); at >= 0; at = data.indexOf(mark, at + mark.length)) lines++;
      if (!isReader) return;
      const now = Date.now();
      for (const [, at] of data.toString().matchAll(saidAt)) delays.push(now - Number(at));
    };
    const speakSocketIo = (data: Buffer) => {
      if (data[0] === 0x30) return socket.send(`40${JSON.stringify({ token })}`);
      if (data[0] === 0x32) return socket.send('3');
      if (data[0] !== 0x34) return;
      if (data[1] === 0x30) {
        if (kind !== 'watch') return resolve();
        return socket.send(`420["chat.watch",{"conversationId":${conversationId}}]`);
      }
      if (data[1] === 0x33) return resolve();
      if (data[1] === 0x34) return reject(new Error(data.toString()));
      if (data.includes('"chat.changes"')) count(data);
    };
    if (kind === 'ws') {
      socket.on('open', () => resolve());
      socket.on('message', count);
    } else socket.on('message', speakSocketIo);
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
  });
}

async function seat(asked: Asked): Promise<Seated> {
  const all: Promise<void>[] = [];
  const began = performance.now();
  for (const [place, token] of asked.tokens.entries()) {
    const due = began + (place * 1000) / asked.perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    all.push(comeIn(asked, token, place % readerEvery === 0));
  }
  const late = pause(patienceMs).then(() => {
    throw new Error(`${asked.tokens.length - joins.length} never took their seats.`);
  });
  late.catch(() => undefined);
  await Promise.race([Promise.all(all), late]);
  return { joins };
}

process.on('message', (said: Asked | 'report') => {
  if (said === 'report') {
    const heard: Heard = { lines, frames, delays };
    process.send?.(heard);
    lines = 0;
    frames = 0;
    delays = [];
    return;
  }
  seat(said).then(
    (seated) => process.send?.(seated),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
