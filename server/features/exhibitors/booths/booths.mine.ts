import type { MyHall } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import { requireHall, requireShownBooth } from '../exhibitors.access.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import { findSaved } from '../hall/hall.found.queries.ts';
import { deleteSaved, insertSaved } from '../hall/hall.saved.queries.ts';
import { findVisited } from '../visits/visits.queries.ts';

export async function readMyHall(
  { db, facts }: ExhibitorsWork,
  person: Person,
  eventId: number,
): Promise<MyHall> {
  const { organisationId } = await requireHall(db, person, eventId);
  const [saved, visited, holding] = await Promise.all([
    findSaved(db, organisationId, eventId, person.id),
    findVisited(db, organisationId, eventId, person.id),
    facts.findHolders(db, organisationId, eventId, person.id),
  ]);
  return { saved, visited, holding };
}

export async function changeSaved(
  work: ExhibitorsWork,
  person: Person,
  { eventId, exhibitorId }: { eventId: number; exhibitorId: number },
  isSaved: boolean,
): Promise<MyHall> {
  await requireShownBooth(work.db, person, eventId, exhibitorId);
  const change = isSaved ? insertSaved : deleteSaved;
  await change(work.db, person.organisationId, eventId, person.id, exhibitorId);
  return readMyHall(work, person, eventId);
}
