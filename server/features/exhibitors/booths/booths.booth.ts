import type { Booth, MyBooth } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { canRunEvents } from '../../events/index.ts';
import { requireBooth } from '../exhibitors.access.ts';
import { findInvited } from './booths.invited.queries.ts';
import type { ExhibitorRow } from '../exhibitors.rows.ts';
import { findRules, findTier } from '../setup/setup.rules.ts';
import { findMyBooths, findStaff } from './booths.staff.queries.ts';
import { boothView } from '../exhibitors.view.ts';

export const listMyBooths = ({ db }: Work, person: Person): Promise<MyBooth[]> =>
  findMyBooths(db, person.organisationId, person.id, { runsAll: canRunEvents(person) });

export async function readBooth({ db }: Work, person: Person, id: number): Promise<Booth> {
  const { booth } = await requireBooth(db, person, id);
  return boothOf(db, booth);
}

/** The booth with all that is around it. */
export async function boothOf(db: Db, booth: ExhibitorRow): Promise<Booth> {
  const { organisationId, eventId, tier, id } = booth;
  const rules = await findTier(db, organisationId, eventId, tier);
  const { needsReview } = await findRules(db, organisationId, eventId);
  const staff = await findStaff(db, organisationId, id);
  const invited = await findInvited(db, organisationId, id);
  return boothView(booth, { rules, needsReview, staff, invited });
}
