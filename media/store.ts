import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Reel } from './reel.ts';
import { Refusal } from './refusal.ts';
import { Run } from './run.ts';

/** A run nobody asked for in so long is closed; it is read again when somebody does. */
const restMs = 120_000;
const lookEveryMs = 5_000;
/** The rest of the disk is for everything else. */
const mostOfDisk = 0.9;

/** All runs of this node, opened when somebody asks for them. */
export class Store {
  readonly #folder: string;
  readonly #runs = new Map<string, { run: Promise<Run>; usedAt: number }>();
  #room: { at: number; isThere: boolean } = { at: 0, isThere: true };
  readonly #resting: NodeJS.Timeout;

  constructor(folder: string) {
    this.#folder = folder;
    this.#resting = setInterval(() => this.#rest(), restMs / 4).unref();
  }

  run(id: string): Promise<Run> {
    const known = this.#runs.get(id);
    if (known) {
      known.usedAt = Date.now();
      return known.run;
    }
    const run = Reel.open(join(this.#folder, id)).then((reel) => new Run(reel));
    this.#runs.set(id, { run, usedAt: Date.now() });
    run.catch(() => this.#runs.delete(id));
    return run;
  }

  async remove(id: string): Promise<void> {
    const run = await this.run(id);
    this.#runs.delete(id);
    await run.remove(Date.now());
  }

  /** Raises where the disk has no room for more. */
  async requireRoom(now: number): Promise<void> {
    if (now - this.#room.at > lookEveryMs) {
      await mkdir(this.#folder, { recursive: true });
      const { blocks, bavail } = await statfs(this.#folder);
      this.#room = { at: now, isThere: bavail > blocks * (1 - mostOfDisk) };
    }
    if (!this.#room.isThere) throw new Refusal(507, 'storage_full');
  }

  #rest(): void {
    const before = Date.now() - restMs;
    for (const [id, { run, usedAt }] of this.#runs) {
      if (usedAt > before) continue;
      this.#runs.delete(id);
      run.then((one) => one.rest()).catch(() => undefined);
    }
  }

  close(): void {
    clearInterval(this.#resting);
  }
}
