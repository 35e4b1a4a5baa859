import { type Cut, cutOf, partsOfFilm, type Span } from './cut.ts';
import { fragmentOf } from './fragment.ts';
import type { Part } from './ledger.ts';
import { liveList, plainList, recordedList } from './playlists.ts';
import { noPicture, notFound, notYet, Refusal } from './refusal.ts';
import { soundHead } from './film-head.ts';
import { type Piece, readPiece } from './piece.ts';
import type { Reel } from './reel.ts';
import { Segments } from './segments.ts';

/** How long a list or a part that is the next to come is waited for. */
const patienceMs = 5_000;
/** What is answered from memory; older parts are read. */
const kept = 60;
/** What a studio kept while its line was lost comes at once. */
const mostAheadSeconds = 90;
/** Without a keyframe for so long nobody could begin to watch. */
const mostWithoutKey = 10;
const aMillion = 1_000_000;

interface Waiting {
  isThere: () => boolean;
  go: (isThere: boolean) => void;
}

const lists = { live: liveList, plain: plainList };
export type ListKind = keyof typeof lists;

export interface Totals {
  seconds: number;
  bytes: number;
  films: number;
}

/** One time a stage is live: what comes is cut into parts and written, what is asked for answered. */
export class Run {
  readonly #reel: Reel;
  readonly segments = new Segments();
  readonly #lately = new Map<number, Buffer>();
  readonly #waiting = new Set<Waiting>();
  #turn: Promise<unknown> = Promise.resolve();
  /** Of the sending that is on: when it began, and how much of it came. */
  #began: { sending: number; at: number; seconds: number } | null = null;
  #sinceKey = 0;
  readonly #written = new Map<ListKind, { parts: number; list: string }>();

  constructor(reel: Reel) {
    this.#reel = reel;
    for (const [number, part] of reel.parts.entries()) this.segments.add(part, number);
    if (this.isOver) this.segments.close();
  }

  get isOver(): boolean {
    return this.#reel.endedAt !== null;
  }

  get parts(): readonly Part[] {
    return this.#reel.parts;
  }

  /** Whether all of it can be heard without its pictures. */
  get hasSound(): boolean {
    return this.#reel.films.every(({ audio }) => audio !== null);
  }

  get totals(): Totals {
    const { seconds, bytes, films } = this.#reel;
    return { seconds, bytes, films: films.length };
  }

