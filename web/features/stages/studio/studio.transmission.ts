import type { Fate, Line } from './studio.sender.ts';
import { Sending } from './studio.sending.ts';

/** `off`: nothing is sent; `taken_over`: another window sends; `over`: the run has ended. */
export type Standing = 'off' | 'sending' | 'taken_over' | 'over' | 'broken';

/** Asks for the right to send, from this window alone. */
type AskForPass = () => Promise<string>;
export type SendPiece = (
  pass: string,
  number: number,
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<Fate>;

interface Parts {
  send: SendPiece;
  canvas: HTMLCanvasElement;
  codec(): string | null;
  onLine(line: Line): void;
  onStanding(standing: Standing): void;
}

const againMs = 2_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, againMs));

/** One sending after another, as long as this window is the one that sends. */
export class Transmission {
  readonly #parts: Parts;
  #sending: Sending | null = null;
  /** Another one with each beginning and end: what was begun for an older one is let go. */
  #turn: object = {};

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  begin(askForPass: AskForPass): Promise<void> {
    this.#turn = {};
    return this.#beginIn(this.#turn, askForPass);
  }

  /** Done when what is on its way has arrived. */
  async stop(standing: Standing): Promise<void> {
    this.#turn = {};
    this.#parts.onStanding(standing);
    await this.#halt();
  }

  async close(): Promise<void> {
    this.#turn = {};
    await this.#halt();
  }

  tick = (): void => this.#sending?.tick();
  hear = (samples: Float32Array): void => this.#sending?.hear(samples);

  async #halt(): Promise<void> {
    const stopped = this.#sending?.stop();
    this.#sending = null;
    await stopped;
  }

  async #beginIn(turn: object, askForPass: AskForPass): Promise<void> {
    const { canvas, codec, send, onLine, onStanding } = this.#parts;
    await this.#halt();
    const pass = await askForPass();
    const found = codec();
    if (this.#turn !== turn || found === null) return;
    this.#sending = new Sending({
      codec: found,
      canvas,
      send: (number, bytes) => send(pass, number, bytes),
      onLine,
      onEnd: (end) => {
        if (end === 'from_the_start') void this.#beginAgain(turn, askForPass);
        else void this.stop(end);
      },
    });
    onStanding('sending');
  }

  /** What was kept is too old by now, or the server lost it: from this moment, once there is a line. */
  async #beginAgain(turn: object, askForPass: AskForPass): Promise<void> {
    while (this.#turn === turn) {
      this.#parts.onLine({ behind: 0, isLost: true });
      try {
        return await this.#beginIn(turn, askForPass);
      } catch {
        await pause();
      }
    }
  }
}
