import type { StaffOnline } from '@plenum/contract';
import { seldom } from '../../../platform/clock/seldom.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import { findStaffOfFloor, type StaffOfFloorRow } from './hall.queries.ts';

const freshMs = 10_000;
/** As many as a booth shows on the floor. */
const mostFaces = 3;

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
  const seen = here.filter(({ personId }) => !hidden.has(personId));
  const booths = new Map<number, StaffOfFloorRow[]>();
  for (const one of seen) {
    booths.set(one.exhibitorId, [...(booths.get(one.exhibitorId) ?? []), one]);
  }
  return [...booths].map(([booth, staff]) => staffAt(booth, staff));
}

function staffAt(id: number, staff: readonly StaffOfFloorRow[]): StaffOnline['booths'][number] {
  const faces = staff.slice(0, mostFaces);
  return {
    id,
    people: staff.map(({ personId }) => personId),
    faces: faces.map(({ personId, fullName, avatar }) => ({ personId, fullName, avatar })),
  };
}
