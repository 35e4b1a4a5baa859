import type { Language, Tier } from '@plenum/contract';
import { carriesSecrets } from '../../../platform/mail/way-out.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { mailJoinLink } from '../../accounts/index.ts';
import { record } from '../../audit/index.ts';
import type { EventRow } from '../../events/index.ts';
import { takeIn } from '../booths/booths.invite.ts';
import {
  findInvitedByEmail,
  findMemberByEmail,
  upsertInvited,
} from '../booths/booths.invited.queries.ts';
import { tellBooth, tellExhibitorsChanged } from '../exhibitors.live.ts';
import { findExhibitor, lockExhibitor, updateStanding } from '../exhibitors.queries.ts';
import { emptyContent } from '../exhibitors.rows.ts';
import { insertLast, isHallFull } from '../exhibitors.service.ts';

interface Contact {
  email: string;
  fullName: string;
}

/** Of a firm that booked it: hidden until an organiser shows it. Null: the hall holds no more. */
export async function openBooth(
  work: Work,
  tx: Tx,
  event: EventRow,
  { tier, name, email, fullName }: Contact & { tier: Tier; name: string },
): Promise<number | null> {
  const { organisationId } = event;
  if (await isHallFull(tx, event)) return null;
  const { id } = await insertLast(tx, event, {
    tier,
    contactEmail: email,
    shown: emptyContent(name),
  });
  const booth = await findExhibitor(tx, organisationId, id);
  if (!booth) throw new Error('A booth that was just opened is gone.');
  const doer = { organisationId, id: null, network: '' };
  await record(tx, doer, { action: 'exhibitors.added', subjectId: id, subject: name });
  const member = await findMemberByEmail(tx, organisationId, id, email);
  // Organisers open every booth as it is, and what visitors give to one they do not give to them.
  if (member && member.role !== 'admin') await takeIn(tx, { event, booth }, member.personId);
  if (!member) {
    await upsertInvited(tx, booth, { email, fullName, invitedBy: null }, work.clock.now());
  }
  tellExhibitorsChanged(tx, event, { isOnFloor: false });
  return id;
}

/** Who is no member yet gets the link that makes them one, and staff of their booth. */
export async function greetBooth(
  work: Work,
  tx: Tx,
  { organisationId, name: event }: EventRow,
  id: number,
  { email, fullName, language }: Contact & { language: Language },
): Promise<void> {
  // Where nobody carries it, what was paid is booked all the same.
  if (!carriesSecrets(work.config)) return;
  const booth = await findExhibitor(tx, organisationId, id);
  if (!booth || !(await findInvitedByEmail(tx, organisationId, id, email))) return;
  const as = { kind: 'exhibitorAccepted', exhibitor: booth.name, words: '' } as const;
  const guest = { email, fullName, event, inviter: null, browser: language, as };
  await mailJoinLink(tx, work, organisationId, guest);
}

/** Shown or hidden with the booking it came from; answers what it was before. */
export async function showBooth(
  tx: Tx,
  event: EventRow,
  id: number,
  isShown: boolean,
): Promise<boolean> {
  const { organisationId } = event;
  const before = await lockExhibitor(tx, organisationId, id);
  if (!before || before.isShown === isShown) return before?.isShown ?? false;
  await updateStanding(tx, organisationId, id, { ...before, isShown });
  const doer = { organisationId, id: null, network: '' };
  await record(tx, doer, {
    action: 'exhibitors.changed',
    subjectId: id,
    subject: before.name,
    before: { isShown: before.isShown },
    after: { isShown },
  });
  tellExhibitorsChanged(tx, event, { isOnFloor: true });
  await tellBooth(tx, 'exhibitors.booth_changed', before);
  return before.isShown;
}
