import type { ChaptersInput, Replay } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import {
  requirePast,
  requireStage,
  requireWatchedAgain,
  type WhichRecording,
} from '../stages.access.ts';
import { findCaptionLanguages } from './replay.captions.queries.ts';
import { findChapters, updateChapters } from './replay.chapters.queries.ts';
import { chaptersIn } from '../stages.cut.ts';
import type { RunRow } from '../stages.rows.ts';
import { changing, deedAbout } from '../stages.service.ts';

export async function readReplay(
  work: Work,
  person: Person,
  which: WhichRecording,
): Promise<Replay> {
  return replayOf(work.db, await requireWatchedAgain(work, person, which));
}

export const writeChapters = (
  work: Work,
  person: Person,
  eventId: number,
  runId: number,
  { version, chapters }: ChaptersInput,
): Promise<Replay> =>
  changing(work, person, eventId, async (tx, event) => {
    const run = await requirePast(tx, event, runId);
    const inOrder = chapters.toSorted((one, other) => one.at - other.at);
    const isWritten = await updateChapters(tx, run, version, inOrder);
    if (!isWritten) throw problem('stages.changed_meanwhile');
    const stage = await requireStage(tx, event, run.stageId);
    const answer = await replayOf(tx, { ...run, cut: null });
    return { deed: deedAbout('stages.chapters_written', stage), answer };
  });

async function replayOf(db: Db, run: RunRow): Promise<Replay> {
  const [chapters, captions] = await Promise.all([
    findChapters(db, run),
    findCaptionLanguages(db, run),
  ]);
  if (!chapters) throw problem('not_found');
  const shown = chaptersIn(chapters.chapters, run.cut);
  return { chapters: { version: chapters.version, chapters: shown }, captions };
}
