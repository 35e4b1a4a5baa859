import type { Conversations, Desk, DeskQuery } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireEvent } from '../../events/index.ts';
import { requireStaffed } from '../../exhibitors/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { canRead } from '../chat.access.ts';
import { countRequests, type DeskWhere, findRequestIds } from './desks.queries.ts';
import {
  findAlertMinutes,
  upsertAlertMinutes,
  usualMinutes,
} from './desks.alert-minutes.queries.ts';
import { boothOf, helpOf, refuseWithoutChat } from './desks.which-desk.ts';
import { findHelpers } from './desks.helpers.queries.ts';
import { conversationViews } from './desks.requests.view.ts';
import { findListed } from '../lines/lines.seen.queries.ts';

async function readDesk(
  db: Db,
  person: Person,
  desk: DeskWhere,
  { state, ...days }: DeskQuery,
): Promise<Omit<Desk, 'alertMinutes'>> {
  const organisation = await organisationById(db, desk.organisationId);
  const asked = { ...desk, days: { ...days, timeZone: organisation?.timeZone ?? 'UTC' } };
  const [ids, counts, helpers] = await Promise.all([
    findRequestIds(db, asked, state, person.id),
    countRequests(db, asked),
    findHelpers(db, desk),
  ]);
  const rows = await findListed(
    db,
    person,
    sql`and c.id = any(${ids}) order by array_position(${ids}::bigint[], c.id)`,
  );
  const mine = rows.filter((row) => canRead(person, row));
  return { requests: await conversationViews(db, person, mine), counts, helpers };
}

export async function readHelpDesk(
  { db }: Work,
  person: Person,
  eventId: number,
  query: DeskQuery,
): Promise<Desk> {
  const event = await requireEvent(db, person, eventId);
  const alertMinutes = await findAlertMinutes(db, event.organisationId, event.id);
  return { ...(await readDesk(db, person, helpOf(event), query)), alertMinutes };
}

export async function readInbox(
  { db }: Work,
  person: Person,
  exhibitorId: number,
  query: DeskQuery,
): Promise<Desk> {
  const { event, booth } = await requireStaffed(db, person, exhibitorId);
  refuseWithoutChat(person, event);
  const desk = await readDesk(db, person, boothOf(booth), query);
  return { ...desk, alertMinutes: usualMinutes };
}

export const setAlert = (work: Work, person: Person, eventId: number, alertMinutes: number) =>
  work.transaction(async (tx) => {
    const { organisationId, id } = await requireEvent(tx, person, eventId);
    await upsertAlertMinutes(tx, organisationId, id, alertMinutes);
    return { alertMinutes };
  });

/** As a visitor; what was opened and never written in is left out. */
export async function readMyBooths({ db }: Work, person: Person): Promise<Conversations> {
  const rows = await findListed(
    db,
    person,
    sql`and c.kind = 'booth' and c.asker_id = ${person.id} and c.last_line_at is not null
        order by c.last_line_at desc limit 200`,
  );
  const mine = rows.filter((row) => canRead(person, row));
  return { conversations: await conversationViews(db, person, mine) };
}
