import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Asked {
  url: string;
  /** How a listener takes its seat: on bare ws, on Socket.IO, signed in, or watching a conversation. */
  kind: 'ws' | 'io' | 'idle' | 'watch';
  conversationId: number;
  tokens: string[];
  /** How many take their seats in a second. */
  perSecond: number;
}

export interface Seated {
  /** How long each took from its first byte, in milliseconds. */
  joins: number[];
}

export interface Heard {
  lines: number;
  frames: number;
  /** From sending to receiving, of a part of the listeners, in milliseconds. */
  delays: number[];
}

export interface Audience {
  joins: number[];
  /** Since the last time it was asked. */
  report(): Promise<Heard>;
  leave(): Promise<void>;
}

const aProcess = 5_000;
const program = fileURLToPath(new URL('audience-process.ts', import.meta.url));

/** Listeners in processes of their own, on the core of the load. */
export async function seatAudience(asked: Asked): Promise<Audience> {
  const parts: string[][] = [];
  for (let from = 0; from < asked.tokens.length; from += aProcess) {
    parts.push(asked.tokens.slice(from, from + aProcess));
  }
  const children = parts.map(listenersOf);
  const seated = await Promise.all(
    children.map((child, place) =>
      child.ask<Seated>({
        ...asked,
        tokens: parts[place] ?? [],
        perSecond: asked.perSecond / parts.length,
      }),
    ),
  );
  return {
    joins: seated.flatMap(({ joins }) => joins),
    report: async () => {
      const heard = await Promise.all(children.map((child) => child.ask<Heard>('report')));
      return {
        lines: heard.reduce((sum, { lines }) => sum + lines, 0),
        frames: heard.reduce((sum, { frames }) => sum + frames, 0),
        delays: heard.flatMap(({ delays }) => delays),
      };
    },
    leave: async () => void (await Promise.all(children.map((child) => child.leave()))),
  };
}

function listenersOf() {
  const child = fork(program, { execArgv: ['--import', 'tsx'] });
  const gone = once(child, 'exit');
  const tooEarly = gone.then(() => {
    throw new Error('The audience left.');
  });
  tooEarly.catch(() => undefined);
  return {
    ask: async <T>(what: Asked | 'report'): Promise<T> => {
      child.send(what);
      const [answer] = await Promise.race([once(child, 'message'), tooEarly]);
      return answer as T;
    },
    leave: () => {
      child.kill();
      return gone;
    },
  };
}
