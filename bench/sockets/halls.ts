import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { openClient } from '../client.ts';
import { freePort, type Running, start } from '../processes.ts';
import type { OurSide } from '../http/sides.ts';
import type { Asked } from './audience.ts';
import type { Room } from './listeners.ts';

/** A server that carries lines, and how one is said there. */
export interface Hall extends Pick<Running, 'child' | 'stop'> {
  seat: Pick<Asked, 'url' | 'kind' | 'conversationId'>;
  say(place: number): void;
  /** How many were said and not refused; resolves once all are answered. */
  said(): Promise<number>;
}

const words = 'The keynote starts ten minutes later than the printed program says.';
const textNow = () => `${Date.now()} ${words}`;
/** They speak in turn, so that nobody speaks more than people may. */
const speakers = 200;

export function ourHall({ child, stop, origin }: OurSide, room: Room): Hall {
  const { send } = openClient(32);
  const path = `${origin}/api/chat/conversations/${room.conversationId}/lines`;
  let waiting: Promise<unknown>[] = [];
  let count = 0;
  return {
    child,
    stop,
    seat: {
      url: `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
      kind: 'watch',
      conversationId: room.conversationId,
    },
    say: (place) => {
      const token = room.tokens[place % Math.min(speakers, room.tokens.length)] ?? '';
      const headers = { authorization: `Bearer ${token}` };
      const body = { clientId: randomUUID(), text: textNow() };
      const saying = send({ url: path, headers, body }).then(({ status, text }) => {
        if (status !== 201) throw new Error(`A line was answered ${status}: ${text}`);
        count++;
      });
      waiting.push(saying);
    },
    said: async () => {
      await Promise.all(waiting);
      const all = count;
      waiting = [];
      count = 0;
      return all;
    },
  };
}

const hall = async (program: string, folder: string) => {
  const port = await freePort();
  const running = start({
    words: [process.execPath, '--import', 'tsx', `bench/sockets/${program}.ts`],
    env: { PORT: String(port) },
    log: join(folder, `${program}.log`),
    cores: 'its own',
  });
  return { ...running, port };
};

/** The same shape, and as many bytes, as a line of ours. */
const lineNow = () => ({
  id: 123_456,
  clientId: randomUUID(),
  author: { id: 1_234, fullName: 'Listener 1234', avatar: null },
  text: textNow(),
  state: 'shown',
  at: new Date().toISOString(),
  editedAt: null,
  threadId: null,
  replies: 0,
  mentions: [],
  files: [],
  reactions: [],
  isPinned: false,
});

async function connected(url: string): Promise<WebSocket> {
  for (;;) {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const isOpen = await Promise.race([
      once(socket, 'open').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    if (isOpen) return socket;
  }
}

export async function bareHall(folder: string): Promise<Hall> {
  const { port, child, stop } = await hall('bare-ws', folder);
  const url = `ws://127.0.0.1:${port}`;
  const speaker = await connected(url);
  let count = 0;
  return {
    child,
    stop,
    seat: { url, kind: 'ws', conversationId: 1 },
    say: () => {
      count++;
      speaker.send(JSON.stringify(lineNow()));
    },
    said: () => {
      const all = count;
      count = 0;
      return Promise.resolve(all);
    },
  };
}

export async function plainHall(folder: string): Promise<Hall> {
  const { port, child, stop } = await hall('plain-socket-io', folder);
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  const speaker = await connected(url);
  speaker.on('message', (data: Buffer) => {
    if (data[0] === 0x30) speaker.send('40');
    if (data[0] === 0x32) speaker.send('3');
  });
  let count = 0;
  return {
    child,
    stop,
    seat: { url, kind: 'io', conversationId: 1 },
    say: () => {
      count++;
      speaker.send(`42${JSON.stringify(['say', lineNow()])}`);
    },
    said: () => {
      const all = count;
      count = 0;
      return Promise.resolve(all);
    },
  };
}
