/** An encoder may set its clock, or have stood still: what lies further apart is taken as if it had not been. */
const mostApart = 2_000;

/** The time of a line in milliseconds since it began, from times of 32 bits that begin again. */
export class LineClock {
  #last: number | null = null;
  #now = 0;

  at(time: number): number {
    const step = this.#last === null ? 0 : (time - this.#last) | 0;
    this.#last = time;
    if (Math.abs(step) <= mostApart) this.#now = Math.max(0, this.#now + step);
    return this.#now;
  }
}
