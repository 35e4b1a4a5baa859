import type { RunInput, Sending, Stage } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { findShownSession } from '../agenda/index.ts';
import { record } from '../audit/index.ts';
import { requireEvent, tellOpensChanged } from '../events/index.ts';
import { requireRun, requireStage } from './stages.access.ts';
import { hasRoomToRecord, isTooLong } from './stages.limits.ts';
import { tellEventOf, tellStagesChanged } from './stages.live.ts';
import { closePicture } from './stages.media.ts';
import { passFor, sendingMs } from './stages.pass.ts';
import { lockStage } from './stages.queries.ts';
import { isSent, type RunRow, type StageRow } from './stages.rows.ts';
import {
  insertRun,
  lockRun,
  nextSending,
  noteChange,
  noteHeard,
  setEnded,
  setState,
} from './stages.runs.queries.ts';
import { countNow } from './stages.viewers.ts';
import { changing, deedAbout, viewOf } from './stages.service.ts';

declare module '../../platform/work.ts' {
  interface Followers {
    /** What stands on a stage now belongs to what is live there next. */
    runBegins(tx: Tx, run: BegunRun): Promise<void>;
  }
}

export interface BegunRun {
  organisationId: number;
  stageId: number;
  id: number;
}

/** A first whole segment: before that no player can begin. */
const secondsToBegin = 2;

export function beginRun(
  work: Work,
  person: Person,
  eventId: number,
  stageId: number,
  input: RunInput,
): Promise<Stage> {
  return changing(work, person, eventId, async (tx, event) => {
    const stage = await requireStage(tx, event, stageId);
    const { sessionId } = input;
    if (sessionId !== null && !(await findShownSession(tx, event, sessionId))) {
      throw problem('not_found');
    }
    await lockStage(tx, stage.organisationId, stageId);
    await beginIn(work, tx, stage, { ...input, personId: person.id, byAgenda: false });
    const answer = await viewOf(work, tx, event, stageId);
    return { deed: deedAbout('stages.begun', stage), answer };
  });
}

interface Beginning extends RunInput {
  /** Null: the agenda or an encoder begins it. */
  personId: number | null;
  byAgenda: boolean;
}

/** With the stage locked. */
export async function beginIn(
  work: Work,
  tx: Tx,
  stage: StageRow,
  { sessionId, isRecorded, personId, byAgenda }: Beginning,
): Promise<void> {
  const { organisationId, eventId, id: stageId, source } = stage;
  const state = isSent(source) ? 'waiting' : 'live';
  const at = work.clock.now();
  const isWanted = isRecorded && isSent(source);
  const isKept = isWanted && (await hasRoomToRecord(work, tx, organisationId));
  // What begins by itself goes on air unrecorded; a person is asked what to do.
  if (isWanted && !isKept && personId !== null) throw problem('stages.recordings_full');
  const begun = { sessionId, isRecorded: isKept, state, personId, byAgenda, at } as const;
  const run = await insertRun(tx, stage, begun);
  if (!run) throw problem('stages.is_live');
  await work.followers.runBegins(tx, { organisationId, stageId, id: run.id });
  await noteChange(tx, { organisationId, id: run.id }, state, at);
  if (state === 'live') await countNow(work, tx, { organisationId, stageId, id: run.id });
  await tellOpened(work, tx, { organisationId, eventId, sessionId });
}

/** From now on nobody else sends: a pass that was given before is not taken any more. */
export async function beginSending(
  work: Work,
  person: Person,
  eventId: number,
  runId: number,
): Promise<Sending> {
  const event = await requireEvent(work.db, person, eventId);
  const run = await requireRun(work.db, event, runId);
  if (run.state === 'ended') throw problem('stages.over');
  return { runId, pass: await sendingPass(work, work.db, run) };
}

/** Whoever has the last one is the one who sends. */
export async function sendingPass(
  { media, clock }: Work,
  db: Db,
  run: Pick<RunRow, 'organisationId' | 'id'>,
): Promise<string> {
  const next = await nextSending(db, run.organisationId, run.id);
  const until = new Date(clock.now().getTime() + sendingMs);
  return passFor(media, 'send', { ...run, sending: next?.sending ?? 0 }, until);
}

export async function endRun(
  work: Work,
  person: Person,
  eventId: number,
  runId: number,
): Promise<Stage> {
  const event = await requireEvent(work.db, person, eventId);
  const run = await work.transaction(async (tx) => {
    await requireRun(tx, event, runId);
    const locked = await lockRun(tx, event.organisationId, runId);
    if (!locked || locked.state === 'ended') throw problem('stages.over');
    await endIn(work, tx, locked, 'by_person');
    const stage = await requireStage(tx, event, locked.stageId);
    await record(tx, person, deedAbout('stages.ended', stage));
    tellStagesChanged(tx, event);
    return locked;
  });
  await closePicture(work, run);
  return viewOf(work, work.db, event, run.stageId);
}

export async function endIn(work: Work, tx: Tx, run: RunRow, by: NonNullable<RunRow['endedBy']>) {
  const at = work.clock.now();
  // What never was live has no picture to close.
  await setEnded(tx, run, { by, at, isShown: false, isClosed: run.sending === 0 });
  await tellOpened(work, tx, run);
}

/** A stage with a session on it may be open to others than without. */
async function tellOpened(
  { answers }: Work,
  tx: Tx,
  { organisationId, eventId, sessionId }: Pick<RunRow, 'organisationId' | 'eventId' | 'sessionId'>,
): Promise<void> {
  if (sessionId === null || !(await answers.closesAnything(tx, organisationId, eventId))) return;
  tellOpensChanged(tx, organisationId, eventId);
}

/** Something arrived: what waited or was interrupted is live. Raises where it is over. */
export async function noteArrival(
  work: Work,
  { organisationId, id }: Pick<RunRow, 'organisationId' | 'id'>,
  seconds: number,
): Promise<void> {
  if (isTooLong(work, seconds)) {
    await endBecause(work, { organisationId, id }, 'too_long');
    throw problem('stages.over');
  }
  const at = work.clock.now();
  if (await noteHeard(work.db, organisationId, id, at)) return;
  await work.transaction(async (tx) => {
    const run = await lockRun(tx, organisationId, id);
    if (!run || run.state === 'ended') throw problem('stages.over');
    if (run.state === 'live' || seconds < secondsToBegin) return;
    await setState(tx, run, 'live', at);
    await countNow(work, tx, run);
    await tellEventOf(tx, run);
  });
}

/** Ends what nobody ended: whoever watches is told, and organisers read why. */
export async function endBecause(
  work: Work,
  { organisationId, id }: Pick<RunRow, 'organisationId' | 'id'>,
  by: NonNullable<RunRow['endedBy']>,
  /** Asked once nobody else can change it. */
  isStillSo: (run: RunRow) => boolean = () => true,
): Promise<void> {
  const ended = await work.transaction(async (tx) => {
    const run = await lockRun(tx, organisationId, id);
    if (!run || run.state === 'ended' || !isStillSo(run)) return null;
    await endIn(work, tx, run, by);
    await tellEventOf(tx, run);
    return run;
  });
  if (ended) await closePicture(work, ended);
}
