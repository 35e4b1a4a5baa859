import type { PublicPages } from '../events/index.ts';
import { pricingOf } from './pricing.access.ts';

/** What an organisation asks for, at the first of its events that everyone may see. */
export const pagesOfPricing: PublicPages = async ({ db }, { organisationId, slug, languages }) => {
  const { isPublic, plans } = await pricingOf(db, organisationId);
  return isPublic && plans.length > 0 ? [{ path: `/e/${slug}/pricing`, languages }] : [];
};
