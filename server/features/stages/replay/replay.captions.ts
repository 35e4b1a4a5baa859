import type { Captions, CaptionsInput, Cue, Said } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { wordsOf } from '../../../platform/search/sought-words.ts';
import type { Work } from '../../../platform/work.ts';
import { canRunEvents, requireMyEvent } from '../../events/index.ts';
import {
  isOpen,
  missingIn,
  requirePast,
  requireStage,
  requireWatchedAgain,
  type WhichRecording,
} from '../stages.access.ts';
import {
  deleteCaptions,
  findCaptionLanguages,
  findCues,
  findSaid,
  replaceCues,
  upsertCaptions,
} from './replay.captions.queries.ts';
import { cuesIn, saidAt } from '../stages.cut.ts';
import { findRecordings } from '../stages.runs.queries.ts';
import type { RunRow } from '../stages.rows.ts';
import { readVtt } from './replay.vtt.ts';
import { changing, deedAbout } from '../stages.service.ts';

/** Which recording, and in what language it is written down. */
export interface Which {
  eventId: number;
  runId: number;
  language: string;
}

export async function readCaptions(
  work: Work,
  person: Person,
  { language, ...which }: Which & WhichRecording,
): Promise<Captions> {
  const { db } = work;
  const run = await requireWatchedAgain(work, person, which);
  const known = (await findCaptionLanguages(db, run)).find((one) => one.language === language);
  if (!known) throw problem('not_found');
  return { ...known, cues: cuesIn(await findCues(db, run, language), run.cut) };
}

/** Made on a version: what somebody else wrote meanwhile is not lost. */
export function writeCaptions(
  work: Work,
  person: Person,
  which: Which,
  { version, cues }: CaptionsInput,
): Promise<Captions> {
  for (const [place, { from, until }] of cues.entries()) {
    const errors = [{ path: `/cues/${place}/until`, message: 'is not after its beginning' }];
    if (until - from < 0.001) throw problem('stages.captions_unreadable', { errors });
  }
  const inOrder = cues.toSorted((one, other) => one.from - other.from);
  return keep(work, person, which, inOrder, version);
}

export const bringCaptions = (
  work: Work,
  person: Person,
  which: Which,
  bytes: Uint8Array,
): Promise<Captions> => keep(work, person, which, readVtt(bytes), null);

const keep = (
  work: Work,
  person: Person,
  { eventId, runId, language }: Which,
  cues: readonly Cue[],
  madeOn: number | null,
): Promise<Captions> =>
  changing(work, person, eventId, async (tx, event) => {
    const run = await requirePast(tx, event, runId);
    const kept = await upsertCaptions(tx, run, language, madeOn);
    if (!kept) throw problem('stages.changed_meanwhile');
    await replaceCues(tx, run, language, cues);
    const stage = await requireStage(tx, event, run.stageId);
    const answer = { language, version: kept.version, cues: [...cues] };
    return { deed: deedAbout('stages.captions_written', stage), answer };
  });

export const removeCaptions = (
  work: Work,
  person: Person,
  { eventId, runId, language }: Which,
): Promise<Record<string, never>> =>
  changing(work, person, eventId, async (tx, event) => {
    const run = await requirePast(tx, event, runId);
    if ((await deleteCaptions(tx, run, language)) === 0) throw problem('not_found');
    const stage = await requireStage(tx, event, run.stageId);
    return { deed: deedAbout('stages.captions_removed', stage), answer: {} };
  });

/** In what the reader may watch. */
export async function findWhatWasSaid(
  { db, answers }: Work,
  person: Person,
  eventId: number,
  q: string,
): Promise<Said[]> {
  const event = await requireMyEvent(db, person, eventId);
  const words = wordsOf(q).map((word) => `${word}:*`);
  if (words.length === 0) return [];
  const hidden = canRunEvents(person);
  const found = await findSaid(db, event, words.join(' & '), { hidden });
  if (hidden) return found.map(saidAt);
  const runs = await findRecordings(db, event.organisationId, event.id, { hidden });
  const missing = await missingIn(db, event, runs);
  const needs = await answers.opensTo(db, person, eventId);
  const isSeen = (run: RunRow) => isOpen(run, missing) && needs(run) === null;
  const open = new Set(runs.filter(isSeen).map(({ id }) => id));
  return found.filter(({ runId }) => open.has(runId)).map(saidAt);
}
