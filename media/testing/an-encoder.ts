import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { readValues, type Value, writeValues } from '../rtmp/amf.ts';
import { ChunkReader, chunksOf } from '../rtmp/chunks.ts';

const shake = 1_536;
const command = 20;

export interface Tag {
  type: 8 | 9;
  time: number;
  body: Buffer;
}

/** Speaks RTMP as OBS does, as far as a test wants. */
export class AnEncoder {
  readonly #socket: Socket;
  readonly #heard: Value[][] = [];
  #onHeard = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('error', () => undefined);
    this.#listen().catch(() => undefined);
  }

  static async connect(port: number): Promise<AnEncoder> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    const encoder = new AnEncoder(socket);
    encoder.write(Buffer.concat([Buffer.of(3), Buffer.alloc(2 * shake)]));
    return encoder;
  }

  async #listen(): Promise<void> {
    const reader = new ChunkReader();
    reader.longest = 100_000;
    let greeting = 1 + 2 * shake;
    for await (const bytes of this.#socket as AsyncIterable<Buffer>) {
      const said = bytes.subarray(Math.min(greeting, bytes.length));
      greeting = Math.max(0, greeting - bytes.length);
      for (const { type, body } of reader.read(said)) {
        if (type === command) this.#heard.push(readValues(body));
      }
      this.#onHeard();
    }
  }

  write(bytes: Buffer): void {
    this.#socket.write(bytes);
  }

  say(...values: readonly Value[]): void {
    const body = writeValues(...values);
    this.write(chunksOf({ type: command, time: 0, body, chunks: 3, stream: 0 }));
  }

  /** The next command that is heard. */
  async hear(): Promise<Value[]> {
    while (this.#heard.length === 0) {
      await new Promise<void>((resolve) => (this.#onHeard = resolve));
    }
    return this.#heard.shift() ?? [];
  }

  /** What it is told of its key. */
  async publish(key: string, app = 'live'): Promise<string> {
    this.say('connect', 1, { app, type: 'nonprivate', flashVer: 'FMLE/3.0' });
    const [answer] = await this.hear();
    if (answer !== '_result') return JSON.stringify(answer);
    this.say('releaseStream', 2, null, key);
    this.say('FCPublish', 3, null, key);
    this.say('createStream', 4, null);
    for (let left = 3; left > 0; left -= 1) await this.hear();
    this.say('publish', 5, null, key, 'live');
    const [, , , told] = await this.hear();
    return typeof told === 'object' && typeof told?.['code'] === 'string' ? told['code'] : '';
  }

  send({ type, time, body }: Tag): void {
    this.write(chunksOf({ type, time, body, chunks: type === 8 ? 4 : 6, stream: 1 }));
  }

  stop(): void {
    this.say('deleteStream', 6, null, 1);
    this.#socket.end();
  }

  breakOff(): void {
    this.#socket.destroy();
  }

  get isClosed(): boolean {
    return this.#socket.destroyed || this.#socket.readableEnded;
  }

  async closed(): Promise<void> {
    if (!this.isClosed) await once(this.#socket, 'close');
  }
}
