import type { RecordingFiles, Watching } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { canRunEvents, requireMyEvent } from '../events/index.ts';
import {
  requireOpenStage,
  requireStage,
  requireWatchedAgain,
  type WhichRecording,
} from './stages.access.ts';
import { viewersOf } from './stages.live.ts';
import { watchingMs, watchingPass } from './stages.pass.ts';
import { findOpenRunOf } from './stages.runs.queries.ts';

/** Beyond so many the list is asked for once in two seconds instead of three times in one. */
const crowd = 200;

export async function watchStage(
  work: Work,
  person: Person,
  eventId: number,
  stageId: number,
): Promise<Watching> {
  const event = await requireMyEvent(work.db, person, eventId);
  const stage = await requireStage(work.db, event, stageId);
  await requireOpenStage(work, person, stage);
  const run = await findOpenRunOf(work.db, event.organisationId, stageId);
  if (!run || run.state === 'waiting') throw problem('stages.over');
  const { source } = stage;
  if (source === 'hls' || source === 'embed') {
    return { kind: source, address: stage.address ?? '', until: null };
  }
  const until = new Date(work.clock.now().getTime() + watchingMs);
  const isCrowded = work.hub.crowdIn(viewersOf(stage)).count > crowd;
  const address = `/live/${watchingPass(work, person, 'live', run, until)}`;
  return {
    kind: 'hls',
    address: `${address}/${isCrowded ? 'plain' : 'live'}.m3u8`,
    until: until.toISOString(),
  };
}

export async function watchRecording(
  work: Work,
  person: Person,
  which: WhichRecording,
): Promise<Watching> {
  const run = await requireWatchedAgain(work, person, which);
  const until = new Date(work.clock.now().getTime() + watchingMs);
  const pass = watchingPass(work, person, 'recorded', run, until);
  return { kind: 'hls', address: `/live/${pass}/recording.m3u8`, until: until.toISOString() };
}

export async function readFiles(
  work: Work,
  person: Person,
  which: WhichRecording,
): Promise<RecordingFiles> {
  const run = await requireWatchedAgain(work, person, which);
  if (!run.isDownloadable && !canRunEvents(person)) throw problem('forbidden');
  const until = new Date(work.clock.now().getTime() + watchingMs);
  const pass = watchingPass(work, person, 'saved', run, until);
  const films = run.cut?.films ?? Array.from({ length: run.films }, (_, film) => film);
  return {
    addresses: films.map((film) => `/live/${pass}/films/${film}/whole`),
    until: until.toISOString(),
  };
}
