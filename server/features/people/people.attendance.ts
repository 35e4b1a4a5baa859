import type { Attendance } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { findConsent, findEventsOf } from './people.attendance.queries.ts';
import { requirePeople } from './people.service.ts';

export async function readAttendance(
  { db }: Work,
  person: Person,
  personId: number,
): Promise<Attendance> {
  await requirePeople(db, person, [personId]);
  const events = await findEventsOf(db, person.organisationId, personId);
  return {
    ...(await findConsent(db, person.organisationId, personId)),
    events: events.map(({ joinedAt, ...event }) => ({
      ...event,
      joinedAt: joinedAt.toISOString(),
    })),
  };
}
