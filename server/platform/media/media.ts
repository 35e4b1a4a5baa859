import type { ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { on, once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { startBeside } from '../beside/start-beside.ts';
import type { Log } from '../log/log.ts';

export interface Asked {
  method: 'GET' | 'POST';
  /** Begins with `/live/` or `/calls/`. */
  path: string;
  body?: Uint8Array;
}

type Answers = Readonly<Record<string, (said: never) => Promise<unknown>>>;

/** The process beside the server that carries live stages (decision 58) and group calls (decision 77). */
export interface Media {
  /** What it answered, whatever that is; raises where it cannot be reached. */
  ask(asked: Asked): Promise<IncomingMessage>;
  /** On which port encoders come in, from now on; null: on none. */
  encoderPort(): Promise<number | null>;
  /** What it asks by itself, by the names it asks with. */
  hear(answers: Answers): void;
  /** Signs what it lets in. */
  sign(text: string): string;
  close(): void;
}

const startMs = 30_000;
const refused = Symbol('refused');

interface Started {
  process: ChildProcess;
  port: number;
  /** Once somebody asked for it. */
  encoderPort: Promise<number | null> | null;
}

interface Question {
  asks: number;
  what: string;
  said: never;
}

/** Of all addresses the library looks for those that lead here by itself. */
const callsPlace = ({ port, host, address }: Config['media']) => ({
  port,
  bind: host === '0.0.0.0' ? null : host,
  announced: address,
});

/** Null: it is not to be open, or cannot be. */
async function openToEncoders({ rtmp }: Config, log: Log, child: ChildProcess) {
  if (!rtmp) return null;
  const { host, port } = rtmp;
  child.send({ encoders: { host, port } });
  const heard = on(child, 'message', { signal: AbortSignal.timeout(startMs) });
  for await (const [said] of heard as AsyncIterable<[object]>) {
    if (!('encoderPort' in said)) continue;
    if (said.encoderPort !== null) return said.encoderPort as number;
    log.warn({ host, port }, 'encoders cannot come in: set RTMP_PORT and RTMP_HOST');
    return null;
  }
  return null;
}

/** Begun when somebody first asks for it, and begun again when it ended. */
export function openMedia(config: Config, log: Log): Media {
  const { dataDir, tokenSecret } = config;
  const key = createHmac('sha256', tokenSecret).update('media').digest();
  const agent = new Agent({ keepAlive: true });
  let started: Promise<Started> | null = null;
  let answers: Answers = {};

  const answerTo = async (child: ChildProcess, { asks, what, said }: Question) => {
    const answer = await answers[what]?.(said).catch((error: unknown) => {
      log.warn({ err: error, what }, 'the media process is not answered');
      return refused;
    });
    if (!child.connected) return;
    child.send(answer === refused ? { answers: asks, isRefused: true } : { answers: asks, answer });
  };
  const start = async (): Promise<Started> => {
    const child = startBeside('media', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('exit', () => {
      started = null;
      if (!child.killed) log.warn('the media process ended; it is begun again when it is needed');
    });
    child.send({
      key: key.toString('base64url'),
      folder: join(dataDir, 'media'),
      calls: callsPlace(config.media),
    });
    const [{ port }] = (await once(child, 'message', {
      signal: AbortSignal.timeout(startMs),
    })) as [{ port: number }];
    child.on('message', (said: object) => {
      if ('asks' in said) answerTo(child, said as Question).catch(() => undefined);
    });
    // It keeps nobody alive.
    child.unref();
    child.channel?.unref();
    return { process: child, port, encoderPort: null };
  };
  const ready = (): Promise<Started> => {
    started ??= start().catch((error: unknown) => {
      started = null;
      throw error;
    });
    return started;
  };

  return {
    ask: async ({ method, path, body }) => {
      const { port } = await ready();
      const asking = request({ agent, method, path, port, host: '127.0.0.1' });
      asking.end(body);
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      return answer;
    },
    encoderPort: async () => {
      const one = await ready();
      one.encoderPort ??= openToEncoders(config, log, one.process).catch((error: unknown) => {
        one.encoderPort = null;
        throw error;
      });
      return one.encoderPort;
    },
    hear: (heard) => {
      answers = heard;
    },
    sign: (text) => createHmac('sha256', key).update(text).digest('base64url'),
    close: () => {
      agent.destroy();
      started?.then(
        ({ process: child }) => child.kill('SIGKILL'),
        () => undefined,
      );
    },
  };
}
