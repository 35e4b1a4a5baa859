import { Cutter } from './studio.cutter.ts';
import { type Encoders, openEncoders } from './studio.encoders.ts';
import { Grid } from './studio.grid.ts';
import { type Fate, type Line, Sender, type SenderEnd } from './studio.sender.ts';
import { samplesEach, soundRate } from './studio.sound.ts';

interface Parts {
  codec: string;
  canvas: HTMLCanvasElement;
  send(number: number, bytes: Uint8Array<ArrayBuffer>): Promise<Fate>;
  onLine(line: Line): void;
  onEnd(end: SenderEnd | 'broken'): void;
}

/** Clocks of sound cards run a little differently; beyond this, sound is set right. */
const mostDriftUs = 100_000;

/** From the canvas and the mix to the server, from one moment on. */
export class Sending {
  readonly #grid = new Grid();
  readonly #encoders: Encoders;
  readonly #sender: Sender;
  readonly #canvas: HTMLCanvasElement;
  readonly #began = performance.now();
  #soundAt: number | null = null;

  constructor({ codec, canvas, send, onLine, onEnd }: Parts) {
    this.#canvas = canvas;
    const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    this.#sender = new Sender({ send, onLine, onEnd, wait });
    const cutter = new Cutter(({ number, bytes }) => this.#sender.add(number, bytes));
    this.#encoders = openEncoders({
      codec,
      onEncoded: (encoded) => cutter.add(encoded),
      onFormats: (formats) => {
        cutter.formats = formats;
      },
      onFault: () => onEnd('broken'),
    });
  }

  #elapsed = () => performance.now() - this.#began;

  /** The canvas shows a new picture, perhaps. */
  tick(): void {
    const elapsed = this.#elapsed();
    for (let due = this.#grid.tick(elapsed); due; due = this.#grid.tick(elapsed)) {
      this.#encoders.picture(this.#canvas, due.at, due.isKey);
    }
  }

  hear(samples: Float32Array): void {
    const now = Math.round(this.#elapsed() * 1_000);
    const at = this.#soundAt;
    const isOff = at === null || Math.abs(now - at) > mostDriftUs;
    const next = isOff ? Math.max(now, at ?? 0) : at;
    this.#encoders.sound(samples, next);
    this.#soundAt = next + (samplesEach * 1_000_000) / soundRate;
  }

  async stop(): Promise<void> {
    this.#encoders.close();
    await this.#sender.stop();
  }
}
