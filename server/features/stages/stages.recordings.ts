import type { RecordingCut, RecordingUpdate, RunFigures, StageRecording } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { findShownSession } from '../agenda/index.ts';
import type { Deed } from '../audit/index.ts';
import { canRunEvents, requireEvent, requireMyEvent } from '../events/index.ts';
import type { NotAgreed } from '../speakers/index.ts';
import { isOpen, missingIn, requirePast, requireRun, requireStage } from './stages.access.ts';
import { findCut, forgetPictures } from './stages.media.ts';
import type { CutRow, RunRow } from './stages.rows.ts';
import { deleteRun, findRecordings, lockRun, setCut, setTold } from './stages.runs.queries.ts';
import { changing, deedAbout } from './stages.service.ts';
import { findFigures } from './stages.viewers.queries.ts';
import { recordingView } from './stages.view.ts';

export async function readRecordings(
  { db, answers }: Work,
  person: Person,
  eventId: number,
): Promise<StageRecording[]> {
  const event = await requireMyEvent(db, person, eventId);
  const isOrganiser = canRunEvents(person);
  const rows = await findRecordings(db, event.organisationId, eventId, { hidden: isOrganiser });
  const missing = await missingIn(db, event, rows);
  const needs = await answers.opensTo(db, person, eventId);
  return rows
    .filter((row) => isOrganiser || isOpen(row, missing))
    .map((row) => recordingView(row, { missing, needs: needs(row), isOrganiser }));
}

interface Which {
  eventId: number;
  runId: number;
}

/** Shown to others only with the consent of all who speak, or with the word of an organiser that it is on paper. */
export const changeRecording = (
  work: Work,
  person: Person,
  { eventId, runId }: Which,
  { writtenConsent: written, ...update }: RecordingUpdate,
): Promise<StageRecording> =>
  changing(work, person, eventId, async (tx, event) => {
    const { organisationId } = event;
    await lockRun(tx, organisationId, runId);
    const before = await requirePast(tx, event, runId);
    const wanted = { ...before, ...update };
    const isElsewhere = wanted.sessionId !== before.sessionId;
    if (wanted.sessionId !== null && isElsewhere) {
      if (!(await findShownSession(tx, event, wanted.sessionId))) throw problem('not_found');
    }
    const missing = await missingIn(tx, event, [wanted]);
    const isNews = wanted.isShown && (!before.isShown || isElsewhere);
    if (isNews && missing.length > 0 && written === undefined) {
      const errors = missing.map(({ name }) => ({ path: '/writtenConsent', message: name }));
      throw problem('stages.consent_missing', { errors });
    }
    const after = { ...wanted, writtenConsent: consentOf(wanted, { isNews, missing, written }) };
    await setTold(tx, after, after);
    const stage = await requireStage(tx, event, before.stageId);
    return {
      deed: { ...deedAbout(deedOf(before, after), stage), ...withoutWhatIsSame(before, after) },
      answer: recordingView(after, { missing, needs: null, isOrganiser: true }),
    };
  });

interface Consent {
  isNews: boolean;
  missing: readonly NotAgreed[];
  written: string | undefined;
}

/** It is noted as long as the recording is shown and somebody is missing. */
function consentOf({ isShown, writtenConsent }: RunRow, { isNews, missing, written }: Consent) {
  if (!isShown || missing.length === 0) return null;
  return isNews ? (written?.trim() ?? null) : writtenConsent;
}

function deedOf(before: RunRow, after: RunRow): Deed['action'] {
  if (before.isShown === after.isShown) return 'stages.recording_changed';
  return after.isShown ? 'stages.recording_shown' : 'stages.recording_hidden';
}

const told = ['sessionId', 'isShown', 'isDownloadable', 'writtenConsent'] as const;

function withoutWhatIsSame(before: RunRow, after: RunRow) {
  const changed = told.filter((key) => before[key] !== after[key]);
  const only = (run: RunRow) => Object.fromEntries(changed.map((key) => [key, run[key]]));
  return { before: only(before), after: only(after) };
}

/** Where the cuts fall is said by where the keyframes are: what is answered is what is shown. */
export async function cutRecording(
  work: Work,
  person: Person,
  { eventId, runId }: Which,
  wanted: RecordingCut | null,
): Promise<StageRecording> {
  const seen = await requirePast(work.db, await requireEvent(work.db, person, eventId), runId);
  const cut = wanted && (await findCut(work, seen, wanted.from, wanted.until));
  return changing(work, person, eventId, async (tx, event) => {
    const run = await requirePast(tx, event, runId);
    await setCut(tx, run, cut);
    const stage = await requireStage(tx, event, run.stageId);
    const missing = await missingIn(tx, event, [run]);
    return {
      deed: {
        ...deedAbout('stages.recording_cut', stage),
        before: { cut: spanOf(run.cut) },
        after: { cut: spanOf(cut) },
      },
      answer: recordingView({ ...run, cut }, { missing, needs: null, isOrganiser: true }),
    };
  });
}

const spanOf = (cut: CutRow | null): RecordingCut | null =>
  cut && { from: cut.from, until: cut.until };

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
