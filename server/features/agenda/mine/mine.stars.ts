import type { Stars } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireMyEvent } from '../../events/index.ts';
import { requirePublished } from '../agenda.access.ts';
import { tellStars } from '../agenda.live.ts';
import { deleteStar, findStars, insertStar } from './mine.stars.queries.ts';

export async function readStars({ db }: Work, person: Person, eventId: number): Promise<Stars> {
  const { organisationId } = await requireMyEvent(db, person, eventId);
  return { sessionIds: await findStars(db, organisationId, eventId, person.id) };
}

export const changeStar = (
  work: Work,
  person: Person,
  eventId: number,
  sessionId: number,
  isStarred: boolean,
): Promise<Stars> =>
  work.transaction(async (tx) => {
    const event = await requireMyEvent(tx, person, eventId);
    await requirePublished(tx, event, sessionId);
    const { organisationId } = event;
    const change = isStarred ? insertStar : deleteStar;
    await change(tx, organisationId, eventId, person.id, sessionId);
    const sessionIds = await findStars(tx, organisationId, eventId, person.id);
    tellStars(tx, organisationId, person.id, { eventId, sessionIds });
    return { sessionIds };
  });
