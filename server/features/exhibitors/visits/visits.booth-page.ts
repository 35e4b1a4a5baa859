import type { HallBoothPage } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import { findShownSession } from '../../agenda/index.ts';
import type { EventRow } from '../../events/index.ts';
import { requireShownBooth } from '../exhibitors.access.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import { boothPage } from '../hall/hall.view.ts';
import type { StaffHere } from '../hall/hall.online.ts';
import { findStaff } from '../booths/booths.staff.queries.ts';

export async function readBoothPage(
  { db, facts }: ExhibitorsWork,
  staffHere: StaffHere,
  person: Person,
  eventId: number,
  exhibitorId: number,
): Promise<HallBoothPage> {
  const { event, booth } = await requireShownBooth(db, person, eventId, exhibitorId);
  const { organisationId } = event;
  const [session, staff, online] = await Promise.all([
    sessionOf(db, event, booth.shown.sessionId),
    findStaff(db, organisationId, exhibitorId),
    staffHere(event),
  ]);
  const ids = staff.map(({ personId }) => personId);
  const headlines = await facts.findHeadlines(db, organisationId, ids);
  const here = new Set(online.find(({ id }) => id === exhibitorId)?.people);
  return boothPage(booth, { session, staff, headlines, here });
}

/** A session that is not, or no longer, in the published program is left out. */
const sessionOf = (db: Db, event: EventRow, sessionId: number | null) =>
  sessionId === null ? null : findShownSession(db, event, sessionId);
