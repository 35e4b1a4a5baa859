import type { Socket } from 'node:net';
import { type Value, writeValues } from './amf.ts';
import { chunksOf } from './chunks.ts';

const types = { acknowledge: 3, window: 5, bandwidth: 6, user: 4, command: 20 } as const;

/** What is said to an encoder. */
export class Talk {
  readonly #socket: Socket;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  #say(type: number, body: Buffer, chunks = 2, stream = 0): void {
    if (this.#socket.writable) {
      this.#socket.write(chunksOf({ type, time: 0, body, chunks, stream }));
    }
  }

  acknowledge(received: number): void {
    this.#say(types.acknowledge, inFour(received));
  }

  /** The answer to being asked whether we are there. */
  pong(asked: Buffer): void {
    this.#say(types.user, Buffer.concat([Buffer.of(0, 7), asked]));
  }

  /** After so many bytes each side says that they came. */
  setWindow(bytes: number): void {
    this.#say(types.window, inFour(bytes));
    this.#say(types.bandwidth, Buffer.concat([inFour(bytes), Buffer.of(2)]));
  }

  result(number: Value, ...values: readonly Value[]): void {
    this.#say(types.command, writeValues('_result', number, ...values), 3);
  }

  refuse(number: Value, code: string, description: string): void {
    const told = { level: 'error', code, description };
    this.#say(types.command, writeValues('_error', number, null, told), 3);
  }

  status(level: 'status' | 'error', code: string, description: string): void {
    const told = { level, code, description };
    this.#say(types.command, writeValues('onStatus', 0, null, told), 5, 1);
  }
}

function inFour(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
