import type { Hall, StaffOnline } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { AnswerForMembers } from '../../../platform/kept/kept.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { aboutEvent, type EventRow, membersOf } from '../../events/index.ts';
import { requireHall } from '../exhibitors.access.ts';
import { drawn } from './hall.draw.ts';
import { findFloor } from './hall.queries.ts';
import { hallBooth } from './hall.view.ts';
import type { StaffHere } from './hall.online.ts';
import { findTiers } from '../setup/setup.rules.ts';

const rotationMinutes = 10;

/** Read once for everyone who takes part, and again after a change. */
export async function readHall(
  { db, kept }: Work,
  person: Person,
  eventId: number,
): Promise<AnswerForMembers<Hall>> {
  const event = await requireHall(db, person, eventId);
  const answer = await kept.answer(`hall ${event.organisationId}.${event.id}`, async () => ({
    about: aboutEvent(event),
    body: await floorOf(db, event),
  }));
  return { kept: answer, members: membersOf(event) };
}

async function floorOf(db: Db, { organisationId, id }: EventRow): Promise<Hall> {
  const [booths, tiers] = await Promise.all([
    findFloor(db, organisationId, id),
    findTiers(db, organisationId, id),
  ]);
  return {
    sizes: tiers.map(({ tier, size }) => ({ tier, size })),
    rotationMinutes,
    booths: drawn(id, booths).map(hallBooth),
  };
}

export async function readStaffOnline(
  { db }: Work,
  staffHere: StaffHere,
  person: Person,
  eventId: number,
): Promise<StaffOnline> {
  return { booths: await staffHere(await requireHall(db, person, eventId)) };
}
