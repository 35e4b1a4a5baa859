import type { Tx } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { forgetInvited } from './booths/booths.invited.queries.ts';
import { tellBooth, tellExhibitorsChanged } from './exhibitors.live.ts';
import { findExhibitor } from './exhibitors.queries.ts';
import { deleteSaved } from './exhibitors.leave.queries.ts';
import { deleteStaff, findStaffed } from './booths/booths.staff.queries.ts';

/** Who is no member any more works at no booth, also when they come back one day. */
export async function leaveBooths(
  tx: Tx,
  { organisationId, personId }: { organisationId: number; personId: number },
): Promise<void> {
  await deleteSaved(tx, organisationId, personId);
  await forgetInvited(tx, organisationId, personId);
  for (const { exhibitorId } of await findStaffed(tx, organisationId, personId)) {
    await deleteStaff(tx, organisationId, exhibitorId, personId);
    const booth = await findExhibitor(tx, organisationId, exhibitorId);
    const event = booth && (await findEvent(tx, organisationId, booth.eventId));
    if (!booth || !event) continue;
    tellExhibitorsChanged(tx, event, { isOnFloor: booth.isShown });
    await tellBooth(tx, 'exhibitors.booth_changed', booth);
  }
}
