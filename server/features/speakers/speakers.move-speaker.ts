import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { putBefore } from '../../platform/put-before.ts';
import type { Work } from '../../platform/work.ts';
import { requireSpeaker } from './speakers.access.ts';
import { tellOrderChanged } from './speakers.live.ts';
import { findOrder, lockOrder, setOrder } from './speakers.order.queries.ts';

/** Puts a speaker right before another one, or last; answers all of them in their order. */
export const moveSpeaker = (
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  beforeId: number | null,
): Promise<number[]> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    await lockOrder(tx, organisationId, eventId);
    const { event } = await requireSpeaker(tx, person, eventId, id);
    const order = (await findOrder(tx, organisationId, eventId)).map((one) => one.id);
    const ids = putBefore(order, id, beforeId);
    if (!ids) throw problem('not_found');
    await setOrder(tx, organisationId, eventId, ids);
    tellOrderChanged(tx, event, ids);
    return ids;
  });
