import type { PricingPlan, PricingSetup } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findPricing, lockPricing } from './pricing.queries.ts';

const canEditPricing = (person: Person): boolean => person.role === 'admin';

const untouched: PricingSetup = {
  version: 0,
  isPublic: false,
  currency: 'EUR',
  title: {},
  lead: {},
  plans: [],
  benefits: [],
  questions: [],
};

export const pricingOf = async (db: Db, organisationId: number): Promise<PricingSetup> =>
  (await findPricing(db, organisationId)) ?? untouched;

/** For who edits it. */
export async function requireSetup(db: Db, person: Person): Promise<PricingSetup> {
  if (!canEditPricing(person)) throw problem('not_found');
  return pricingOf(db, person.organisationId);
}

/** As `requireSetup`, and nobody else changes it until the transaction ends. */
export async function requireSetupLocked(db: Db, person: Person): Promise<PricingSetup> {
  if (!canEditPricing(person)) throw problem('not_found');
  return (await lockPricing(db, person.organisationId)) ?? untouched;
}

export function requirePlan({ plans }: PricingSetup, id: string): PricingPlan {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw problem('not_found');
  return plan;
}
