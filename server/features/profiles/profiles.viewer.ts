import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { canRunEvents, type EventRow, requireMyEvent } from '../events/index.ts';
import { boothsOf } from '../exhibitors/index.ts';

/** What profiles need to know of cards, which themselves show profiles. */
export interface ProfileFacts {
  /** The people whose cards are held by booths this person is staff of, to be read in a query. */
  heldBy(organisationId: number, eventId: number, personId: number): Sql;
}

export interface PeopleWork extends Work {
  facts: ProfileFacts;
  /** Who of an organisation has a window open, as of a few seconds ago. */
  onlineIn(organisationId: number): Promise<ReadonlySet<number>>;
}

/** Who looks at the people of an event, and what circle of most of them they belong to. */
export interface Viewer {
  organisationId: number;
  eventId: number;
  id: number;
  /** Staff of booths and organisers are not among the attendees. */
  usual: 3 | 4;
  heldByMine: Sql;
  now: Date;
}

export async function requireViewer(
  work: PeopleWork,
  person: Person,
  eventId: number,
): Promise<Viewer> {
  const event = await requireMyEvent(work.db, person, eventId);
  if (!event.modules.includes('people') && !canRunEvents(person)) throw problem('not_found');
  return viewerOf(work, work.db, person, event);
}

export async function viewerOf(
  work: PeopleWork,
  db: Db,
  person: Person,
  { organisationId, id: eventId }: EventRow,
): Promise<Viewer> {
  const isOfHouse =
    canRunEvents(person) || (await isStaffOfAny(db, organisationId, eventId, person.id));
  return {
    organisationId,
    eventId,
    id: person.id,
    usual: isOfHouse ? 4 : 3,
    heldByMine: work.facts.heldBy(organisationId, eventId, person.id),
    now: work.clock.now(),
  };
}

const isStaffOfAny = async (db: Db, organisationId: number, eventId: number, personId: number) =>
  (
    await db.row<{ isStaff: boolean }>(
      sql`select exists ${boothsOf(organisationId, eventId, personId)} as "isStaff"`,
    )
  )?.isStaff ?? false;
