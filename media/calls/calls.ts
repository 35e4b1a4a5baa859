import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Refusal } from '../refusal.ts';
import { Call, type Making } from './call.ts';
import { openIncoming, openOutgoing, type Place } from './lines.ts';

export interface CallsSettings {
  /** 0: any that is free. */
  port: number;
  bind: string | null;
  announced: string | null;
}

const lookEveryMs = 60_000;
const off = () => new Refusal(501, 'calls.off');

/** Takes the port for a moment: the library would only say that it found no way. */
async function freePort({ port, bind }: CallsSettings): Promise<number> {
  const socket = createSocket('udp4');
  socket.bind(port, bind ?? undefined);
  await once(socket, 'listening');
  const taken = socket.address().port;
  socket.close();
  return taken;
}

/** Native code that not every machine has: without it there are no calls, and all else is there. */
async function openMaking(settings: CallsSettings): Promise<Making> {
  const library = await import('node-datachannel');
  const place: Place = { ...settings, port: await freePort(settings) };
  return {
    incoming: (offer, onPacket, onGone) =>
      openIncoming({ library, place, offer, onGone }, onPacket),
    outgoing: (offer, to, onGone) => openOutgoing({ library, place, offer, onGone }, to),
  };
}

/** All calls of this node; they are in memory alone, and made again by those who are in them. */
export class Calls {
  readonly #settings: CallsSettings;
  readonly #calls = new Map<string, Call>();
  readonly #tidying: NodeJS.Timeout;
  #making: Promise<Making> | null = null;

  constructor(settings: CallsSettings) {
    this.#settings = settings;
    this.#tidying = setInterval(() => this.#tidy(), lookEveryMs).unref();
  }

  /** Raises where this machine can carry none. */
  ready(): Promise<Making> {
    this.#making ??= openMaking(this.#settings).catch((error: unknown) => {
      this.#making = null;
      process.stderr.write(`calls are off: ${String(error)}\n`);
      throw off();
    });
    return this.#making;
  }

  async open(id: string): Promise<Call> {
    const making = await this.ready();
    const call = this.#calls.get(id) ?? new Call(making);
    this.#calls.set(id, call);
    return call;
  }

  find(id: string): Call | null {
    return this.#calls.get(id) ?? null;
  }

  end(id: string): void {
    this.#calls.get(id)?.end();
    this.#calls.delete(id);
  }

  /** Whose people all went without a word. */
  #tidy(): void {
    for (const [id, call] of this.#calls) if (call.isEmpty) this.end(id);
  }

  close(): void {
    clearInterval(this.#tidying);
    for (const id of this.#calls.keys()) this.end(id);
  }
}
