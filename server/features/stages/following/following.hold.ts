import type { Stage } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findShownSession } from '../../agenda/index.ts';
import { requireStage } from '../stages.access.ts';
import { lockStage } from '../stages.queries.ts';
import { changing, deedAbout, viewOf } from '../stages.service.ts';
import { deleteHeld, insertHeld } from './following.queries.ts';

interface Which {
  eventId: number;
  stageId: number;
  sessionId: number;
}

/** This session does not begin there by itself, or does after all; with the stage locked: not while it begins. */
export const holdSession = (
  work: Work,
  person: Person,
  { eventId, stageId, sessionId }: Which,
  isHeld: boolean,
): Promise<Stage> =>
  changing(work, person, eventId, async (tx, event) => {
    const stage = await requireStage(tx, event, stageId);
    if (!(await findShownSession(tx, event, sessionId))) throw problem('not_found');
    await lockStage(tx, stage.organisationId, stageId);
    await (isHeld ? insertHeld : deleteHeld)(tx, stage, sessionId);
    const deed = deedAbout(isHeld ? 'stages.held_off' : 'stages.let_begin', stage);
    return {
      deed: { ...deed, after: { sessionId } },
      answer: await viewOf(work, tx, event, stageId),
    };
  });
