import { randomInt } from 'node:crypto';
import type { Kind } from './description.ts';
import type { Incoming, Outgoing } from './lines.ts';

/** How lines are made: by the library, or by a test. */
export interface Making {
  incoming(
    offer: string,
    onPacket: (kind: Kind, packet: Buffer) => void,
    onGone: () => void,
  ): Promise<Incoming>;
  outgoing(
    offer: string,
    to: { sources: Readonly<Record<Kind, number>>; onAsk: () => void },
    onGone: () => void,
  ): Promise<Outgoing>;
}

/** One who is in the call, by the number the server gave them. */
interface Seat {
  talks: Incoming | null;
  isSilenced: boolean;
  /** Lines to this one, by whom they hear on it. */
  hears: Map<number, Outgoing>;
}

const anySource = () => randomInt(1, 0xffffffff);

/** The more see each other, the less each may send. */
const bitrateFor = (people: number): number =>
  people <= 2 ? 1_200_000 : people <= 4 ? 600_000 : 300_000;

/** Who talks is heard by all others: one line in, and one line out to each. */
export class Call {
  readonly #seats = new Map<number, Seat>();
  readonly #making: Making;

  constructor(making: Making) {
    this.#making = making;
  }

  get isEmpty(): boolean {
    return [...this.#seats.values()].every(({ talks, hears }) => !talks && hears.size === 0);
  }

  #seat(number: number): Seat {
    const known = this.#seats.get(number);
    if (known) return known;
    const seat: Seat = { talks: null, isSilenced: false, hears: new Map() };
    this.#seats.set(number, seat);
    return seat;
  }

  /** A second time instead of the first. */
  async talk(number: number, isSilenced: boolean, offer: string): Promise<string> {
    const seat = this.#seat(number);
    seat.isSilenced = isSilenced;
    const held: { line: Incoming | null } = { line: null };
    const line = await this.#making.incoming(
      offer,
      (kind, packet) => {
        if (held.line && seat.talks === held.line) this.#spread(number, seat, kind, packet);
      },
      () => {
        if (held.line && seat.talks === held.line) seat.talks = null;
        held.line = null;
      },
    );
    if (this.#seats.get(number) !== seat) {
      line.close();
      return line.answer;
    }
    seat.talks?.close();
    seat.talks = line;
    held.line = line;
    this.#share();
    return line.answer;
  }

  async hear(number: number, of: number, offer: string): Promise<string> {
    const seat = this.#seat(number);
    const line = await this.#making.outgoing(
      offer,
      {
        sources: { audio: anySource(), video: anySource() },
        onAsk: () => this.#seats.get(of)?.talks?.askForPicture(),
      },
      () => {
        if (seat.hears.get(of) === line) seat.hears.delete(of);
      },
    );
    if (this.#seats.get(number) !== seat) {
      line.close();
      return line.answer;
    }
    seat.hears.get(of)?.close();
    seat.hears.set(of, line);
    return line.answer;
  }

  #spread(number: number, { isSilenced }: Seat, kind: Kind, packet: Buffer): void {
    if (isSilenced && kind === 'audio') return;
    for (const seat of this.#seats.values()) seat.hears.get(number)?.take(kind, packet);
  }

  #share(): void {
    const talking = [...this.#seats.values()].flatMap(({ talks }) => talks ?? []);
    const bits = bitrateFor(this.#seats.size);
    for (const line of talking) line.slowTo(bits);
  }

  silence(number: number, isSilenced: boolean): void {
    const seat = this.#seats.get(number);
    if (seat) seat.isSilenced = isSilenced;
  }

  /** Neither hears the other; all others hear both. */
  part(one: number, other: number): void {
    for (const [number, of] of [
      [one, other],
      [other, one],
    ] as const) {
      const seat = this.#seats.get(number);
      seat?.hears.get(of)?.close();
      seat?.hears.delete(of);
    }
  }

  remove(number: number): void {
    const seat = this.#seats.get(number);
    if (!seat) return;
    this.#seats.delete(number);
    seat.talks?.close();
    for (const line of seat.hears.values()) line.close();
    for (const other of this.#seats.values()) {
      other.hears.get(number)?.close();
      other.hears.delete(number);
    }
    this.#share();
  }

  end(): void {
    for (const number of this.#seats.keys()) this.remove(number);
  }
}
