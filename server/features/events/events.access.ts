import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findRole } from './people/people.queries.ts';
import { findEvent, findShownEvent, lockEvent } from './events.queries.ts';
import type { EventRow } from './events.view.ts';

/** Admins run every event of their organisation. */
export const canRunEvents = (person: Pick<Person, 'role'>): boolean => person.role === 'admin';

/** For who runs it: the event, drafts too. */
export async function requireEvent(db: Db, person: Person, id: number): Promise<EventRow> {
  const event = canRunEvents(person) ? await findEvent(db, person.organisationId, id) : null;
  if (!event) throw problem('not_found');
  return event;
}

/** As `requireEvent`, and nobody else changes it until the transaction ends. */
export async function requireEventLocked(db: Db, person: Person, id: number): Promise<EventRow> {
  const event = canRunEvents(person) ? await lockEvent(db, person.organisationId, id) : null;
  if (!event) throw problem('not_found');
  return event;
}

/** For who takes part, or runs it: a draft is for the latter alone. */
export async function requireMyEvent(db: Db, person: Person, id: number): Promise<EventRow> {
  const event = await findEvent(db, person.organisationId, id);
  if (!event) throw problem('not_found');
  if (canRunEvents(person)) return event;
  const isIn = await findRole(db, person.organisationId, id, person.id);
  if (!isIn || event.state === 'draft') throw problem('not_found');
  return event;
}

/** For who keeps order in it: its organisers and moderators, and admins. */
export async function requireModerated(db: Db, person: Person, id: number): Promise<EventRow> {
  const event = await requireMyEvent(db, person, id);
  if (!(await keepsOrder(db, person, id))) throw problem('not_found');
  return event;
}

/** For everyone: what is published, by its address. */
export async function requireShownEvent(db: Db, slug: string): Promise<EventRow> {
  const event = await findShownEvent(db, slug);
  if (!event) throw problem('not_found');
  return event;
}

/** Whether this person keeps order in an event they may see. */
export async function keepsOrder(
  db: Db,
  person: Pick<Person, 'id' | 'organisationId' | 'role'>,
  id: number,
): Promise<boolean> {
  if (canRunEvents(person)) return true;
  const standing = await findRole(db, person.organisationId, id, person.id);
  return standing !== null && standing.role !== 'attendee';
}
