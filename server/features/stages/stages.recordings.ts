import type { RunFigures, StageRecording } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { canRunEvents, requireEvent, requireMyEvent } from '../events/index.ts';
import { requireRun, requireStage } from './stages.access.ts';
import { forgetPictures } from './stages.media.ts';
import type { RunRow } from './stages.rows.ts';
import { deleteRun, findRecordings, setShown } from './stages.runs.queries.ts';
import { changing, deedAbout } from './stages.service.ts';
import { findFigures } from './stages.viewers.queries.ts';
import { recordingView } from './stages.view.ts';

export async function readRecordings(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<StageRecording[]> {
  const { organisationId } = await requireMyEvent(db, person, eventId);
  const rows = await findRecordings(db, organisationId, eventId, { hidden: canRunEvents(person) });
  return rows.map(recordingView);
}

export const showRecording = (
  work: Work,
  person: Person,
  eventId: number,
  runId: number,
  isShown: boolean,
): Promise<StageRecording> =>
  changing(work, person, eventId, async (tx, event) => {
    const run = await requireRun(tx, event, runId);
    if (run.state !== 'ended') throw problem('not_found');
    await setShown(tx, event.organisationId, runId, isShown);
    const stage = await requireStage(tx, event, run.stageId);
    const action = isShown ? 'stages.recording_shown' : 'stages.recording_hidden';
    return { deed: deedAbout(action, stage), answer: recordingView({ ...run, isShown }) };
  });

export async function removeRecording(work: Work, person: Person, eventId: number, runId: number) {
  const run = await changing<RunRow>(work, person, eventId, async (tx, event) => {
    const found = await requireRun(tx, event, runId);
    if (found.state !== 'ended') throw problem('stages.is_live');
    await deleteRun(tx, event.organisationId, runId);
    const stage = await requireStage(tx, event, found.stageId);
    return { deed: deedAbout('stages.recording_removed', stage), answer: found };
  });
  await forgetPictures(work, [run]);
  return {};
}

export async function readFigures(
  { db }: Work,
  person: Person,
  eventId: number,
  runId: number,
): Promise<RunFigures> {
  const event = await requireEvent(db, person, eventId);
  return findFigures(db, await requireRun(db, event, runId));
}
