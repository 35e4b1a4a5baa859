import type { Tx } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { findEvent } from '../../events/index.ts';
import { takeIn } from '../booths/booths.invite.ts';
import { lockInvitedBooths, takeInvited } from '../booths/booths.invited.queries.ts';
import { tellBooth, tellExhibitorsChanged } from '../exhibitors.live.ts';

/** An accepted invitation makes its reader staff of every booth it was meant for. */
export async function enterInvitedBooths(
  tx: Tx,
  { organisationId, personId, email }: { organisationId: number; personId: number; email: string },
): Promise<void> {
  const booths = await lockInvitedBooths(tx, organisationId, email);
  const taken = await takeInvited(tx, organisationId, email);
  const doer = { organisationId, id: personId, network: '' };
  for (const booth of booths.filter(({ id }) => taken.has(id))) {
    const event = await findEvent(tx, organisationId, booth.eventId);
    if (!event) continue;
    await takeIn(tx, { event, booth }, personId);
    const about = { subjectId: booth.id, subject: booth.name };
    await record(tx, doer, { action: 'exhibitors.staff_joined', ...about });
    tellExhibitorsChanged(tx, event, { isOnFloor: booth.isShown });
    await tellBooth(tx, 'exhibitors.booth_changed', booth);
  }
}
