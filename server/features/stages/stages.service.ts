import type { Stage, StageInput, StageUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { putBefore } from '../../platform/put-before.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type Deed, record } from '../audit/index.ts';
import {
  canRunEvents,
  type EventRow,
  findRooms,
  requireEventLocked,
  requireMyEvent,
} from '../events/index.ts';
import { canBeWatched, requireStage } from './stages.access.ts';
import { refuseUnusable, refuseUnusableFallback } from './stages.address.ts';
import { upcomingOn } from './following/following.upcoming.ts';
import { tellStagesChanged } from './stages.live.ts';
import {
  deleteStage,
  findStages,
  insertStage,
  orderStages,
  updateStage,
} from './stages.queries.ts';
import type { StageRow } from './stages.rows.ts';
import { findOpenRunOf, findOpenRuns, findRun, findRunsOf } from './stages.runs.queries.ts';
import { forgetPictures } from './stages.media.ts';
import { stageView } from './stages.view.ts';
import { viewersNow } from './stages.viewers.ts';

const mostStages = 30;

export async function readStages(work: Work, person: Person, eventId: number): Promise<Stage[]> {
  const { organisationId } = await requireMyEvent(work.db, person, eventId);
  const [stages, runs] = await Promise.all([
    findStages(work.db, organisationId, eventId),
    findOpenRuns(work.db, organisationId, eventId),
  ]);
  const needs = await work.answers.opensTo(work.db, person, eventId);
  const isOrganiser = canRunEvents(person);
  const upcoming = isOrganiser ? await upcomingOn(work, work.db, stages) : null;
  const runOf = new Map(runs.map((run) => [run.stageId, run]));
  return stages.map((stage) => {
    const run = runOf.get(stage.id) ?? null;
    const viewers = viewersNow(work, run);
    const part = { stageId: stage.id, sessionId: run?.sessionId ?? null };
    return stageView(stage, {
      run,
      viewers,
      needs: needs(part),
      upcoming: upcoming?.get(stage.id) ?? [],
      isOrganiser,
    });
  });
}

/** One change at a time: the order is everybody's. What is done is recorded and told. */
export function changing<T>(
  work: Work,
  person: Person,
  eventId: number,
  change: (tx: Tx, event: EventRow) => Promise<{ deed: Deed; answer: T }>,
): Promise<T> {
  return work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const { deed, answer } = await change(tx, event);
    await record(tx, person, deed);
    tellStagesChanged(tx, event);
    return answer;
  });
}

/** As an organiser sees it. */
export async function viewOf(work: Work, db: Db, event: EventRow, id: number): Promise<Stage> {
  const stage = await requireStage(db, event, id);
  const run = await findOpenRunOf(db, event.organisationId, id);
  return stageView(stage, {
    run,
    viewers: viewersNow(work, run),
    needs: null,
    upcoming: (await upcomingOn(work, db, [stage])).get(id) ?? [],
    isOrganiser: true,
  });
}

export function addStage(work: Work, person: Person, eventId: number, input: StageInput) {
  return changing(work, person, eventId, async (tx, event) => {
    await refuseUnfit(work, tx, event, input);
    const stages = await findStages(tx, event.organisationId, eventId);
    if (stages.length >= mostStages) throw problem('stages.too_many');
    const made = await insertStage(tx, event.organisationId, eventId, input);
    if (!made) throw problem('not_found');
    const deed = deedAbout('stages.added', { id: made.id, name: input.name });
    return { deed, answer: await viewOf(work, tx, event, made.id) };
  });
}

export function changeStage(
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  { version, ...update }: StageUpdate,
) {
  return changing(work, person, eventId, async (tx, event) => {
    const before = await requireStage(tx, event, id);
    if (before.version !== version) throw problem('stages.changed_meanwhile');
    const after = { ...before, ...update };
    await refuseUnfit(work, tx, event, after);
    const isElsewhere = after.source !== before.source || after.address !== before.address;
    if (isElsewhere) await refuseWhileLive(tx, before);
    await updateStage(tx, event.organisationId, id, after);
    const deed = { ...deedAbout('stages.changed', after), before, after };
    return { deed, answer: await viewOf(work, tx, event, id) };
  });
}

export const moveStage = (
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  beforeId: number | null,
) =>
  changing(work, person, eventId, async (tx, event) => {
    const stage = await requireStage(tx, event, id);
    const ids = (await findStages(tx, event.organisationId, eventId)).map((one) => one.id);
    const order = putBefore(ids, id, beforeId);
    if (!order) throw problem('not_found');
    await orderStages(tx, event.organisationId, order);
    return { deed: deedAbout('stages.moved', stage), answer: {} };
  });

export async function removeStage(work: Work, person: Person, eventId: number, id: number) {
  const runs = await changing(work, person, eventId, async (tx, event) => {
    const before = await requireStage(tx, event, id);
    await refuseWhileLive(tx, before);
    const gone = await findRunsOf(tx, event.organisationId, id);
    await deleteStage(tx, event.organisationId, id);
    const deed = { ...deedAbout('stages.removed', before), before };
    return { deed, answer: gone };
  });
  await forgetPictures(work, runs);
  return {};
}

async function refuseWhileLive(db: Db, { organisationId, id }: StageRow): Promise<void> {
  if (await findOpenRunOf(db, organisationId, id)) throw problem('stages.is_live');
}

async function refuseUnfit(
  { config }: Work,
  db: Db,
  event: EventRow,
  { roomId, source, address, fallback }: StageInput,
) {
  refuseUnusable(source, address, config.streamOrigins);
  if (fallback) {
    refuseUnusableFallback(fallback, config.streamOrigins);
    const { runId } = fallback;
    const run = runId === null ? null : await findRun(db, event.organisationId, event.id, runId);
    if (runId !== null && !(run && canBeWatched(run))) throw problem('not_found');
  }
  if (roomId === null) return;
  const rooms = await findRooms(db, event.organisationId, event.id);
  if (!rooms.some(({ id }) => id === roomId)) throw problem('not_found');
}

export const deedAbout = (
  action: Deed['action'],
  { id, name }: Pick<StageRow, 'id' | 'name'>,
): Deed => ({
  action,
  subjectId: id,
  subject: name.en ?? Object.values(name).find((text) => text !== '') ?? '',
});
