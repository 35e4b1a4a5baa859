/** What arrives, as an organiser reads it. */
export interface Figures {
  width: number;
  height: number;
  /** Pictures a second, and bits a second of all that came. */
  rate: number;
  bits: number;
  /** Between keyframes; null: there has been one at most. */
  keySeconds: number | null;
  /** Pictures the encoder left out, since it began. */
  dropped: number;
}

/** Of so many pictures the usual time between two is found. */
const lately = 60;
/** A picture as long after the one before as this many: others were left out. */
const holeSteps = 1.6;
/** Who encodes a screen that stands still may leave out a second of pictures: more is a clock that was set. */
const mostHole = 120;

/** Looks at what passes and keeps nothing of it. */
export class Measure {
  size: { width: number; height: number } | null = null;
  keySeconds: number | null = null;
  #dropped = 0;
  #steps: number[] = [];
  #lastAt: number | null = null;
  #lastKeyAt: number | null = null;
  #bytes = 0;
  #since = 0;

  /** `at` in milliseconds. */
  take(at: number, bytes: number, isKey: boolean): void {
    this.#bytes += bytes;
    if (this.#lastAt !== null) this.#noteStep(at - this.#lastAt);
    this.#lastAt = at;
    if (!isKey) return;
    if (this.#lastKeyAt !== null) this.keySeconds = (at - this.#lastKeyAt) / 1_000;
    this.#lastKeyAt = at;
  }

  takeSound(bytes: number): void {
    this.#bytes += bytes;
  }

  #noteStep(step: number): void {
    const usual = this.#usualStep;
    const missing = usual === null ? 0 : Math.round(step / usual) - 1;
    if (usual !== null && step > usual * holeSteps && missing <= mostHole) this.#dropped += missing;
    this.#steps.push(step);
    if (this.#steps.length > lately) this.#steps.shift();
  }

  /** The one in the middle: neither a hole nor two that came together say what is usual. */
  get #usualStep(): number | null {
    if (this.#steps.length < 10) return null;
    return this.#steps.toSorted((a, b) => a - b)[this.#steps.length >> 1] ?? null;
  }

  /** Since it was asked before. Null: there is no picture yet. */
  figures(now: number): Figures | null {
    const seconds = (now - this.#since) / 1_000;
    const bits = this.#since === 0 ? 0 : Math.round((this.#bytes * 8) / seconds);
    this.#bytes = 0;
    this.#since = now;
    const last = this.#lastAt ?? 0;
    const sum = this.#steps.reduce((all, step) => all + step, 0);
    if (!this.size || last === 0 || sum === 0) return null;
    return {
      ...this.size,
      rate: Math.round((this.#steps.length * 10_000) / sum) / 10,
      bits,
      keySeconds: this.keySeconds === null ? null : Math.round(this.keySeconds * 10) / 10,
      dropped: this.#dropped,
    };
  }
}
