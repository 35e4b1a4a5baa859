import type { Booth, StaffInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { endLinks } from '../../accounts/index.ts';
import { type Deed, record } from '../../audit/index.ts';
import { canRunEvents } from '../../events/index.ts';
import { memberById } from '../../organisations/index.ts';
import { type BoothFound, requireBooth, requireBoothLocked } from '../exhibitors.access.ts';
import { boothOf } from './booths.booth.ts';
import { askToStaff } from './booths.invite.ts';
import { deleteInvited, isAwaited } from './booths.invited.queries.ts';
import { tellBooth, tellExhibitorsChanged, tellMyBooths } from '../exhibitors.live.ts';
import { deleteStaff } from './booths.staff.queries.ts';

const letters = { member: 'boothAdded', stranger: 'boothInvite' } as const;

export async function inviteStaff(
  work: Work,
  person: Person,
  id: number,
  input: StaffInput,
): Promise<Booth> {
  await requireBooth(work.db, person, id);
  // The letters are ours, the names in them anybody’s: a booth writes to no whole town.
  if (!canRunEvents(person)) {
    await work.limits.spend('invite', `${person.organisationId}.${id}`);
  }
  return changingStaff(work, person, id, async (tx, found) => {
    await askToStaff(tx, work, person, found, { ...input, letters, note: '' });
    return { action: 'exhibitors.staff_invited', after: { email: input.email } };
  });
}

export const removeStaff = (
  work: Work,
  person: Person,
  id: number,
  personId: number,
): Promise<Booth> =>
  changingStaff(work, person, id, async (tx, { booth }) => {
    const { organisationId } = person;
    const member = await memberById(tx, organisationId, personId);
    if (!member) throw problem('not_found');
    if (!(await deleteStaff(tx, organisationId, id, personId))) return null;
    tellMyBooths(tx, booth, [personId]);
    return { action: 'exhibitors.staff_removed', before: { personId, name: member.fullName } };
  });

/** The link that was mailed dies, unless it leads to something else as well. */
export const withdrawInvited = (
  work: Work,
  person: Person,
  id: number,
  invitedId: number,
): Promise<Booth> =>
  changingStaff(work, person, id, async (tx) => {
    const { organisationId } = person;
    const ended = await deleteInvited(tx, organisationId, id, invitedId);
    if (!ended) throw problem('not_found');
    if (!(await isAwaited(tx, organisationId, ended.email))) {
      await endLinks(tx, organisationId, 'join', ended.email);
    }
    return { action: 'exhibitors.staff_uninvited', before: { email: ended.email } };
  });

type Done = Omit<Deed, 'subject' | 'subjectId'>;

/** One at a time: the places of a booth are counted. Null: nothing was changed. */
const changingStaff = (
  work: Work,
  person: Person,
  id: number,
  change: (tx: Tx, found: BoothFound) => Promise<Done | null>,
): Promise<Booth> =>
  work.transaction(async (tx) => {
    const found = await requireBoothLocked(tx, person, id);
    const { event, booth } = found;
    const done = await change(tx, found);
    if (done) {
      await record(tx, person, { ...done, subjectId: id, subject: booth.name });
      tellExhibitorsChanged(tx, event, { isOnFloor: booth.isShown });
      await tellBooth(tx, 'exhibitors.booth_changed', booth);
    }
    return boothOf(tx, booth);
  });
