import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chapter } from '@plenum/contract';
import { findTitles } from '../../features/agenda/index.ts';
import {
  beginRun,
  beginSending,
  bringCaptions,
  changeRecording,
  endRun,
  takePiece,
  writeChapters,
} from '../../features/stages/index.ts';
import type { Person } from '../../platform/person.ts';
import { insideOf, type Work } from '../../platform/work.ts';
import { four } from '../summit/shape.ts';
import { piecesEach, readFilm } from './film.ts';

interface Where {
  admin: Person;
  eventId: number;
  stageId: number;
  /** Where the films are. */
  folder: string;
}

const replays: readonly {
  film: string;
  session: string;
  captions: readonly string[];
  chapters: readonly Chapter[];
}[] = [
  {
    film: 'winters',
    session: 'The next ten winters',
    captions: ['en', 'de'],
    chapters: [
      { at: 0, title: four('Welcome', 'Begrüßung', 'Accueil', 'Boas-vindas') },
      {
        at: 14,
        title: four(
          'A cold week',
          'Eine kalte Woche',
          'Une semaine de froid',
          'Uma semana de frio',
        ),
      },
      {
        at: 34,
        title: four('What carries us', 'Was uns trägt', 'Ce qui nous porte', 'O que nos sustenta'),
      },
      {
        at: 56,
        title: four('One street', 'Eine Straße', 'Une seule rue', 'Uma só rua'),
      },
    ],
  },
  {
    film: 'streets',
    session: 'Streets for eight-year-olds',
    captions: ['en', 'fr'],
    chapters: [
      { at: 0, title: four('Welcome', 'Begrüßung', 'Accueil', 'Boas-vindas') },
      {
        at: 12,
        title: four(
          'A town at 1.20 metres',
          'Eine Stadt auf 1,20 Meter',
          'Une ville à 1,20 mètre',
          'Uma cidade a 1,20 metros',
        ),
      },
      {
        at: 30,
        title: four('Three crossings', 'Drei Übergänge', 'Trois passages', 'Três passadeiras'),
      },
      {
        at: 50,
        title: four('Paint first', 'Zuerst Farbe', 'D’abord la peinture', 'Primeiro a tinta'),
      },
    ],
  },
];

/** Two sessions of the day before, to be seen again. */
export async function addReplays(work: Work, where: Where): Promise<void> {
  const { admin, eventId, folder } = where;
  const titles = await findTitles(work.db, admin.organisationId, eventId);
  for (const replay of replays) {
    const { film, session } = replay;
    const found = titles.find(({ title }) => title.en === session);
    if (!found?.startsAt) continue;
    const { id: sessionId, startsAt } = found;
    const pieces = await readFilm(folder, film);
    // What goes on was begun a day ago: nobody may see it before it is over.
    await work.transaction(async (tx) => {
      const inside = insideOf(work, tx);
      const runId = await addReplay(inside, where, { sessionId, startsAt, pieces });
      await addWords(inside, where, runId, replay);
    });
  }
}

/** Of who has not agreed on their own page. */
const onPaper = 'Signed on the day, in the folder of the programme team';

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
  const update = { isShown: true, isDownloadable: true, writtenConsent: onPaper };
  await changeRecording(work, admin, { eventId, runId }, update);
  return runId;
}

async function addWords(
  work: Work,
  { admin, eventId, folder }: Where,
  runId: number,
  { film, captions, chapters }: (typeof replays)[number],
): Promise<void> {
  await writeChapters(work, admin, eventId, runId, { version: 0, chapters: [...chapters] });
  for (const language of captions) {
    const file = await readFile(join(folder, `${film}.${language}.vtt`));
    await bringCaptions(work, admin, { eventId, runId, language }, file);
  }
}

const at = (work: Work, moment: Date): Work => ({
  ...work,
  clock: { ...work.clock, now: () => moment },
});
