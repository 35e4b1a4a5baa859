import type { Answers } from '../../../platform/work.ts';
import { canRunEvents, type Part, keepsOrder } from '../../events/index.ts';
import { isStaffIn } from '../../exhibitors/index.ts';
import { isSpeakerIn } from '../../speakers/index.ts';
import { findStagesIn } from '../../stages/index.ts';
import { findOpenings, needsAt, opensAlike } from '../../tickets/index.ts';
import { findHeldTickets, isHeld } from './opens.queries.ts';

const everything = () => null;

/** Who makes the event is never asked for a ticket, and nobody is where all tickets open the same. */
export const opensTo: Answers['opensTo'] = async (db, person, eventId) => {
  const { id, organisationId } = person;
  if (canRunEvents(person)) return everything;
  const openings = await findOpenings(db, organisationId, eventId, isHeld);
  if (opensAlike(openings)) return everything;
  if (await keepsOrder(db, person, eventId)) return everything;
  if (await isSpeakerIn(db, organisationId, eventId, id)) return everything;
  if (await isStaffIn(db, organisationId, eventId, id)) return everything;
  const held = (await findHeldTickets(db, organisationId, eventId, id)).map(
    ({ ticketId }) => ticketId,
  );
  const stages = await findStagesIn(db, organisationId, eventId);
  return (part) => needsAt(openings, held, { sessionId: part.sessionId, stageIds: near(part) });

  function near({ stageId, roomId = null }: Part): number[] {
    if (stageId !== undefined) return [stageId];
    return stages
      .filter((stage) => roomId !== null && stage.roomId === roomId)
      .map((one) => one.id);
  }
};
