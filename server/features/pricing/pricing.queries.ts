import type { PricingSetup } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

const columns = sql`p.version, p.is_public as "isPublic", p.currency, p.title, p.lead,
  p.plans, p.benefits, p.questions`;

export const findPricing = (db: Db, organisationId: number) =>
  db.row<PricingSetup>(
    sql`select ${columns} from pricing_pages p where p.organisation_id = ${organisationId}`,
  );

/** Nobody else changes it until the transaction ends, also when it is the first time. */
export async function lockPricing(db: Db, organisationId: number): Promise<PricingSetup | null> {
  await db.run(
    sql`insert into pricing_pages (organisation_id) values (${organisationId}) on conflict do nothing`,
  );
  return db.row<PricingSetup>(
    sql`select ${columns} from pricing_pages p
        where p.organisation_id = ${organisationId} for no key update`,
  );
}

export const updatePricing = (db: Db, organisationId: number, setup: PricingSetup) =>
  db.run(
    sql`update pricing_pages set version = ${setup.version}, is_public = ${setup.isPublic},
          currency = ${setup.currency}, title = ${JSON.stringify(setup.title)},
          lead = ${JSON.stringify(setup.lead)}, plans = ${JSON.stringify(setup.plans)},
          benefits = ${JSON.stringify(setup.benefits)},
          questions = ${JSON.stringify(setup.questions)}
        where organisation_id = ${organisationId}`,
  );
