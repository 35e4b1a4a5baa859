import type { ExhibitorRules, Tier, TierRules } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { findRulesRow, findTierRows } from './setup.rules.queries.ts';

const usualTiers: readonly TierRules[] = [
  { tier: 'platinum', staff: 20, documents: 20, products: 30, links: 10, size: 'large' },
  { tier: 'gold', staff: 10, documents: 10, products: 15, links: 6, size: 'medium' },
  { tier: 'silver', staff: 5, documents: 5, products: 8, links: 4, size: 'small' },
];

const usualRules: ExhibitorRules = {
  needsReview: false,
  isCallOpen: false,
  callWords: {},
  weights: { visited: 5, returned: 5, stayed: 2, downloaded: 10, asked: 15, dropped: 25 },
};

/** All three, the first of them first; as the product has them where the organiser said nothing. */
export async function findTiers(
  db: Db,
  organisationId: number,
  eventId: number,
): Promise<TierRules[]> {
  const set = await findTierRows(db, organisationId, eventId);
  return usualTiers.map((usual) => set.find(({ tier }) => tier === usual.tier) ?? usual);
}

export async function findTier(
  db: Db,
  organisationId: number,
  eventId: number,
  tier: Tier,
): Promise<TierRules> {
  const rules = (await findTiers(db, organisationId, eventId)).find((one) => one.tier === tier);
  if (!rules) throw new Error(`There is no tier ${tier}.`);
  return rules;
}

export const findRules = async (
  db: Db,
  organisationId: number,
  eventId: number,
): Promise<ExhibitorRules> => (await findRulesRow(db, organisationId, eventId)) ?? usualRules;
