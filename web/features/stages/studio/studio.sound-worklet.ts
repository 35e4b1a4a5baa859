/** What the browser declares for worklets alone. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

const packet = 960;
const channels = 2;

/** Hands on what it hears, 20 ms at a time, one channel after the other. */
class Hearing extends AudioWorkletProcessor {
  #samples = new Float32Array(packet * channels);
  #filled = 0;

  process([input = []]: Float32Array[][]): boolean {
    const length = input[0]?.length ?? 128;
    for (let index = 0; index < length; index++) {
      for (let channel = 0; channel < channels; channel++) {
        const heard = input[channel] ?? input[0];
        this.#samples[channel * packet + this.#filled] = heard?.[index] ?? 0;
      }
      this.#filled += 1;
      if (this.#filled === packet) this.#handOn();
    }
    return true;
  }

  #handOn(): void {
    this.port.postMessage(this.#samples, [this.#samples.buffer]);
    this.#samples = new Float32Array(packet * channels);
    this.#filled = 0;
  }
}

registerProcessor('hearing', Hearing);
