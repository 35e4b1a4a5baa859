import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  bytes: number;
  /** Of a list; of a film nobody looks at it. */
  text: string;
}

interface Asked {
  isText: boolean;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Arriving {
  status: number;
  bytes: number;
  missing: number;
  parts: Buffer[];
}

const headEnd = '\r\n\r\n';

/**
 * One keep-alive line of one viewer, one question at a time. It reads as little as it can: with node:http on this
 * side the load would be slower than what it measures.
 */
export class Line {
  readonly #socket: Socket;
  #asked: Asked | null = null;
  #arriving: Arriving | null = null;
  #head: Buffer = Buffer.alloc(0);

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (bytes: Buffer) => this.#hear(bytes));
    this.#socket.on('error', (error) => this.#asked?.reject(error));
    this.#socket.on('close', () => this.#asked?.reject(new Error('The line was closed.')));
  }

  get(path: string, isText: boolean): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#asked = { isText, resolve, reject };
      this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: */*\r\n\r\n`);
    });
  }

  close(): void {
    this.#asked = null;
    this.#socket.destroy();
  }

  #hear(bytes: Buffer): void {
    if (this.#arriving) return this.#take(this.#arriving, bytes);
    const head = this.#head.length > 0 ? Buffer.concat([this.#head, bytes]) : bytes;
    const end = head.indexOf(headEnd);
    if (end === -1) {
      this.#head = head;
      return undefined;
    }
    this.#head = Buffer.alloc(0);
    const said = head.toString('latin1', 0, end);
    const missing = Number(/\r\ncontent-length: (\d+)/i.exec(said)?.[1]);
    this.#arriving = { status: Number(said.slice(9, 12)), bytes: 0, missing, parts: [] };
    return this.#take(this.#arriving, head.subarray(end + headEnd.length));
  }

  #take(arriving: Arriving, bytes: Buffer): void {
    arriving.bytes += bytes.length;
    arriving.missing -= bytes.length;
    const asked = this.#asked;
    if (asked?.isText) arriving.parts.push(bytes);
    if (arriving.missing > 0) return;
    this.#arriving = null;
    this.#asked = null;
    const { status, parts } = arriving;
    asked?.resolve({
      status,
      bytes: arriving.bytes,
      text: Buffer.concat(parts).toString('latin1'),
    });
  }
}
