import type { StageGuests } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { order } from '../../calls/index.ts';
import type { RunRow } from '../stages.rows.ts';
import {
  lockOpen,
  requireGuestLocked,
  requireSeat,
  requireWatchedRun,
  roomOf,
} from './guests.access.ts';
import { guestsIn } from './guests.hand.ts';
import type { WhichGuest } from './guests.host.ts';
import { tellGuests } from './guests.live.ts';
import { findGuest, setMuted } from './guests.queries.ts';
import type { GuestRow } from './guests.rows.ts';

/** Nobody hears them, whatever their window sends, until they ask to be heard again. */
export async function muteGuest(
  work: Work,
  person: Person,
  which: WhichGuest,
): Promise<StageGuests> {
  const { run, guest, answer } = await work.transaction(async (tx) => {
    const found = await requireGuestLocked(tx, person, which);
    if (found.guest.standing !== 'inside' || found.guest.isHost) throw problem('not_found');
    await turn(tx, found.run, found.guest, true);
    return { ...found, answer: await guestsIn(work, tx, person, found.run) };
  });
  await followMuted(work, run, guest, true);
  return answer;
}

/** By who was muted, in the window they are in it with. */
export async function unmute(
  work: Work,
  person: Person,
  { eventId, runId }: Omit<WhichGuest, 'personId'>,
  deviceId: string,
): Promise<StageGuests> {
  const run = await requireWatchedRun(work, person, eventId, runId);
  await requireSeat(work.db, run, person, deviceId);
  const { guest, answer } = await work.transaction(async (tx) => {
    const guest = await requireSeat(tx, await lockOpen(tx, run), person, deviceId);
    await turn(tx, run, guest, false);
    return { guest, answer: await guestsIn(work, tx, person, run) };
  });
  await followMuted(work, run, guest, false);
  return answer;
}

async function turn(tx: Tx, run: RunRow, guest: GuestRow, isMuted: boolean): Promise<void> {
  if (guest.isMuted === isMuted) return;
  await setMuted(tx, run, guest.personId, isMuted);
  await tellGuests(tx, run, guest.personId);
}

/** Of two orders at once the media process may hear the older one last: then what is true is said again. */
export async function followMuted(
  work: Work,
  run: RunRow,
  { personId, number }: Pick<GuestRow, 'personId' | 'number'>,
  isMuted: boolean,
): Promise<void> {
  if (number === null) return;
  await order(work, roomOf(run), 'silence', { number, isSilenced: isMuted });
  const now = await findGuest(work.db, run, personId);
  if (now && now.isMuted !== isMuted) await followMuted(work, run, now, now.isMuted);
}
