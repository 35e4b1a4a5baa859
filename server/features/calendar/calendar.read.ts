import type { Entry } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import { requireEntry } from './calendar.access.ts';
import { findExceptions } from './repeats/repeats.exceptions.queries.ts';
import { findGuests } from './invitation/invitation.guests.queries.ts';
import { findOrganiser } from './invitation/invitation.people.queries.ts';
import { entryView } from './calendar.view.ts';

/** As whoever asks may see it. */
export async function readEntry(db: Db, person: Person, id: number): Promise<Entry> {
  const { organisationId } = person;
  const { entry } = await requireEntry(db, person, id);
  const exceptions = await findExceptions(db, organisationId, [id]);
  const guests = await findGuests(db, organisationId, [id]);
  const organiser = await findOrganiser(db, organisationId, entry.ownerId);
  return entryView(entry, { exceptions, guests, organiser, readerId: person.id });
}
