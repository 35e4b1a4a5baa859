import type { GuestInput, StageGuests } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { order } from '../../calls/index.ts';
import { findInside, requireGuestLocked, roomOf } from './guests.access.ts';
import { guestsIn } from './guests.hand.ts';
import { askOnStage } from '../stages.notices.ts';
import { tellGuests } from './guests.live.ts';
import { setInvited, setLeft, setOnStage } from './guests.queries.ts';

export interface WhichGuest {
  eventId: number;
  runId: number;
  personId: number;
}

const mostOnStage = 4;

/** Who is inside is put out by `out` as well, and may raise their hand again; `removed` is until the run ends. */
export async function placeGuest(
  work: Work,
  person: Person,
  which: WhichGuest,
  { standing }: GuestInput,
): Promise<StageGuests> {
  const { run, guest, answer } = await work.transaction(async (tx) => {
    const found = await requireGuestLocked(tx, person, which);
    const { personId } = which;
    if (standing === 'invited') {
      if (found.guest.isRemoved) throw problem('stages.removed');
      const isNew = (await setInvited(tx, found.run, personId)) > 0;
      if (isNew) await askOnStage(tx, found.run, personId);
    } else {
      const how = { isRemoved: standing === 'removed', isForGood: true };
      await setLeft(tx, found.run, personId, how);
    }
    await tellGuests(tx, found.run, personId);
    return { ...found, answer: await guestsIn(work, tx, person, found.run) };
  });
  const { number } = guest;
  if (standing !== 'invited' && number !== null) {
    await order(work, roomOf(run), 'remove', { number, isSilenced: false });
  }
  return answer;
}

/** The studio follows: what it sends is what people see. */
export const bringOnStage = (
  work: Work,
  person: Person,
  which: WhichGuest,
  isOnStage: boolean,
): Promise<StageGuests> =>
  work.transaction(async (tx) => {
    const { run, guest } = await requireGuestLocked(tx, person, which);
    if (guest.standing !== 'inside' || guest.isHost) throw problem('not_found');
    const others = (await findInside(tx, run)).filter(
      (one) => one.isOnStage && one.personId !== which.personId,
    );
    if (isOnStage && others.length >= mostOnStage) throw problem('stages.room_full');
    await setOnStage(tx, run, which.personId, isOnStage);
    if (guest.isOnStage !== isOnStage) await tellGuests(tx, run, which.personId);
    return guestsIn(work, tx, person, run);
  });
