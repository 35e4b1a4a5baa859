import type { StaffOnline } from '@plenum/contract';
import { seldom } from '../../../platform/clock/seldom.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import { findStaffOfFloor } from './hall.queries.ts';

const freshMs = 10_000;

interface Which {
  organisationId: number;
  id: number;
}
export type StaffHere = (event: Which) => Promise<StaffOnline['booths']>;

/** Everyone on a floor asks now and then: they are answered from one look around. */
export function watchStaff(work: ExhibitorsWork): StaffHere {
  const lookSeldom = seldom<StaffOnline['booths']>(work, freshMs);
  return (event) =>
    lookSeldom(`${event.organisationId}.${event.id}`, () => lookAround(work, event));
}

/** Who does not show that they are here is not. */
async function lookAround({ db, hub, facts }: ExhibitorsWork, event: Which) {
  const { organisationId, id } = event;
  const [people, staff] = await Promise.all([
    hub.peopleIn(organisationId),
    findStaffOfFloor(db, organisationId, id),
  ]);
  const online = new Set(people);
  const here = staff.filter(({ personId }) => online.has(personId));
  const ids = [...new Set(here.map(({ personId }) => personId))];
  const hidden = await facts.findPresenceHidden(db, organisationId, ids);
  const booths = new Map<number, number[]>();
  for (const { exhibitorId, personId } of here) {
    if (hidden.has(personId)) continue;
    booths.set(exhibitorId, [...(booths.get(exhibitorId) ?? []), personId]);
  }
  return [...booths].map(([boothId, ofBooth]) => ({ id: boothId, people: ofBooth }));
}
