/** Of RTCP (RFC 5761): the type stands where RTP has its payload. */
export const isControl = (packet: Buffer): boolean => {
  const type = packet[1] ?? 0;
  return packet.length >= 8 && type >= 192 && type <= 223;
};

export const isMedia = (packet: Buffer): boolean =>
  packet.length >= 12 && (packet[0] ?? 0) >> 6 === 2 && !isControl(packet);

const feedback = 206;
/** Loss of a picture, and a whole one asked for (RFC 4585, RFC 5104). */
const asking: ReadonlySet<number> = new Set([1, 4]);

/** Whether a receiver asks for a whole picture: several reports may stand in one packet. */
export function asksForPicture(packet: Buffer): boolean {
  for (let at = 0; at + 4 <= packet.length; at += (packet.readUInt16BE(at + 2) + 1) * 4) {
    const format = (packet[at] ?? 0) & 0x1f;
    if (packet[at + 1] === feedback && asking.has(format)) return true;
  }
  return false;
}

/** As a receiver agreed to take it. */
export interface Target {
  payload: number;
  source: number;
}

/** Between the last picture or sound of one source and the first of the next: a thirtieth of a second of pictures. */
const stepOfTime = 3_000;

/**
 * What one sender says, as one receiver agreed to take it. Where the sender begins anew, numbers and
 * times go on, so that the receiver sees one source that paused.
 */
export class Rewriting {
  readonly #target: Target;
  #from: number | null = null;
  #number = { last: 0, shift: 0 };
  #time = { last: 0, shift: 0 };

  constructor(target: Target) {
    this.#target = target;
  }

  /** A packet of its own: the one that came goes to others as well. */
  next(packet: Buffer): Buffer {
    const number = packet.readUInt16BE(2);
    const time = packet.readUInt32BE(4);
    const from = packet.readUInt32BE(8);
    if (from !== this.#from) this.#goOn(number, time, from);
    const out = Buffer.from(packet);
    out[1] = ((packet[1] ?? 0) & 0x80) | this.#target.payload;
    this.#number.last = (number + this.#number.shift) & 0xffff;
    this.#time.last = (time + this.#time.shift) >>> 0;
    out.writeUInt16BE(this.#number.last, 2);
    out.writeUInt32BE(this.#time.last, 4);
    out.writeUInt32BE(this.#target.source, 8);
    return out;
  }

  #goOn(number: number, time: number, from: number): void {
    if (this.#from !== null) {
      this.#number.shift = (this.#number.last + 1 - number) & 0xffff;
      this.#time.shift = (this.#time.last + stepOfTime - time) >>> 0;
    }
    this.#from = from;
  }
}
