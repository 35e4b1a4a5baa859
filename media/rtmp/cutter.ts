import type { AudioFormat, Frame, Piece, VideoFormat } from '../piece.ts';
import { LineClock } from './line-clock.ts';
import { Measure } from './measure.ts';
import { readAudio, readVideo, Unfit } from './tags.ts';

/** Players are promised parts of one length: no longer than this, and not much shorter. */
const mostMs = 355;
const leastMs = 306;
/** Where every picture is a keyframe not each of them begins a piece. */
const leastBeforeKeyMs = 150;
const mostBytes = 2_000_000;
const mostFrames = 400;
/** Sound is counted on from its first packet; where that leads elsewhere than its times do, it begins anew. */
const mostAsideMs = 100;
const aacLength = 1_024;
/** Segments begin at keyframes: of those further apart everybody waits for longer. */
const usualKeyMs = 2_100;

/** Of what an encoder sends the pieces that a studio would have sent (decision 58). */
export class Cutter {
  readonly #clock = new LineClock();
  readonly measure = new Measure();
  #video: VideoFormat | null = null;
  #audio: AudioFormat | null = null;
  #nextAudio: AudioFormat | null = null;
  #needsKey = true;
  /** Where the sending begins: what is heard before is of nothing. */
  #from = 0;
  #pictures: Frame[] = [];
  #sounds: Frame[] = [];
  #bytes = 0;
  #lastAt = -1_000;
  #step = 0;
  #heard: { from: number; packets: number } | null = null;

  /** Another sending begins: with the next keyframe. */
  beginAnew(): void {
    this.#needsKey = true;
    this.#forget();
  }

  /** A piece that has become whole by this. */
  takeVideo(time: number, body: Buffer): Piece | null {
    const tag = readVideo(body);
    if (!tag) return null;
    if (tag.kind === 'format') return this.#setVideo(tag.format);
    const at = this.#placeOf(this.#clock.at(time));
    const { isKey, later, bytes } = tag;
    this.measure.take(at / 1_000, bytes.length, isKey);
    if (!this.#video || bytes.length === 0 || (this.#needsKey && !isKey)) return null;
    const piece = this.#isDue(at, isKey) ? this.#cut(at) : null;
    if (this.#pictures.length === 0 && isKey) this.#audio = this.#nextAudio;
    if (this.#needsKey) this.#from = at;
    this.#needsKey = false;
    this.#keep(this.#pictures, { isKey, at, later: later * 1_000, bytes });
    return piece;
  }

  takeAudio(time: number, body: Buffer): void {
    const tag = readAudio(body);
    if (!tag) return;
    if (tag.kind === 'format') {
      this.#nextAudio = tag.format;
      this.#heard = null;
      return;
    }
    const at = this.#placeOfSound(this.#clock.at(time));
    const isFit = JSON.stringify(this.#audio) === JSON.stringify(this.#nextAudio);
    this.measure.takeSound(tag.bytes.length);
    if (!this.#audio || !isFit || this.#pictures.length === 0 || tag.bytes.length === 0) return;
    if (at < this.#from || at <= (this.#sounds.at(-1)?.at ?? -1)) return;
    this.#keep(this.#sounds, { isKey: true, at, bytes: tag.bytes });
  }

  get complaint() {
    const { keySeconds } = this.measure;
    return keySeconds !== null && keySeconds * 1_000 > usualKeyMs ? ('keyframes' as const) : null;
  }

  #setVideo(format: VideoFormat): Piece | null {
    this.measure.size = { width: format.width, height: format.height };
    if (JSON.stringify(format) === JSON.stringify(this.#video)) return null;
    // Another film begins, and that with a keyframe; what came of the one before is whole.
    const piece = this.#pictures.length > 0 ? this.#cut(this.#lastAt + this.#step) : null;
    this.#video = format;
    this.#needsKey = true;
    return piece;
  }

  /** In microseconds; each picture is read after the one before, whatever its encoder says. */
  #placeOf(ms: number): number {
    const at = Math.max(ms * 1_000, this.#lastAt + 1_000);
    if (this.#lastAt >= 0) this.#step = at - this.#lastAt;
    this.#lastAt = at;
    return at;
  }

  /** Times are whole milliseconds, and packets are no whole number of those. */
  #placeOfSound(ms: number): number {
    const rate = this.#nextAudio?.rate ?? 48_000;
    const { from, packets } = this.#heard ?? { from: ms * 1_000, packets: 0 };
    const counted = from + Math.round((packets * aacLength * 1_000_000) / rate);
    const isAside = Math.abs(counted / 1_000 - ms) > mostAsideMs;
    this.#heard = isAside ? { from: ms * 1_000, packets: 1 } : { from, packets: packets + 1 };
    return isAside ? ms * 1_000 : counted;
  }

  #isDue(at: number, isKey: boolean): boolean {
    const [first] = this.#pictures;
    if (!first) return false;
    const long = (at - first.at) / 1_000;
    if (isKey) return !first.isKey || long >= leastBeforeKeyMs;
    return long >= leastMs || long + this.#step / 1_000 > mostMs;
  }

  #keep(frames: Frame[], frame: Frame): void {
    this.#bytes += frame.bytes.length;
    if (this.#bytes > mostBytes || frames.length >= mostFrames) throw new Unfit('too_much');
    frames.push(frame);
  }

  #cut(until: number): Piece | null {
    const [first] = this.#pictures;
    const video = this.#video;
    const [pictures, sounds] = [this.#pictures, this.#sounds];
    this.#forget();
    if (!first || !video) return null;
    return { from: first.at, until, video, audio: this.#audio, pictures, sounds };
  }

  #forget(): void {
    this.#pictures = [];
    this.#sounds = [];
    this.#bytes = 0;
  }
}
