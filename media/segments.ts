import type { Part } from './ledger.ts';

/** Parts from a keyframe on that stand together in the lists. Numbers are those of the run's parts. */
export interface Segment {
  from: number;
  to: number;
  film: number;
  seconds: number;
  at: number;
  /** Another film, so another format or another clock, begins here. */
  breaks: boolean;
}

const segmentSeconds = 2;
/** A keyframe half a picture early is on time. */
const slack = 0.05;

/** Segments that are whole, and the one that still grows. */
export class Segments {
  readonly whole: Segment[] = [];
  open: Segment | null = null;

  add(part: Part, number: number): void {
    const { open } = this;
    const isOther = open !== null && open.film !== part.film;
    const isFull = part.isKey && (open?.seconds ?? 0) >= segmentSeconds - slack;
    if (open && !isOther && !isFull) {
      this.open = { ...open, to: number, seconds: open.seconds + part.seconds };
      return;
    }
    this.close();
    const { film, seconds, at } = part;
    this.open = { from: number, to: number, film, seconds, at, breaks: isOther };
  }

  close(): void {
    if (this.open) this.whole.push(this.open);
    this.open = null;
  }
}
