/** `gap`: the server misses a piece before this one. `from_the_start`: it cannot read what it is sent. */
export type Fate = 'taken' | 'again' | 'gap' | 'from_the_start' | 'taken_over' | 'over';
/** Why nothing more is sent. */
export type SenderEnd = Exclude<Fate, 'taken' | 'again' | 'gap'>;

export interface Line {
  /** Seconds of picture that wait to be taken. */
  behind: number;
  isLost: boolean;
}

interface Options {
  /** Sends one piece; it never rejects. */
  send(number: number, bytes: Uint8Array<ArrayBuffer>): Promise<Fate>;
  onLine(line: Line): void;
  /** Nothing more is sent. */
  onEnd(end: SenderEnd): void;
  wait(ms: number): Promise<void>;
}

interface Piece {
  number: number;
  bytes: Uint8Array<ArrayBuffer>;
  isOnWay: boolean;
}

const piecesEach = 3;
/** A far server answers later than the next piece is there. */
const mostOnWay = 3;
/** More would be refused as too fast when the line is back, and fill the memory. */
const mostKept = 60 * piecesEach;
const pausesMs = [250, 500, 1_000, 2_000];

/** Sends pieces, a few at a time, each until it is taken; what waits is kept. */
export class Sender {
  readonly #options: Options;
  readonly #waiting: Piece[] = [];
  readonly #onWay = new Set<Promise<void>>();
  #isPausing = false;
  #isOver = false;
  #failures = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  add(number: number, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#isOver) return;
    this.#waiting.push({ number, bytes, isOnWay: false });
    if (this.#waiting.length > mostKept) return this.#end('from_the_start');
    this.#tell();
    this.#sendNext();
  }

  /** Takes nothing more, and forgets what waits; done when what is on its way has arrived. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#waiting.length = 0;
    await Promise.all(this.#onWay);
  }

  /** A line that failed is tried with one piece. */
  #sendNext(): void {
    if (this.#isPausing) return;
    const most = this.#failures > 0 ? 1 : mostOnWay;
    for (const piece of this.#waiting.slice(0, most)) {
      if (!piece.isOnWay) this.#begin(piece);
    }
  }

  #begin(piece: Piece): void {
    const sent = this.#send(piece).finally(() => this.#onWay.delete(sent));
    this.#onWay.add(sent);
  }

  async #send(piece: Piece): Promise<void> {
    const isNext = this.#waiting[0] === piece;
    piece.isOnWay = true;
    const fate = await this.#options.send(piece.number, piece.bytes);
    piece.isOnWay = false;
    // One after it was taken meanwhile, and so was this one.
    const place = this.#waiting.indexOf(piece);
    if (this.#isOver || place === -1) return;
    if (fate === 'taken') this.#forgetUntil(place);
    else if (fate === 'again') void this.#pause();
    else if (fate !== 'gap') this.#end(fate);
    // What was taken once is lost.
    else if (isNext) this.#end('from_the_start');
    // It overtook the one before, and goes again after that.
    else if (place === 0) this.#sendNext();
  }

  #forgetUntil(place: number): void {
    this.#failures = 0;
    this.#waiting.splice(0, place + 1);
    this.#tell();
    this.#sendNext();
  }

  async #pause(): Promise<void> {
    if (this.#isPausing) return;
    const pause = pausesMs[Math.min(this.#failures, pausesMs.length - 1)] ?? 0;
    this.#isPausing = true;
    this.#failures += 1;
    this.#tell();
    await this.#options.wait(pause);
    this.#isPausing = false;
    this.#sendNext();
  }

  #end(end: SenderEnd): void {
    void this.stop();
    this.#options.onEnd(end);
  }

  #tell(): void {
    if (this.#isOver) return;
    this.#options.onLine({
      behind: this.#waiting.length / piecesEach,
      isLost: this.#failures > 0,
    });
  }
}
