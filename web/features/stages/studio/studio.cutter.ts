import { beginningOf, type Encoded, type Formats, writePiece } from './studio.piece.ts';

interface Cut {
  number: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Puts what the encoders give into pieces. A piece is whole when a picture of the next one is there;
 * sound that comes later goes with the next, since it has its own times.
 */
export class Cutter {
  readonly #onPiece: (piece: Cut) => void;
  #number = 0;
  #pictures: Encoded[] = [];
  #sounds: Encoded[] = [];
  formats: Formats | null = null;

  constructor(onPiece: (piece: Cut) => void) {
    this.#onPiece = onPiece;
  }

  add(encoded: Encoded): void {
    if (encoded.track === 'audio') {
      this.#sounds.push(encoded);
      return;
    }
    // A piece without a picture is none: what is missing is bridged by the picture before.
    const { formats } = this;
    // An encoder says how its pictures are read with the first of them.
    if (!formats) return;
    while (encoded.at >= beginningOf(this.#number + 1) && this.#pictures.length > 0) {
      this.#cut(formats);
    }
    this.#pictures.push(encoded);
  }

  #cut(formats: Formats): void {
    const end = beginningOf(this.#number + 1);
    const sounds = this.#sounds.filter(({ at }) => at < end);
    this.#sounds = this.#sounds.filter(({ at }) => at >= end);
    const bytes = writePiece(this.#number, formats, [...this.#pictures, ...sounds]);
    this.#onPiece({ number: this.#number, bytes });
    this.#number += 1;
    this.#pictures = [];
  }
}
