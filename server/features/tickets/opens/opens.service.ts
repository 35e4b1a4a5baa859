import type { OpenableParts, TicketOpens } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Answers, Tx } from '../../../platform/work.ts';
import { findDraftTitles, findSessionIds } from '../../agenda/index.ts';
import type { EventRow } from '../../events/index.ts';
import { findStagesIn } from '../../stages/index.ts';
import { mayClose } from './opens.queries.ts';

export async function findParts(
  db: Db,
  organisationId: number,
  eventId: number,
): Promise<OpenableParts> {
  const stages = await findStagesIn(db, organisationId, eventId);
  return {
    stages: stages.map(({ id, name }) => ({ id, name })),
    sessions: await findDraftTitles(db, organisationId, eventId),
  };
}

/** A stage or session of another event is missing, as any stranger's is. */
export async function refuseStrange(
  tx: Tx,
  { organisationId, id }: EventRow,
  { stageIds, sessionIds }: TicketOpens,
): Promise<void> {
  const stages = stageIds.length === 0 ? [] : await findStagesIn(tx, organisationId, id);
  if (stageIds.some((stageId) => !stages.some((stage) => stage.id === stageId))) {
    throw problem('not_found');
  }
  const known = await findSessionIds(tx, organisationId, id, sessionIds);
  if (known.length < sessionIds.length) throw problem('not_found');
}

/** Before anything else is asked. */
export const closesAnything: Answers['closesAnything'] = async (db, organisationId, eventId) =>
  (await db.row(sql`select where ${mayClose(organisationId, eventId)}`)) !== null;
