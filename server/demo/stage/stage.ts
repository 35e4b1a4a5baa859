import type { Stage } from '@plenum/contract';
import {
  beginRun,
  endRun,
  findRun,
  readStages,
  removeRecording,
} from '../../features/stages/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { piecesEach, readFilm } from './film.ts';
import { Loop } from './loop.ts';
import { type Notes, readNotes, writeNotes } from './notes.ts';
import { addReplays } from './replays.ts';

const dayMs = 86_400_000;

/** Files of a run that is not kept go with it: so many seconds, and another one begins. */
const usualMost = { resting: 10 * 60, sending: 60 * 60 };

/** The stage of the demo: two replays at the first start, and live from then on. The answer ends it. */
export function beginStage(
  work: Work,
  folder: string,
  isOnlooker?: IsOnlooker,
): () => Promise<void> {
  const stage = new DemoStage(work, folder, usualMost, isOnlooker);
  let turning: Promise<void> | null = null;
  const turn = async () => {
    const goesOn = await stage.turn().catch((error: unknown) => {
      work.log.warn({ err: error }, 'the demo has no live stage');
      return false;
    });
    turning = null;
    if (!goesOn) stop();
  };
  const stop = work.clock.every(1_000 / piecesEach, () => {
    turning ??= turn();
  });
  return async () => {
    stop();
    await turning;
  };
}

/** Whether it is sent for this one: the crowd of the demo looks at nothing. */
export type IsOnlooker = (personId: number) => boolean;

export class DemoStage {
  readonly #work: Work;
  readonly #folder: string;
  readonly #most: typeof usualMost;
  readonly #isOnlooker: IsOnlooker;
  #loop: Loop | null = null;
  #notes: Notes | null = null;
  #since = 0;

  constructor(work: Work, folder: string, most = usualMost, isOnlooker: IsOnlooker = () => true) {
    this.#work = work;
    this.#folder = folder;
    this.#most = most;
    this.#isOnlooker = isOnlooker;
  }

  /** False: it is over until the next start. */
  async turn(): Promise<boolean> {
    this.#loop ??= await this.#begin();
    if (!this.#loop) return false;
    const standing = await this.#loop.turn();
    if (standing === 'over') return false;
    if (this.#loop.seconds > this.#most[standing] || this.#isOfYesterday(standing)) {
      await this.#endRun();
    }
    return true;
  }

  async #begin(): Promise<Loop | null> {
    const work = this.#work;
    this.#notes ??= await readNotes(work.config.dataDir);
    if (!this.#notes) return null;
    const { organisationId, organiserId, eventId } = this.#notes;
    const admin: Person = { ...nobody, id: organiserId, organisationId };
    const [stage] = await readStages(work, admin, eventId);
    if (!stage) return null;
    const stageId = stage.id;
    if (!this.#notes.hasReplays && !stage.run) {
      await addReplays(work, { admin, eventId, stageId, folder: this.#folder });
      await this.#note({ hasReplays: true });
    }
    const runId = await this.#run(admin, stage);
    if (runId === null) return null;
    const film = await readFilm(this.#folder, 'clock');
    const isOnlooker = this.#isOnlooker;
    this.#since = work.clock.now().getTime();
    return new Loop(work, { admin, eventId, stageId, runId, film, isOnlooker });
  }

  /** The one it began before, or another; null: somebody ended it, or is live there. */
  async #run(admin: Person, { id: stageId, run }: Stage): Promise<number | null> {
    const { eventId, runId, organisationId } = this.#notes as Notes;
    if (run) return run.id === runId ? runId : null;
    const known =
      runId === null ? null : await findRun(this.#work.db, organisationId, eventId, runId);
    if (known?.endedBy === 'by_person') return null;
    const input = { sessionId: null, isRecorded: false };
    const stage = await beginRun(this.#work, admin, eventId, stageId, input);
    await this.#note({ runId: stage.run?.id ?? null });
    return stage.run?.id ?? null;
  }

  /** Each minute of a run is a row: one that nobody looks at makes room for another once a day. */
  #isOfYesterday(standing: 'resting' | 'sending'): boolean {
    return standing === 'resting' && this.#work.clock.now().getTime() - this.#since > dayMs;
  }

  async #endRun(): Promise<void> {
    const { organisationId, organiserId, eventId, runId } = this.#notes as Notes;
    const admin: Person = { ...nobody, id: organiserId, organisationId };
    await this.#note({ runId: null });
    this.#loop = null;
    if (runId === null) return;
    await endRun(this.#work, admin, eventId, runId);
    await removeRecording(this.#work, admin, eventId, runId);
  }

  async #note(change: Partial<Notes>): Promise<void> {
    this.#notes = { ...(this.#notes as Notes), ...change };
    await writeNotes(this.#work.config.dataDir, this.#notes);
  }
}

const nobody = { role: 'admin', sessionId: 0, network: '' } as const;
