/** What is said on a line of RTMP, put together from its chunks. */
export interface Message {
  type: number;
  /** Milliseconds, in 32 bits that begin again after 49 days. */
  time: number;
  body: Buffer;
}

/** What is no RTMP, or more of it than anybody needs: the line is closed. */
export class Nonsense extends Error {}

/** One of the streams that chunks are said to belong to; each goes on with what it said last. */
interface Stream {
  type: number;
  length: number;
  time: number;
  step: number;
  isExtended: boolean;
  message: Buffer | null;
  got: number;
}

const mostStreams = 16;
const wide = 0xffffff;
const headLengths = [11, 7, 3, 0] as const;

/** Knows nothing of what messages mean; reads what arrives however it is cut. */
export class ChunkReader {
  readonly #streams = new Map<number, Stream>();
  /** The beginning of a chunk that has not all come: never more than 18 bytes. */
  #head = Buffer.alloc(0);
  #open: { stream: Stream; left: number } | null = null;
  #chunk = 128;
  #waiting = 0;
  /** No message is longer, and all that have begun are no longer than twice that. */
  longest = 16_384;

  setChunk(length: number): void {
    if (length < 1 || length > wide) throw new Nonsense('a chunk of no length');
    this.#chunk = length;
  }

  /** What has come of it is forgotten. */
  abort(id: number): void {
    const stream = this.#streams.get(id);
    if (!stream?.message || this.#open?.stream === stream) return;
    this.#waiting -= stream.length;
    stream.message = null;
  }

  *read(bytes: Buffer): Generator<Message> {
    let at = 0;
    while (at < bytes.length) {
      if (!this.#open) {
        const next = this.#begin(bytes.subarray(at));
        at += next;
        // What is empty is whole already.
        const begun = this.#open as { stream: Stream; left: number } | null;
        if (begun?.left !== 0) continue;
        yield this.#finish(begun.stream);
        continue;
      }
      const { stream, left } = this.#open;
      const taken = Math.min(left, bytes.length - at);
      if (stream.message) bytes.copy(stream.message, stream.got, at, at + taken);
      stream.got += taken;
      at += taken;
      this.#open = taken === left ? null : { stream, left: left - taken };
      if (!this.#open && stream.got === stream.length) yield this.#finish(stream);
    }
  }

  /** How many of these bytes were read for the beginning of a chunk. */
  #begin(bytes: Buffer): number {
    const held = this.#head.length;
    const head = Buffer.concat([this.#head, bytes.subarray(0, 18 - held)]);
    const length = this.#lengthOfHead(head);
    if (length === null || length > head.length) {
      this.#head = head;
      return head.length - held;
    }
    this.#head = Buffer.alloc(0);
    this.#takeHead(head.subarray(0, length));
    return length - held;
  }

  /** Null: not even that can be said yet. */
  #lengthOfHead(head: Buffer): number | null {
    const basic = lengthOfBasic(head);
    if (head.length < basic) return null;
    const format = head.readUInt8() >> 6;
    const fixed = basic + headLengths[format as 0];
    if (format === 3) return fixed + (this.#streams.get(idIn(head))?.isExtended ? 4 : 0);
    if (head.length < basic + 3) return null;
    return fixed + (head.readUIntBE(basic, 3) === wide ? 4 : 0);
  }

  #takeHead(head: Buffer): void {
    const format = head.readUInt8() >> 6;
    const stream = this.#streamOf(idIn(head), format);
    const isNew = stream.message === null;
    if (format < 3) {
      if (!isNew) throw new Nonsense('a message within another');
      readFields(stream, head, format);
    }
    if (isNew) {
      const step = stream.step;
      stream.time = format === 0 ? step : (stream.time + step) >>> 0;
      this.#makeRoom(stream);
    }
    this.#open = { stream, left: Math.min(this.#chunk, stream.length - stream.got) };
  }

  #streamOf(id: number, format: number): Stream {
    const known = this.#streams.get(id);
    if (known) return known;
    if (format !== 0 || this.#streams.size >= mostStreams) throw new Nonsense('an unknown stream');
    const stream = {
      type: 0,
      length: 0,
      time: 0,
      step: 0,
      isExtended: false,
      message: null,
      got: 0,
    };
    this.#streams.set(id, stream);
    return stream;
  }

  #makeRoom(stream: Stream): void {
    const { length } = stream;
    if (length > this.longest || this.#waiting + length > 2 * this.longest) {
      throw new Nonsense('a message too long');
    }
    this.#waiting += length;
    stream.message = Buffer.allocUnsafe(length);
    stream.got = 0;
  }

  #finish(stream: Stream): Message {
    const { type, time, length } = stream;
    const body = stream.message ?? Buffer.alloc(0);
    this.#open = null;
    this.#waiting -= length;
    stream.message = null;
    stream.got = 0;
    return { type, time, body };
  }
}

const lengthOfBasic = (head: Buffer): number => ({ 0: 2, 1: 3 })[head.readUInt8() & 0x3f] ?? 1;

const idIn = (head: Buffer): number => {
  const basic = lengthOfBasic(head);
  if (basic === 1) return head.readUInt8() & 0x3f;
  return basic === 2 ? head.readUInt8(1) + 64 : head.readUInt16LE(1) + 64;
};

function readFields(stream: Stream, head: Buffer, format: number): void {
  const at = lengthOfBasic(head);
  const said = head.readUIntBE(at, 3);
  stream.isExtended = said === wide;
  stream.step = stream.isExtended ? head.readUInt32BE(head.length - 4) : said;
  if (format === 2) return;
  stream.length = head.readUIntBE(at + 3, 3);
  stream.type = head.readUInt8(at + 6);
}

export interface Said extends Message {
  /** Which stream of chunks carries it. */
  chunks: number;
  stream: number;
}

/** A message in chunks of 128 bytes, which is what everybody reads before anything else was said. */
export function chunksOf({ type, time, body, chunks, stream }: Said, size = 128): Buffer {
  const head = Buffer.alloc(12);
  head[0] = chunks;
  head.writeUIntBE(Math.min(time, wide), 1, 3);
  head.writeUIntBE(body.length, 4, 3);
  head[7] = type;
  head.writeUInt32LE(stream, 8);
  const extended = Buffer.alloc(time >= wide ? 4 : 0);
  if (time >= wide) extended.writeUInt32BE(time);
  const parts: Buffer[] = [head, extended];
  for (let at = 0; at < body.length; at += size) {
    if (at > 0) parts.push(Buffer.of(0xc0 | chunks), extended);
    parts.push(body.subarray(at, at + size));
  }
  return Buffer.concat(parts);
}
