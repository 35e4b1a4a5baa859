import type { EventRole } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { memberById, roleOf } from '../../organisations/index.ts';
import { requireEvent, requireEventLocked } from '../events.access.ts';
import { tellPeopleChanged } from '../events.live.ts';
import { deletePerson, findRole, findTeam, upsertRole } from './people.queries.ts';
import { teamView } from './people.view.ts';

export async function readTeam(work: Work, person: Person, eventId: number) {
  const event = await requireEvent(work.db, person, eventId);
  return (await findTeam(work.db, event.organisationId, eventId)).map(teamView);
}

export async function giveRole(
  work: Work,
  person: Person,
  eventId: number,
  personId: number,
  role: EventRole,
) {
  await work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const member = await memberById(tx, person.organisationId, personId);
    if (!member) throw problem('not_found');
    const isAdmin = (await roleOf(tx, person.organisationId, personId)) === 'admin';
    if (role === 'organiser' && !isAdmin) throw problem('events.not_an_admin');
    await upsertRole(tx, person.organisationId, eventId, personId, role);
    await record(tx, person, {
      action: 'events.role_given',
      subjectId: personId,
      subject: member.fullName,
      after: { event: event.name, role },
    });
    tellPeopleChanged(tx, event, [personId]);
  });
  return readTeam(work, person, eventId);
}

export async function takeRole(work: Work, person: Person, eventId: number, personId: number) {
  await work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = person;
    if (!(await memberById(tx, organisationId, personId))) throw problem('not_found');
    const had = await findRole(tx, organisationId, eventId, personId);
    if (!had || had.role === 'attendee') return;
    await upsertRole(tx, person.organisationId, eventId, personId, 'attendee');
    await record(tx, person, {
      action: 'events.role_taken',
      subjectId: personId,
      subject: event.name,
      before: { role: had.role },
    });
    tellPeopleChanged(tx, event, [personId]);
  });
  return readTeam(work, person, eventId);
}

export const removeAttendee = (work: Work, person: Person, eventId: number, personId: number) =>
  work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    if (!(await memberById(tx, person.organisationId, personId))) throw problem('not_found');
    const gone = await deletePerson(tx, person.organisationId, eventId, personId);
    if (!gone) return;
    await record(tx, person, {
      action: 'events.attendee_removed',
      subjectId: personId,
      subject: event.name,
    });
    tellPeopleChanged(tx, event, [personId]);
  });
