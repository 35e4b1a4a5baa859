import { everyoneIn } from '../../platform/sockets/rooms.ts';
import { type Notes, readNotes } from '../stage/notes.ts';
import { randomFrom } from '../summit/random.ts';
import type { CrowdParts } from './member.ts';
import { gatherRoster, type Roster } from './roster.ts';
import { Scene } from './scene.ts';

const looksEveryMs = 1_000;
const staysMs = 60_000;
/** Where the database is away, say. */
const restsMs = 30_000;

export interface BegunCrowd {
  /** Whether somebody is none of the crowd. */
  isOnlooker(personId: number): boolean;
  stop(): Promise<void>;
}

/** The people of the demo who come while somebody looks. */
export function beginCrowd(parts: CrowdParts): BegunCrowd {
  const crowd = new Crowd(parts);
  let turning: Promise<void> | null = null;
  const turn = async () => {
    const goesOn = await crowd.turn().catch(async (error: unknown) => {
      parts.work.log.warn({ err: error }, 'the demo has no crowd for a while');
      await crowd.rest();
      return true;
    });
    turning = null;
    if (!goesOn) stop();
  };
  const stop = parts.work.clock.every(looksEveryMs, () => {
    turning ??= turn();
  });
  return {
    isOnlooker: (personId) => !crowd.has(personId),
    stop: async () => {
      stop();
      await turning;
      await crowd.leave();
    },
  };
}

export class Crowd {
  readonly #parts: CrowdParts;
  readonly #random = randomFrom(8_060);
  #notes: Notes | null = null;
  #roster: Roster | null = null;
  #scene: Scene | null = null;
  #watchedAt = 0;
  #restsUntil = 0;

  constructor(parts: CrowdParts) {
    this.#parts = parts;
  }

  has(personId: number): boolean {
    return this.#roster?.byId.has(personId) ?? false;
  }

  /** False: there is none here, and never will be. */
  async turn(): Promise<boolean> {
    const { work } = this.#parts;
    this.#notes ??= await readNotes(work.config.dataDir);
    if (!this.#notes) return false;
    const now = work.clock.now().getTime();
    if (now < this.#restsUntil) return true;
    if (this.#isWatched(this.#notes)) this.#watchedAt = now;
    else if (!this.#scene) return true;
    if (now - this.#watchedAt > staysMs) {
      await this.leave();
      return true;
    }
    this.#roster ??= await gatherRoster(this.#parts, this.#notes);
    if (!this.#roster) return false;
    this.#scene ??= await this.#open(this.#notes, this.#roster);
    await this.#scene?.turn();
    return this.#scene !== null;
  }

  /** Something failed that was no refusal: it comes back later. */
  async rest(): Promise<void> {
    this.#restsUntil = this.#parts.work.clock.now().getTime() + restsMs;
    await this.leave();
  }

  async leave(): Promise<void> {
    const scene = this.#scene;
    this.#scene = null;
    await scene?.close();
  }

  /** Asked every second of what is in memory anyway; nothing else is done while nobody looks. */
  #isWatched({ organisationId }: Notes): boolean {
    const { hub } = this.#parts.work;
    return hub
      .crowdIn(everyoneIn(organisationId))
      .people()
      .some((id) => !this.has(id));
  }

  #open(notes: Notes, roster: Roster): Promise<Scene | null> {
    return Scene.open({ crowd: this.#parts, notes, roster, random: this.#random });
  }
}
