import type { Tx, Work } from '../../platform/work.ts';
import { tellCall } from './calls.live.ts';
import { findCall, findGoing, lockCall, updateEnded, updateLonely } from './calls.queries.ts';

const patienceMs = 60_000;

/** A call ends where one of both has had no window open for a while: nobody else would end it. */
export async function endLonelyCalls(work: Work): Promise<void> {
  const now = work.clock.now();
  const online = new Map<number, Set<number>>();
  for (const call of await findGoing(work.db)) {
    const { organisationId, callerId, calleeId, lonelySince } = call;
    const people = online.get(organisationId) ?? new Set(await work.hub.peopleIn(organisationId));
    online.set(organisationId, people);
    const isLonely = !people.has(callerId) || !people.has(calleeId);
    if (isLonely && !lonelySince) await updateLonely(work.db, call, now);
    if (!isLonely && lonelySince) await updateLonely(work.db, call, null);
    if (!isLonely || !lonelySince || now.getTime() - lonelySince.getTime() < patienceMs) continue;
    await work.transaction((tx) => fail(tx, organisationId, call.id, now));
  }
}

async function fail(tx: Tx, organisationId: number, id: number, at: Date): Promise<void> {
  const call = await lockCall(tx, organisationId, id);
  if (call?.state !== 'going') return;
  await updateEnded(tx, call, 'failed', at);
  const ended = await findCall(tx, organisationId, id);
  if (ended) tellCall(tx, ended);
}
