import { setTimeout as pause } from 'node:timers/promises';
import { routes, type Route } from '@plenum/contract';
import { io } from 'socket.io-client';

/** What one of those who ask all the time has seen. */
export interface Seen {
  answers: number;
  refusals: number;
  /** Answers that no honest server gives. */
  surprises: Set<string>;
  slowestRefusalMs: number;
}

export interface Asking {
  seen: Seen;
  /** When nobody is refused any more. */
  untilAnswered(): Promise<void>;
  stop(): Promise<void>;
}

/** Every read that needs nothing said, so that whatever the server can be asked is being asked. */
const reads = (Object.entries(routes) as [string, Route][])
  .filter(([key, { params, query, download }]) => {
    const isBare = !params && !(query as { required?: string[] } | undefined)?.required?.length;
    return key.startsWith('GET ') && isBare && !download;
  })
  .map(([key]) => key.slice('GET '.length));

/** Everyone reads everything again and again, and keeps a window open that says things as well. */
export async function askEverything(address: string, tokens: readonly string[]): Promise<Asking> {
  const paths = [...reads, ...(await hallsOf(address, tokens[0] ?? ''))];
  const over = new AbortController();
  const seen: Seen = { answers: 0, refusals: 0, surprises: new Set(), slowestRefusalMs: 0 };
  let good = 0;

  const read = async (path: string, token: string) => {
    const began = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(address + path, { headers });
    const text = await answer.text();
    seen.answers += 1;
    if (answer.status === 503 && answer.headers.has('retry-after')) {
      seen.refusals += 1;
      seen.slowestRefusalMs = Math.max(seen.slowestRefusalMs, performance.now() - began);
    } else if (answer.status >= 500) seen.surprises.add(`${path}: ${answer.status} ${text}`);
    else good += 1;
  };
  const readOn = async (token: string, from: number) => {
    for (let at = from; !over.signal.aborted; at++) {
      await read(paths[at % paths.length] ?? '/', token).catch((error: unknown) =>
        seen.surprises.add(String(error)),
      );
    }
  };
  const windows = tokens.map((token) =>
    io(address, { transports: ['websocket'], auth: { token } }),
  );
  const speakOn = async (window: (typeof windows)[number]) => {
    while (!over.signal.aborted) {
      await window
        .timeout(3_000)
        .emitWithAck('chat.watch_people', { personIds: [1, 2, 3] })
        .catch(() => undefined);
    }
  };
  const loops = [
    ...tokens.flatMap((token, index) => [readOn(token, index * 17), readOn(token, index * 31)]),
    ...windows.map(speakOn),
  ];
  return {
    seen,
    untilAnswered: async () => {
      const enough = good + 3 * loops.length;
      const isEnough = () => good >= enough;
      while (!isEnough()) await pause(10);
    },
    stop: async () => {
      over.abort();
      for (const window of windows) window.disconnect();
      await Promise.all(loops);
    },
  };
}

/** What a whole venue reads is kept, and answered before the router. */
async function hallsOf(address: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/events`, { headers });
  const events = (await answer.json()) as { id: number }[];
  return events.map(({ id }) => `/api/events/${id}/hall`);
}
