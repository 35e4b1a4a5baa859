import type { PricingSetup, PricingUpdate } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { requireEvent } from '../events/index.ts';
import { keepPicture, removePicture, replacePicture } from '../files/index.ts';
import { requirePlan, requireSetup, requireSetupLocked, requireSold } from './pricing.access.ts';
import {
  changedSetup,
  cleanChanges,
  newEventIds,
  newlySold,
  refuseUnusable,
} from './pricing.change.ts';
import { deedOf } from './pricing.deed.ts';
import { tellPricingChanged } from './pricing.live.ts';
import { updatePricing } from './pricing.queries.ts';

export const readSetup = ({ db }: Work, person: Person): Promise<PricingSetup> =>
  requireSetup(db, person);

export async function changeSetup(
  work: Work,
  person: Person,
  { version, ...update }: PricingUpdate,
): Promise<PricingSetup> {
  refuseUnusable(update);
  const changes = await cleanChanges(update);
  const { before, after } = await work.transaction(async (tx) => {
    const known = await requireSetupLocked(tx, person);
    for (const id of newEventIds(known, changes)) await requireEvent(tx, person, id);
    for (const sold of newlySold(known, changes)) await requireSold(tx, person, sold);
    if (known.version !== version) throw problem('pricing.changed_meanwhile');
    const next = changedSetup(known, changes);
    await keep(tx, person, known, next);
    return { before: known, after: next };
  });
  const isLeft = new Set(after.plans.map(({ id }) => id));
  for (const { id, picture } of before.plans) {
    if (!isLeft.has(id)) await removePicture(work, picture);
  }
  return after;
}

export async function changePicture(
  work: Work,
  person: Person,
  planId: string,
  bytes: Uint8Array | null,
): Promise<PricingSetup> {
  requirePlan(await requireSetup(work.db, person), planId);
  const picture = bytes && (await keepPicture(work, bytes, 'logo', String(person.id)));
  const changed = await replacePicture(work, picture, (next) =>
    work.transaction(async (tx) => {
      const before = await requireSetupLocked(tx, person);
      const { picture: replaced } = requirePlan(before, planId);
      const plans = before.plans.map((plan) =>
        plan.id === planId ? { ...plan, picture: next } : plan,
      );
      const after = { ...before, version: before.version + 1, plans };
      await keep(tx, person, before, after);
      return { after, replaced };
    }),
  );
  return changed.after;
}

/** Recorded with what differs, and shown to everyone at once. */
async function keep(tx: Tx, person: Person, before: PricingSetup, after: PricingSetup) {
  await updatePricing(tx, person.organisationId, after);
  await record(tx, person, deedOf(before, after));
  tellPricingChanged(tx, person.organisationId);
}
