import type { GreenRoomEntry, GreenRoomSending, StageGuests } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { order, requireMedia } from '../../calls/index.ts';
import type { RunRow } from '../stages.rows.ts';
import { lockRun } from '../stages.runs.queries.ts';
import {
  findInside,
  lockOpen,
  requireGuestsOf,
  requireMayBeIn,
  requireSeat,
  requireWatchedRun,
  roomOf,
} from './guests.access.ts';
import { guestsIn } from './guests.hand.ts';
import { tellGuests } from './guests.live.ts';
import {
  findGuest,
  lastNumber,
  putInside,
  setLeft,
  setSeen,
  setSending,
  type Where,
} from './guests.queries.ts';

/** As many as see each other in a call. */
const most = { guests: 6, hosts: 2 };

interface Which {
  eventId: number;
  runId: number;
}

export async function enterGreenRoom(
  work: Work,
  person: Person,
  { eventId, runId }: Which,
  entry: GreenRoomEntry,
): Promise<StageGuests> {
  const seen = await requireWatchedRun(work, person, eventId, runId);
  await requireGuestsOf(work.db, seen);
  await requireMedia(work);
  return work.transaction(async (tx) => {
    const run = await lockOpen(tx, seen);
    await enter(tx, run, person, { ...entry, at: work.clock.now() });
    await tellGuests(tx, run, person.id);
    return guestsIn(work, tx, person, run);
  });
}

async function enter(
  tx: Tx,
  run: RunRow,
  person: Person,
  { deviceId, isHost, at }: GreenRoomEntry & { at: Date },
): Promise<void> {
  const guest = await findGuest(tx, run, person.id);
  await requireMayBeIn(tx, person, run, { guest, isHost, now: at });
  const others = (await findInside(tx, run)).filter(
    (one) => one.isHost === isHost && one.personId !== person.id,
  );
  if (others.length >= (isHost ? most.hosts : most.guests)) throw problem('stages.room_full');
  const number = guest?.number ?? (await lastNumber(tx, run)) + 1;
  await putInside(tx, run, { person, isHost, device: deviceId, number, at });
}

/** Said again and again as a sign of life; told to others where it is news. */
export async function saySending(
  work: Work,
  person: Person,
  { eventId, runId }: Which,
  sending: GreenRoomSending,
): Promise<StageGuests> {
  const run = await requireWatchedRun(work, person, eventId, runId);
  await requireSeat(work.db, run, person, sending.deviceId);
  await setSeen(work.db, run, person.id, work.clock.now());
  return work.transaction(async (tx) => {
    if (await setSending(tx, run, person.id, sending)) await tellGuests(tx, run, person.id);
    return guestsIn(work, tx, person, run);
  });
}

/** A window that is in it no more leaves nothing. */
export async function leaveGreenRoom(
  work: Work,
  person: Person,
  { eventId, runId }: Which,
  deviceId: string,
): Promise<Record<string, never>> {
  const run = await requireWatchedRun(work, person, eventId, runId);
  const own = await findGuest(work.db, run, person.id);
  if (own?.device === deviceId) await putOut(work, run, person.id, deviceId);
  return {};
}

/** Who was invited may come back. True to everyone before the media process hears of it. */
export async function putOut(
  work: Work,
  where: Where,
  personId: number,
  /** Only the window that is in it with this one. */
  deviceId: string | null,
): Promise<void> {
  const number = await work.transaction(async (tx) => {
    const run = await lockRun(tx, where.organisationId, where.id);
    const guest = run && (await findGuest(tx, run, personId));
    if (!run || guest?.standing !== 'inside') return null;
    if (deviceId !== null && guest.device !== deviceId) return null;
    await setLeft(tx, run, personId, { isRemoved: false, isForGood: false });
    await tellGuests(tx, run, personId);
    return guest.number;
  });
  if (number !== null) await order(work, roomOf(where), 'remove', { number, isSilenced: false });
}
