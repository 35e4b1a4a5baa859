import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import {
  type Asking,
  canRunEvents,
  type EventRow,
  requireMyEvent,
  requireOpen,
} from '../events/index.ts';
import { findNotAgreed, type NotAgreed } from '../speakers/index.ts';
import { findStage, findStageAnywhere } from './stages.queries.ts';
import type { RunRow, StageRow } from './stages.rows.ts';
import { findOpenRunOf, findRun } from './stages.runs.queries.ts';

type Which = Pick<EventRow, 'organisationId' | 'id'>;

/** Only by way of an event the person takes part in or runs. */
export async function requireStage(
  db: Db,
  { organisationId, id: eventId }: Which,
  id: number,
): Promise<StageRow> {
  const stage = await findStage(db, organisationId, eventId, id);
  if (!stage) throw problem('not_found');
  return stage;
}

export async function requireRun(
  db: Db,
  { organisationId, id: eventId }: Which,
  id: number,
): Promise<RunRow> {
  const run = await findRun(db, organisationId, eventId, id);
  if (!run) throw problem('not_found');
  return run;
}

/** For who may watch it, by its id alone. */
export async function requireWatchable(
  asking: Asking,
  person: Person,
  id: number,
): Promise<StageRow> {
  const stage = await findStageAnywhere(asking.db, person.organisationId, id);
  if (!stage) throw problem('not_found');
  await requireMyEvent(asking.db, person, stage.eventId);
  await requireOpenStage(asking, person, stage);
  return stage;
}

/** With what is on there now, or was in a run of it. */
export async function requireOpenStage(
  asking: Asking,
  person: Person,
  { eventId, id: stageId }: Pick<StageRow, 'eventId' | 'id'>,
  runId: number | null = null,
): Promise<void> {
  const { db } = asking;
  const { organisationId } = person;
  const run =
    runId === null
      ? await findOpenRunOf(db, organisationId, stageId)
      : await findRun(db, organisationId, eventId, runId);
  await requireOpen(asking, person, eventId, { stageId, sessionId: run?.sessionId ?? null });
}

export const canBeWatched = (run: RunRow): boolean =>
  run.state === 'ended' && run.isRecorded && run.seconds > 0;

/** What is shown, and agreed to by all who speak in it: who takes that back is heard at once. */
export function isOpen(run: RunRow, missing: readonly NotAgreed[]): boolean {
  const isAgreed = !missing.some(({ sessionId }) => sessionId === run.sessionId);
  return canBeWatched(run) && run.isShown && (isAgreed || run.writtenConsent !== null);
}

export async function missingIn(
  db: Db,
  { organisationId, id }: Which,
  runs: readonly Pick<RunRow, 'sessionId'>[],
): Promise<NotAgreed[]> {
  const sessionIds = [...new Set(runs.flatMap(({ sessionId }) => sessionId ?? []))];
  return sessionIds.length === 0 ? [] : findNotAgreed(db, organisationId, id, sessionIds);
}

/** A recording, or what becomes one when it is closed. */
export async function requirePast(db: Db, event: Which, id: number): Promise<RunRow> {
  const run = await requireRun(db, event, id);
  if (run.state !== 'ended' || !run.isRecorded) throw problem('not_found');
  return run;
}

export interface WhichRecording {
  eventId: number;
  runId: number;
  /** All of it, for organisers; otherwise what is shown of it. */
  whole?: boolean | undefined;
}

/** As it is for this reader: what is cut away is as if it had not been. */
export async function requireWatchedAgain(
  asking: Asking,
  person: Person,
  { eventId, runId, whole = false }: WhichRecording,
): Promise<RunRow> {
  const { db } = asking;
  const event = await requireMyEvent(db, person, eventId);
  const run = await requireRun(db, event, runId);
  const isFound = canRunEvents(person)
    ? canBeWatched(run)
    : isOpen(run, await missingIn(db, event, [run]));
  if (!isFound) throw problem('not_found');
  const { stageId, sessionId } = run;
  await requireOpen(asking, person, eventId, { stageId, sessionId });
  if (!whole) return run;
  if (!canRunEvents(person)) throw problem('forbidden');
  return { ...run, cut: null };
}
