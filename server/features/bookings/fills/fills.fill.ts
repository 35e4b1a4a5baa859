import type { Tx } from '../../../platform/work.ts';
import { fillEmpty } from '../../profiles/index.ts';
import { findMemberByEmail } from '../bookings.members.queries.ts';
import { findAnswers, findPlaces } from '../bookings.places.queries.ts';
import { questionsFor } from '../own/own.missing.ts';
import { lockReady, type ReadyFill, setUsed } from './fills.queries.ts';
import { saidOf } from './fills.rules.ts';

/**
 * Of who was a member before: only what they said while they were signed in. Anybody can book with the
 * address of somebody else, and would write into their profile.
 */
export async function fillMember(tx: Tx, organisationId: number, email: string): Promise<void> {
  const ready = await lockReady(tx, organisationId, { email, isProven: true });
  if (ready.length === 0) return;
  const member = await findMemberByEmail(tx, organisationId, email);
  if (member) await fill(tx, { organisationId, personId: member.id }, ready);
}

/** Who came by the link that was mailed to their address. */
export async function fillNewcomer(
  tx: Tx,
  { organisationId, personId, email }: { organisationId: number; personId: number; email: string },
): Promise<void> {
  const whose = { email: email.toLowerCase(), isProven: false };
  await fill(tx, { organisationId, personId }, await lockReady(tx, organisationId, whose));
}

async function fill(
  tx: Tx,
  who: { organisationId: number; personId: number },
  ready: readonly ReadyFill[],
): Promise<void> {
  const { organisationId } = who;
  for (const one of ready) {
    const { eventId, bookingId, placeId } = one;
    const questions = await questionsFor(tx, { organisationId, eventId, addsTo: null });
    const places = await findPlaces(tx, organisationId, bookingId);
    const answers = await findAnswers(tx, organisationId, bookingId);
    await fillEmpty(tx, who, saidOf(questions, places, answers, one));
    await setUsed(tx, organisationId, placeId);
  }
}
