import { findTitles } from '../../features/agenda/index.ts';
import {
  beginRun,
  beginSending,
  endRun,
  showRecording,
  takePiece,
} from '../../features/stages/index.ts';
import type { Person } from '../../platform/person.ts';
import { insideOf, type Work } from '../../platform/work.ts';
import { piecesEach, readFilm } from './film.ts';

interface Where {
  admin: Person;
  eventId: number;
  stageId: number;
  /** Where the films are. */
  folder: string;
}

const replays = [
  { film: 'winters', session: 'The next ten winters' },
  { film: 'streets', session: 'Streets for eight-year-olds' },
];

/** Two sessions of the day before, to be seen again. */
export async function addReplays(work: Work, where: Where): Promise<void> {
  const { admin, eventId, folder } = where;
  const titles = await findTitles(work.db, admin.organisationId, eventId);
  for (const { film, session } of replays) {
    const found = titles.find(({ title }) => title.en === session);
    if (!found?.startsAt) continue;
    const { id: sessionId, startsAt } = found;
    const pieces = await readFilm(folder, film);
    // What goes on was begun a day ago: nobody may see it before it is over.
    await work.transaction((tx) =>
      addReplay(insideOf(work, tx), where, { sessionId, startsAt, pieces }),
    );
  }
}

interface Replay {
  sessionId: number;
  startsAt: Date;
  pieces: readonly Uint8Array[];
}

async function addReplay(work: Work, where: Where, { sessionId, startsAt, pieces }: Replay) {
  const { admin, eventId, stageId } = where;
  const input = { sessionId, isRecorded: true };
  const stage = await beginRun(at(work, startsAt), admin, eventId, stageId, input);
  const runId = stage.run?.id ?? 0;
  // The process beside the server lets in what holds by the clock on the wall.
  const { pass } = await beginSending(work, admin, eventId, runId);
  for (const [number, piece] of pieces.entries()) {
    await takePiece(at(work, startsAt), pass, number, piece);
  }
  const end = new Date(startsAt.getTime() + (pieces.length / piecesEach) * 1_000);
  await endRun(at(work, end), admin, eventId, runId);
  await showRecording(work, admin, eventId, runId, true);
}

const at = (work: Work, moment: Date): Work => ({
  ...work,
  clock: { ...work.clock, now: () => moment },
});
