import type { Tx } from '../../../platform/work.ts';
import { findEvent } from '../../events/index.ts';
import { roleOf } from '../../organisations/index.ts';
import { takeIn } from './booths.invite.ts';
import { tellBooth } from '../exhibitors.live.ts';
import { findExhibitor } from '../exhibitors.queries.ts';
import { deleteStaff, findStaffed } from './booths.staff.queries.ts';

/**
 * Where one member was staff another is from now on; not one who runs the organisation, who could
 * read a booth's leads by calling its staff a double.
 */
export async function handOverBooths(
  tx: Tx,
  organisationId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  if ((await roleOf(tx, organisationId, toId)) === 'admin') return;
  for (const { exhibitorId } of await findStaffed(tx, organisationId, fromId)) {
    const booth = await findExhibitor(tx, organisationId, exhibitorId);
    const event = booth && (await findEvent(tx, organisationId, booth.eventId));
    if (!booth || !event) continue;
    await takeIn(tx, { event, booth }, toId);
    await deleteStaff(tx, organisationId, exhibitorId, fromId);
    await tellBooth(tx, 'exhibitors.booth_changed', booth);
  }
}
