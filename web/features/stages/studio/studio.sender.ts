export type Fate = 'taken' | 'again' | 'from_the_start' | 'taken_over' | 'over';

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
  onEnd(fate: Exclude<Fate, 'taken' | 'again'>): void;
  wait(ms: number): Promise<void>;
}

const piecesEach = 3;
/** More would be refused as too fast when the line is back, and fill the memory. */
const mostKept = 60 * piecesEach;
const pausesMs = [250, 500, 1_000, 2_000];

/** Sends pieces in order, each until it is taken; what waits is kept. */
export class Sender {
  readonly #options: Options;
  readonly #waiting: { number: number; bytes: Uint8Array<ArrayBuffer> }[] = [];
  #sending: Promise<void> | null = null;
  #isOver = false;
  #failures = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  add(number: number, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#isOver) return;
    this.#waiting.push({ number, bytes });
    if (this.#waiting.length > mostKept) this.#end('from_the_start');
    else {
      this.#tell();
      this.#sending ??= this.#sendAll();
    }
  }

  /** Takes nothing more, and forgets what waits; done when what is on its way has arrived. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#waiting.length = 0;
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#waiting[0]; next && !this.#isOver; next = this.#waiting[0]) {
      const fate = await this.#options.send(next.number, next.bytes);
      if (this.#isOver) break;
      if (fate === 'taken') {
        this.#failures = 0;
        this.#waiting.shift();
      } else if (fate === 'again') {
        const pause = pausesMs[Math.min(this.#failures, pausesMs.length - 1)] ?? 0;
        this.#failures += 1;
        this.#tell();
        await this.#options.wait(pause);
      } else {
        this.#end(fate);
      }
      this.#tell();
    }
    this.#sending = null;
  }

  #end(fate: Exclude<Fate, 'taken' | 'again'>): void {
    void this.stop();
    this.#options.onEnd(fate);
  }

  #tell(): void {
    if (this.#isOver) return;
    this.#options.onLine({
      behind: this.#waiting.length / piecesEach,
      isLost: this.#failures > 0,
    });
  }
}
