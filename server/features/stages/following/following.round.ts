import type { Db } from '../../../platform/db/db.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findPlanned, type PlannedSession } from '../../agenda/index.ts';
import { record } from '../../audit/index.ts';
import { isEncoderThere } from '../encoder/encoder.queries.ts';
import { studioOf, tellEventOf } from '../stages.live.ts';
import { closePicture } from '../stages.media.ts';
import { findFollowing, findStageAnywhere, lockStage } from '../stages.queries.ts';
import type { RunRow, StageRow } from '../stages.rows.ts';
import { beginIn, endIn } from '../stages.runs.ts';
import { findOpenRunOf, lockRun, wasOnSince } from '../stages.runs.queries.ts';
import { deedAbout } from '../stages.service.ts';
import { findBegunByAgenda, findHeld } from './following.queries.ts';
import { dueOf, graceMs, isOver } from './following.rules.ts';

type InRoom = StageRow & { roomId: number };

interface Step {
  former: RunRow | null;
  begins: number | null;
}

/** What the agenda begins and ends by itself, however often it is looked at and on how many nodes. */
export async function followAgenda(work: Work): Promise<void> {
  const stages = await findFollowing(work.db);
  if (stages.length === 0) return;
  const planned = await planFor(work, work.db, stages);
  const begun = new Set((await findBegunByAgenda(work.db)).map(({ stageId }) => stageId));
  const now = work.clock.now();
  for (const stage of stages) {
    const here = planned.filter(isIn(stage));
    if (!begun.has(stage.id) && !dueOf(here, new Set(), now)) continue;
    try {
      if (await stepOf(work, work.db, stage, here)) await takeStep(work, stage);
    } catch (error) {
      work.log.warn({ err: error, stage: stage.id }, 'a stage does not follow its agenda');
    }
  }
}

const isIn =
  ({ organisationId, eventId, roomId }: InRoom) =>
  (one: PlannedSession) =>
    one.organisationId === organisationId && one.eventId === eventId && one.roomId === roomId;

const planFor = ({ clock }: Work, db: Db, stages: readonly InRoom[]) =>
  findPlanned(db, stages, new Date(clock.now().getTime() - graceMs));

async function stepOf(
  work: Work,
  db: Db,
  stage: StageRow,
  planned: readonly PlannedSession[],
): Promise<Step | null> {
  const { organisationId, id } = stage;
  const now = work.clock.now();
  const former = await findOpenRunOf(db, organisationId, id);
  const held = await findHeld(db, organisationId, [id]);
  const due = dueOf(planned, new Set(held.map(({ sessionId }) => sessionId)), now);
  const isNext = due && former?.sessionId !== due.sessionId && (await isAtHand(work, db, stage));
  if (isNext && !(await wasOnSince(db, stage, due.sessionId, due.startsAt))) {
    return { former, begins: due.sessionId };
  }
  return former && isOver(stage, former, planned, now) ? { former, begins: null } : null;
}

/** A picture from elsewhere is always there; a studio is, while one of its windows stands by; an encoder, while it sends. */
async function isAtHand({ hub, clock }: Work, db: Db, stage: StageRow): Promise<boolean> {
  if (stage.source === 'studio') return hub.crowdIn(studioOf(stage)).count > 0;
  return stage.source !== 'encoder' || isEncoderThere(db, stage, clock.now());
}

/** With the stage locked everything is looked at again: somebody else may have been faster. */
async function takeStep(work: Work, { organisationId, id }: StageRow): Promise<void> {
  const ended = await work.transaction(async (tx) => {
    await lockStage(tx, organisationId, id);
    const stage = await findStageAnywhere(tx, organisationId, id);
    if (!stage?.followsAgenda || stage.roomId === null) return null;
    const planned = await planFor(work, tx, [{ ...stage, roomId: stage.roomId }]);
    const step = await stepOf(work, tx, stage, planned);
    if (!step) return null;
    const former = step.former && (await endFormer(work, tx, stage, step.former));
    if (step.begins !== null) await beginNext(work, tx, stage, step.begins);
    await tellEventOf(tx, stage);
    return former;
  });
  if (ended) await closePicture(work, ended);
}

const nobodyIn = ({ organisationId }: StageRow) => ({ organisationId, id: null, network: '' });

async function endFormer(work: Work, tx: Tx, stage: StageRow, { id }: RunRow) {
  const run = await lockRun(tx, stage.organisationId, id);
  if (!run || run.state === 'ended') return null;
  await endIn(work, tx, run, 'by_agenda');
  await record(tx, nobodyIn(stage), deedAbout('stages.ended_by_agenda', stage));
  return run;
}

async function beginNext(work: Work, tx: Tx, stage: StageRow, sessionId: number) {
  const { isRecorded } = stage;
  await beginIn(work, tx, stage, { sessionId, isRecorded, personId: null, byAgenda: true });
  const deed = deedAbout('stages.begun_by_agenda', stage);
  await record(tx, nobodyIn(stage), { ...deed, after: { sessionId } });
}
