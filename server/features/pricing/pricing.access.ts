import type { PricingPlan, PricingSetup } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { settingsOf } from '../invoices/index.ts';
import { findTickets } from '../tickets/index.ts';
import { findPricing, lockPricing } from './pricing.queries.ts';

const canEditPricing = (person: Person): boolean => person.role === 'admin';

const untouched: Omit<PricingSetup, 'currency'> = {
  version: 0,
  isPublic: false,
  title: {},
  lead: {},
  plans: [],
  benefits: [],
  questions: [],
};

export const pricingOf = async (db: Db, organisationId: number): Promise<PricingSetup> =>
  inCurrency(db, organisationId, await findPricing(db, organisationId));

/** What has no price takes the currency of the organisation, whatever it had before. */
async function inCurrency(
  db: Db,
  organisationId: number,
  found: PricingSetup | null,
): Promise<PricingSetup> {
  if (found && found.plans.length > 0) return found;
  const { currency } = await settingsOf(db, organisationId);
  return { ...(found ?? untouched), currency };
}

/** For who edits it. */
export async function requireSetup(db: Db, person: Person): Promise<PricingSetup> {
  if (!canEditPricing(person)) throw problem('not_found');
  return pricingOf(db, person.organisationId);
}

/** As `requireSetup`, and nobody else changes it until the transaction ends. */
export async function requireSetupLocked(db: Db, person: Person): Promise<PricingSetup> {
  if (!canEditPricing(person)) throw problem('not_found');
  const { organisationId } = person;
  return inCurrency(db, organisationId, await lockPricing(db, organisationId));
}

export function requirePlan({ plans }: PricingSetup, id: string): PricingPlan {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw problem('not_found');
  return plan;
}

/** Of the event it is said to be of. An add-on is bought with something else, and so leads nowhere. */
export async function requireSold(
  db: Db,
  { organisationId }: Person,
  { eventId, ticketId }: { eventId: number; ticketId: number },
): Promise<void> {
  const tickets = await findTickets(db, organisationId, eventId);
  const kind = tickets.find(({ id }) => id === ticketId)?.kind;
  if (!kind) throw problem('not_found');
  if (kind === 'add_on') {
    const message = 'leads to an add-on, which is sold with something else';
    throw problem('invalid', { errors: [{ path: '/plans', message }] });
  }
}
