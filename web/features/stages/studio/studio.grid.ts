import { beginningOf, piecesPerSecond } from './studio.piece.ts';

export const picturesPerSecond = 30;
const perPiece = picturesPerSecond / piecesPerSecond;
/** A keyframe every two seconds: where a segment may begin. */
const perKey = 2 * picturesPerSecond;

export interface Tick {
  /** Microseconds since the sending began. */
  at: number;
  isKey: boolean;
}

/**
 * When the next picture is due. Pictures stand on a grid; where a slow machine misses some, the first of
 * each piece is made up for, so that no piece is without one and keyframes stand where segments begin.
 */
export class Grid {
  #next = 0;

  /** Null: the one that is due was made already. */
  tick(elapsedMs: number): Tick | null {
    const now = Math.floor((elapsedMs * picturesPerSecond) / 1_000);
    if (now < this.#next) return null;
    const nextPiece = Math.ceil(this.#next / perPiece) * perPiece;
    const due = Math.min(now, nextPiece);
    this.#next = due + 1;
    return { at: timeOf(due), isKey: due % perKey === 0 };
  }
}

const timeOf = (picture: number): number => {
  const piece = Math.floor(picture / perPiece);
  return beginningOf(piece) + Math.round(((picture % perPiece) * 1_000_000) / picturesPerSecond);
};
