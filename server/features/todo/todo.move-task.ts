import type { Task } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { requireTask } from './todo.access.ts';
import { tellOrderChanged, tellTaskChanged } from './todo.live.ts';
import {
  findGapBefore,
  findLastPosition,
  lockOrder,
  setPosition,
  spreadOrder,
} from './todo.order.queries.ts';
import { readTask } from './todo.service.ts';

const step = 1024;
const smallestGap = 1e-6;

/** Puts a task right before another one, or last. */
export function moveTask(
  work: Work,
  person: Person,
  id: number,
  beforeId: number | null,
): Promise<Task> {
  return work.transaction(async (tx) => {
    await lockOrder(tx, person.organisationId);
    await requireTask(tx, person, id);
    if (beforeId !== null) await requireTask(tx, person, beforeId);
    if (beforeId !== id) await place(tx, person, id, beforeId);
    const task = await readTask(tx, person, id);
    tellTaskChanged(tx, person, task);
    return task;
  });
}

async function place(tx: Tx, person: Person, id: number, beforeId: number | null): Promise<void> {
  const { organisationId } = person;
  let position = await placeFor(tx, organisationId, id, beforeId);
  if (position === null) {
    await spreadOrder(tx, organisationId);
    tellOrderChanged(tx, person);
    position = await placeFor(tx, organisationId, id, beforeId);
  }
  if (position === null) throw new Error('There is no room in the order after spreading it.');
  await setPosition(tx, organisationId, id, position);
}

/** Null when the gap is used up. */
async function placeFor(tx: Tx, organisationId: number, id: number, beforeId: number | null) {
  if (beforeId === null) return (await findLastPosition(tx, organisationId)) + step;
  const gap = await findGapBefore(tx, organisationId, beforeId, id);
  if (!gap) return null;
  if (gap.above === null) return gap.below - step;
  return gap.below - gap.above < smallestGap ? null : (gap.above + gap.below) / 2;
}