  /** One after another, however many arrive at once. */
  #inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(deed);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** What was taken once is taken again without a change. */
  take = (sending: number, number: number, sent: Uint8Array | Piece, now: number): Promise<void> =>
    this.#inTurn(async () => {
      if (this.isOver) throw new Refusal(409, 'stages.over');
      const last = this.parts.at(-1);
      if (last && last.sending > sending) throw new Refusal(409, 'stages.taken_over');
      const next = last?.sending === sending ? last.piece + 1 : 0;
      if (number < next) return;
      if (number > next) throw new Refusal(409, 'stages.gap');
      const piece = sent instanceof Uint8Array ? readPiece(sent) : sent;
      await this.#write(sending, number, piece, now);
    });

  async #write(sending: number, number: number, piece: Piece, now: number): Promise<void> {
    const seconds = (piece.until - piece.from) / aMillion;
    const isKey = piece.pictures[0]?.isKey ?? false;
    this.#refuseUnplayable(number, isKey, seconds);
    const began = this.#beganWith(sending, now);
    if (began.seconds + seconds > (now - began.at) / 1_000 + mostAheadSeconds) {
      throw new Refusal(429, 'stages.too_fast');
    }
    if (!isKey && !this.#reel.hasFilmFor(piece)) throw noPicture();
    const film = await this.#reel.filmFor(piece);
    const start = Math.round(this.#lengthOf(film) * aMillion);
    const fragment = fragmentOf(piece, this.parts.length, start);
    // One after another on everybody's clock; a new sending begins when it arrives.
    const at = number === 0 ? now : this.#clockAfterLast(now);
    const part = await this.#reel.append(film, fragment, {
      seconds,
      isKey,
      at,
      sending,
      piece: number,
    });
    began.seconds += seconds;
    this.#sinceKey = isKey ? seconds : this.#sinceKey + seconds;
    this.#show(part, fragment);
  }

  #refuseUnplayable(number: number, isKey: boolean, seconds: number): void {
    if (isKey) return;
    if (number === 0 || this.#sinceKey + seconds > mostWithoutKey) throw noPicture();
  }

  #beganWith(sending: number, now: number) {
    if (this.#began?.sending !== sending) this.#began = { sending, at: now, seconds: 0 };
    return this.#began;
  }

  #lengthOf = (film: number): number =>
    this.parts.reduce((sum, part) => (part.film === film ? sum + part.seconds : sum), 0);

  #clockAfterLast(now: number): number {
    const last = this.parts.at(-1);
    return last ? last.at + last.seconds * 1_000 : now;
  }

  #show(part: Part, fragment: Buffer): void {
    const number = this.parts.length - 1;
    this.segments.add(part, number);
    this.#lately.set(number, fragment);
    this.#lately.delete(number - kept);
    this.#wake();
  }

  #wake(): void {
    for (const waiting of this.#waiting) {
      if (waiting.isThere()) waiting.go(true);
      else if (this.isOver) waiting.go(false);
    }
  }

  /** False: it did not come in time. */
  #until(isThere: () => boolean): Promise<boolean> {
    if (isThere()) return Promise.resolve(true);
    if (this.isOver) return Promise.resolve(false);
    return new Promise((resolve) => {
      const go = (wasThere: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        resolve(wasThere);
      };
      const timer = setTimeout(() => go(false), patienceMs);
      const waiting = { isThere, go };
      this.#waiting.add(waiting);
    });
  }

  /** Until the list has this part of this segment; nobody waits for what is far off. */
  async untilListed(segment: number, part: number): Promise<void> {
    const { whole } = this.segments;
    if (segment > whole.length + 1) throw new Refusal(400, 'invalid');
    const isThere = () => {
      if (segment < whole.length) return true;
      const { open } = this.segments;
      return segment === whole.length && open !== null && part <= open.to - open.from;
    };
    if (!(await this.#until(isThere)) && !this.isOver) throw notYet();
  }

  /** Written once for everybody, until there is more. */
  list(kind: ListKind): string {
    const { segments, parts, isOver } = this;
    // A player that is shown no segment gives up.
    if (segments.whole.length === 0) throw isOver ? notFound() : notYet();
    const written = this.#written.get(kind);
    if (written?.parts === parts.length) return written.list;
    const list = lists[kind]({ segments, parts, isOver });
    this.#written.set(kind, { parts: parts.length, list });
    return list;
  }

  /** All that was recorded, or what of it is left. */
  recorded(span: Span | null): string {
    const { whole } = this.segments;
    if (!this.isOver || whole.length === 0) throw notFound();
    return recordedList(whole, span);
  }

  /** What is left between these moments, at the keyframes within them. */
  cut(from: number, until: number): Cut {
    const cut = this.isOver ? cutOf(this.segments.whole, from, until) : null;
    if (!cut) throw new Refusal(409, 'stages.nothing_left');
    return cut;
  }

  async readPieces(from: number, to: number): Promise<Buffer> {
    if (to < from || to - from > 100 || to > this.parts.length) throw notFound();
    if (to === this.parts.length && !(await this.#until(() => to < this.parts.length))) {
      throw this.isOver ? notFound() : notYet();
    }
    const lately = Array.from({ length: to - from + 1 }, (_, index) =>
      this.#lately.get(from + index),
    );
    if (lately.every((one) => one !== undefined)) return Buffer.concat(lately);
    const [first, last] = [this.parts[from], this.parts[to]];
    if (!first || !last || first.film !== last.film) throw notFound();
    return this.#reel.readParts(first, last);
  }

  /** Where somebody hears it alone: nothing where it has no sound. */
  async readHead(film: number, isHeard = false): Promise<Buffer> {
    const line = this.#reel.films[film];
    if (!line || (isHeard && !line.audio)) throw notFound();
    if (isHeard && line.audio) return soundHead(line.audio);
    return this.#reel.readHead(film);
  }

  wholeOf(film: number): { place: string; length: number } {
    const whole = this.#reel.wholeOf(film);
    if (!whole) throw notFound();
    return whole;
  }

  /** What is left of a film, as a film that begins there. */
  filmIn(film: number, span: Span): { length: number; bytes: AsyncGenerator<Buffer> } {
    const line = this.#reel.films[film];
    const { kept, missing } = partsOfFilm(this.parts, film, span);
    if (!line || kept.length === 0) throw notFound();
    const length = kept.reduce((sum, part) => sum + part.length, line.head);
    return { length, bytes: this.#reel.readFilm(line, kept, missing) };
  }

  end = (now: number): Promise<Totals> =>
    this.#inTurn(async () => {
      await this.#reel.end(now);
      this.segments.close();
      this.#lately.clear();
      this.#written.clear();
      this.#wake();
      return this.totals;
    });

  remove = (now: number): Promise<void> => this.#inTurn(() => this.#reel.remove(now));

  /** Its files, not what is waited for: it is opened again when somebody asks. */
  rest = (): Promise<void> => this.#inTurn(() => this.#reel.close());
}
