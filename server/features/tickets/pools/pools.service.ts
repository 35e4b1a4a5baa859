import type { TicketPool, TicketPoolInput, TicketPoolUpdate } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { requireEventLocked } from '../../events/index.ts';
import { deleteQuotas, insertQuota, updateSize } from '../../stock/index.ts';
import { lockedThing, refuseMore, refuseOlder } from '../tickets.access.ts';
import { tellGrown, tellOffer } from '../tickets.live.ts';
import { poolView } from '../tickets.view.ts';
import {
  deletePool,
  findPool,
  findPools,
  insertPool,
  isDrawnFrom,
  updatePool,
} from './pools.queries.ts';

const most = 100;

async function whole(tx: Tx, organisationId: number, id: number): Promise<TicketPool> {
  const row = await findPool(tx, organisationId, id);
  if (!row) throw problem('not_found');
  return poolView(row);
}

export const addPool = (work: Work, person: Person, eventId: number, input: TicketPoolInput) =>
  work.transaction(async (tx): Promise<TicketPool> => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    refuseMore((await findPools(tx, organisationId, eventId)).length, most);
    const quota = await insertQuota(tx, organisationId, input.size);
    const pool = { eventId, quotaId: quota?.id ?? 0, name: input.name };
    const { id = 0 } = (await insertPool(tx, organisationId, pool)) ?? {};
    const deed = { action: 'tickets.pool_added', subjectId: id, subject: input.name } as const;
    await record(tx, person, { ...deed, after: input });
    tellOffer(tx, event);
    return whole(tx, organisationId, id);
  });

/** Made smaller than what is taken, nothing more is sold of it, and nobody loses a place. */
export const changePool = (work: Work, person: Person, id: number, update: TicketPoolUpdate) =>
  work.transaction(async (tx): Promise<TicketPool> => {
    const { organisationId } = person;
    const { row, event } = await lockedThing(tx, person, () => findPool(tx, organisationId, id));
    refuseOlder(row, update);
    const { name, size } = update;
    await updatePool(tx, organisationId, id, name);
    await updateSize(tx, organisationId, row.quotaId, size);
    const before = { name: row.name, size: row.size };
    const deed = { action: 'tickets.pool_changed', subjectId: id, subject: name } as const;
    await record(tx, person, { ...deed, before, after: { name, size } });
    await tellGrown(work, tx, event);
    return whole(tx, organisationId, id);
  });

export const removePool = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const { row, event } = await lockedThing(tx, person, () => findPool(tx, organisationId, id));
    const isUsed = row.taken > 0 || (await isDrawnFrom(tx, organisationId, row));
    if (isUsed) throw problem('tickets.pool_in_use');
    await deletePool(tx, organisationId, id);
    await deleteQuotas(tx, organisationId, [row.quotaId]);
    const deed = { action: 'tickets.pool_removed', subjectId: id, subject: row.name } as const;
    await record(tx, person, { ...deed, before: { name: row.name, size: row.size } });
    tellOffer(tx, event);
  });
