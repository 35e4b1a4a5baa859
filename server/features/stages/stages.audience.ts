import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import { type Asking, keepsOrder, requireMyEvent } from '../events/index.ts';
import { sessionsIModerate } from '../speakers/index.ts';
import { requireOpenStage, requireStage } from './stages.access.ts';
import { holdStage } from './stages.queries.ts';
import type { RunRow, StageRow } from './stages.rows.ts';
import { findOpenRunOf, findRun } from './stages.runs.queries.ts';

/** For what people do beside the picture: whoever may watch a stage. */
export async function requireAudience(
  asking: Asking,
  person: Person,
  eventId: number,
  stageId: number,
  /** One that is over; null: what is on there now. */
  runId: number | null = null,
): Promise<StageRow> {
  const event = await requireMyEvent(asking.db, person, eventId);
  const stage = await requireStage(asking.db, event, stageId);
  await requireOpenStage(asking, person, stage, runId);
  return stage;
}

/** What is open there; none begins before the transaction ends. */
export async function holdOpenRun(
  tx: Db,
  { organisationId, id }: Pick<StageRow, 'organisationId' | 'id'>,
): Promise<RunRow | null> {
  await holdStage(tx, organisationId, id);
  return findOpenRunOf(tx, organisationId, id);
}

/** Who keeps order in the event, or chairs the session that is on the stage. */
export async function keepsOrderOn(
  db: Db,
  person: Person,
  { eventId, id }: Pick<StageRow, 'eventId' | 'id'>,
  runId: number | null,
): Promise<boolean> {
  if (await keepsOrder(db, person, eventId)) return true;
  const { organisationId } = person;
  const run =
    runId === null
      ? await findOpenRunOf(db, organisationId, id)
      : await findRun(db, organisationId, eventId, runId);
  if (!run || run.sessionId === null) return false;
  return (await sessionsIModerate(db, person, eventId)).includes(run.sessionId);
}
