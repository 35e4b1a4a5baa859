import { beginSending, noteArrival, takePiece, viewersOf } from '../../features/stages/index.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { piecesEach, piecesOfKey } from './film.ts';

const pieceMs = 1_000 / piecesEach;
/** Whoever comes back soon finds it going on. */
const restsAfterMs = 20_000;
/** A run nobody hears from is interrupted. */
const breathMs = 4_000;
/** More was missed than anybody waits for: the machine slept. */
const mostBehind = 10 * piecesEach;

interface Parts {
  admin: Person;
  eventId: number;
  stageId: number;
  runId: number;
  /** A minute, whose first piece begins with the minute on the wall. */
  film: readonly Uint8Array[];
  /** For whom it is sent. */
  isOnlooker(personId: number): boolean;
}

interface Sending {
  pass: string;
  /** Of the sending. */
  number: number;
  /** Which piece of all since the epoch it is, counted as time passes. */
  next: number;
}

/** `resting`: nobody looks, nothing is sent. `over`: somebody ended the run, or sends themselves. */
type Standing = 'sending' | 'resting' | 'over';

/**
 * Sends a minute over and over as a studio would: its pieces when they are due by the clock on the wall.
 * While nobody looks it rests, and only says that the run goes on.
 */
export class Loop {
  readonly #work: Work;
  readonly #parts: Parts;
  #sending: Sending | null = null;
  #lookedAt: number;
  #breathedAt = 0;
  /** Of the run, as far as is known. */
  seconds = 0;

  constructor(work: Work, parts: Parts) {
    this.#work = work;
    this.#parts = parts;
    this.#lookedAt = work.clock.now().getTime();
  }

  /** All that is due at this moment. */
  async turn(): Promise<Standing> {
    const { admin, stageId, isOnlooker } = this.#parts;
    const now = this.#work.clock.now().getTime();
    const room = viewersOf({ organisationId: admin.organisationId, id: stageId });
    if (this.#work.hub.crowdIn(room).people().some(isOnlooker)) this.#lookedAt = now;
    try {
      if (now - this.#lookedAt < restsAfterMs) return await this.#send(now);
      return await this.#rest(now);
    } catch (error) {
      return this.#standingAfter(error);
    }
  }

  async #send(now: number): Promise<Standing> {
    const due = Math.floor(now / pieceMs);
    if (this.#sending && due - this.#sending.next > mostBehind) this.#sending = null;
    const { pass, ...begun } = (this.#sending ??= await this.#begin(due));
    const { film } = this.#parts;
    for (let { number, next } = begun; next < due; number++, next++) {
      const piece = film[next % film.length] ?? new Uint8Array();
      this.seconds = (await takePiece(this.#work, pass, number, piece)).seconds;
      this.#sending = { pass, number: number + 1, next: next + 1 };
    }
    return 'sending';
  }

  /** From a keyframe on, and at once as much as a player begins with. */
  async #begin(due: number): Promise<Sending> {
    const { admin, eventId, runId } = this.#parts;
    const { pass } = await beginSending(this.#work, admin, eventId, runId);
    // A segment is whole with the first piece of the next one.
    const key = Math.floor((due - 1) / piecesOfKey) * piecesOfKey;
    return { pass, number: 0, next: key - piecesOfKey };
  }

  async #rest(now: number): Promise<Standing> {
    this.#sending = null;
    if (now - this.#breathedAt < breathMs) return 'resting';
    this.#breathedAt = now;
    const { admin, runId } = this.#parts;
    await noteArrival(
      this.#work,
      { organisationId: admin.organisationId, id: runId },
      this.seconds,
    );
    return 'resting';
  }

  /** Where the process beside the server is away or has begun anew, it goes on with another sending. */
  #standingAfter(error: unknown): Standing {
    this.#sending = null;
    const code = error instanceof ProblemError ? error.code : '';
    if (code === 'stages.over' || code === 'stages.taken_over' || code === 'not_found')
      return 'over';
    if (code !== 'stages.media_off' && code !== 'stages.gap') {
      this.#work.log.warn({ err: error }, 'the stage of the demo missed a turn');
    }
    return 'sending';
  }
}
