import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilmLine, isEnd, isFilm, isPart, type Line, linesOf, type Part } from './ledger.ts';
import { filmHead, scaleIn } from './film-head.ts';
import type { Piece } from './piece.ts';
import { earlier } from './shift.ts';

/** The files of one run: its films, and the ledger that says what of them counts. */
export class Reel {
  readonly #folder: string;
  #ledger: FileHandle | null = null;
  #film: FileHandle | null = null;
  readonly films: FilmLine[] = [];
  readonly parts: Part[] = [];
  endedAt: number | null = null;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<Reel> {
    const reel = new Reel(folder);
    for (const line of linesOf(await textOf(join(folder, 'ledger')))) reel.#take(line);
    return reel;
  }

  #take(line: Line): void {
    if (isPart(line)) this.parts.push(line);
    else if (isFilm(line)) this.films.push(line);
    else if (isEnd(line)) this.endedAt = line.end;
  }

  get bytes(): number {
    return this.parts.reduce((sum, { length }) => sum + length, 0);
  }

  get seconds(): number {
    return this.parts.reduce((sum, { seconds }) => sum + seconds, 0);
  }

  /** Whether the last film is of this format. */
  hasFilmFor({ video, audio }: Piece): boolean {
    const last = this.films.at(-1);
    const format = JSON.stringify([video, audio]);
    return last !== undefined && JSON.stringify([last.video, last.audio]) === format;
  }

  /** A film of this format to write on: the last one, or another where that has another. */
  async filmFor(piece: Piece): Promise<number> {
    if (this.hasFilmFor(piece)) return this.films.length - 1;
    const { video, audio } = piece;
    const film = this.films.length;
    const head = filmHead(video, audio);
    await this.#film?.close();
    await mkdir(this.#folder, { recursive: true });
    this.#film = await open(this.#placeOf(film), 'w+');
    await this.#film.write(head, 0, head.length, 0);
    await this.#note({ film, head: head.length, video, audio });
    return film;
  }

  /** Written, and then said to be: what was cut off in between is written over. */
  async append(film: number, bytes: Buffer, part: Omit<Part, 'film' | 'offset' | 'length'>) {
    const offset = this.#endOf(film);
    this.#film ??= await open(this.#placeOf(film), 'r+');
    await this.#film.write(bytes, 0, bytes.length, offset);
    const written: Part = { film, offset, length: bytes.length, ...part };
    await this.#note(written);
    return written;
  }

  async end(at: number): Promise<void> {
    if (this.endedAt === null) await this.#note({ end: at });
    await this.close();
  }

  async close(): Promise<void> {
    const open = [this.#film, this.#ledger];
    this.#film = null;
    this.#ledger = null;
    for (const file of open) await file?.close();
  }

  /** What is left says that it is over, to whoever still sends. */
  async remove(at: number): Promise<void> {
    await this.close();
    await rm(this.#folder, { recursive: true, force: true });
    this.films.length = 0;
    this.parts.length = 0;
    await this.#note({ end: at });
    await this.close();
  }

  /** Where a film ends: behind its last part, or behind its head. */
  #endOf(film: number): number {
    const last = this.parts.at(-1);
    if (last?.film === film) return last.offset + last.length;
    return this.films[film]?.head ?? 0;
  }

  readHead = (film: number): Promise<Buffer> => this.#read(film, 0, this.films[film]?.head ?? 0);

  readParts(from: Part, to: Part): Promise<Buffer> {
    return this.#read(from.film, from.offset, to.offset + to.length - from.offset);
  }

  /** All that counts of a film. */
  wholeOf(film: number): { place: string; length: number } | null {
    if (!this.films[film]) return null;
    const last = this.parts.findLast((part) => part.film === film);
    const length = last ? last.offset + last.length : (this.films[film]?.head ?? 0);
    return { place: this.#placeOf(film), length };
  }

  /** These parts of a film, one at a time, as if it had begun so much later. */
  async *readFilm(line: FilmLine, parts: readonly Part[], missing: number) {
    yield await this.readHead(line.film);
    for (const part of parts) {
      const fragment = await this.readParts(part, part);
      yield earlier(fragment, missing, (track) => scaleIn(line, track));
    }
  }

  async #read(film: number, offset: number, length: number): Promise<Buffer> {
    const file = await open(this.#placeOf(film), 'r');
    try {
      const bytes = Buffer.alloc(length);
      await file.read(bytes, 0, length, offset);
      return bytes;
    } finally {
      await file.close();
    }
  }

  async #note(line: Line): Promise<void> {
    this.#ledger ??= await this.#openLedger();
    await this.#ledger.appendFile(`${JSON.stringify(line)}\n`);
    this.#take(line);
  }

  async #openLedger(): Promise<FileHandle> {
    await mkdir(this.#folder, { recursive: true });
    const place = join(this.#folder, 'ledger');
    const text = await textOf(place);
    const ledger = await open(place, 'a');
    await ledger.truncate(Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
    return ledger;
  }

  #placeOf = (film: number): string => join(this.#folder, `${film}.mp4`);
}

async function textOf(place: string): Promise<string> {
  try {
    return await readFile(place, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
