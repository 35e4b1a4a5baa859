import type { GroupCall, NewGroupCall } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { missOldCallsOf } from '../calls.missed.ts';
import { findOpen, lockPeople } from '../calls.queries.ts';
import { requireMaySpeak } from '../../moderation/index.ts';
import { mustKnock, requireGroupCall, requireGroupOf } from './group.access.ts';
import { deleteKnock } from './group.knocks.queries.ts';
import { ringGroup, tellGroupCall } from './group.live.ts';
import { requireMedia } from '../rooms/rooms.media.ts';
import {
  countOpen,
  findGroupCall,
  findOpenIn,
  insertGroupCall,
  lockOpen,
  updateChanged,
  type Which,
} from './group.queries.ts';
import type { GroupCallRow } from './group.rows.ts';
import { groupCallView } from './group.view.ts';
import { findSeats, findWhereIn, putSeat } from './group.seats.queries.ts';

const mostPeople = 8;

/** What rang at them for long enough keeps nobody from joining. */
async function makeReady(work: Work, { organisationId, id }: Person): Promise<void> {
  await requireMedia(work);
  await missOldCallsOf(work, organisationId, [id]);
}

/** Of two who begin one at once, both are in the one that was first. */
export async function startGroupCall(
  work: Work,
  person: Person,
  { conversationId, deviceId }: NewGroupCall,
): Promise<GroupCall> {
  await requireGroupOf(work.db, person, conversationId);
  await makeReady(work, person);
  return work.transaction(async (tx) => {
    const { organisationId } = await requireGroupOf(tx, person, conversationId);
    const at = work.clock.now();
    await lockPeople(tx, organisationId, [person.id]);
    const isOn = await findOpenIn(tx, organisationId, conversationId);
    if (!isOn && (await countOpen(tx)) >= work.config.groupCalls) throw problem('calls.too_many');
    const made = await insertGroupCall(tx, {
      organisationId,
      conversationId,
      startedBy: person.id,
      at,
    });
    const open = made ?? (await findOpenIn(tx, organisationId, conversationId));
    if (!open) throw problem('calls.over');
    const entered = await enter(tx, person, { organisationId, id: open.id }, { deviceId, at });
    if (made) await ringGroup(tx, entered);
    return tellGroupCall(tx, entered);
  });
}

export async function joinGroupCall(
  work: Work,
  person: Person,
  callId: number,
  deviceId: string,
): Promise<GroupCall> {
  await requireGroupCall(work.db, person, callId);
  await makeReady(work, person);
  return work.transaction(async (tx) => {
    const call = await requireGroupCall(tx, person, callId);
    await lockPeople(tx, call.organisationId, [person.id]);
    const isThere = call.people.some(
      (one) => one.person.id === person.id && one.deviceId === deviceId,
    );
    if (isThere && !call.endedAt) return groupCallView(call);
    return tellGroupCall(tx, await enter(tx, person, call, { deviceId, at: work.clock.now() }));
  });
}

async function enter(
  tx: Tx,
  person: Person,
  call: Which,
  { deviceId, at }: { deviceId: string; at: Date },
): Promise<GroupCallRow> {
  if (!(await lockOpen(tx, call))) throw problem('calls.over');
  const seen = await findGroupCall(tx, call);
  if (!seen || (await mustKnock(tx, person, seen))) throw problem('calls.closed');
  await refuseMuted(tx, person, seen, at);
  const number = await requireRoom(tx, person, call);
  await putSeat(tx, call, { person, device: deviceId, number, at });
  await deleteKnock(tx, call, person.id);
  await updateChanged(tx, call, at);
  const entered = await findGroupCall(tx, call);
  if (!entered) throw problem('not_found');
  return entered;
}

/** At a booth whoever may not write there may not be heard there. */
export async function refuseMuted(
  tx: Tx,
  person: Person,
  { eventId }: Pick<GroupCallRow, 'eventId'>,
  at: Date,
): Promise<void> {
  if (eventId === null) return;
  const { organisationId, id: personId } = person;
  await requireMaySpeak(tx, { organisationId, eventId, personId }, at);
}

/** Their number in it, where there is one for them: of the two who come last, one may be the ninth. */
async function requireRoom(tx: Tx, person: Person, call: Which): Promise<number> {
  const seats = await findSeats(tx, call);
  const own = seats.find(({ personId }) => personId === person.id);
  if (own?.isRemoved) throw problem('calls.removed');
  const other = await findWhereIn(tx, person);
  const between = await findOpen(tx, call.organisationId, [person.id]);
  if ((other && other.callId !== call.id) || between.length > 0) throw problem('calls.busy');
  const inside = seats.filter(({ isIn }) => isIn).length;
  if (!own?.isIn && inside >= mostPeople) throw problem('calls.full');
  return own?.number ?? Math.max(0, ...seats.map((one) => one.number)) + 1;
}
