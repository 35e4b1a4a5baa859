import type { ExhibitorRules, Tier, TierRules, TierRulesInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export const findTierRows = (db: Db, organisationId: number, eventId: number) =>
  db.rows<TierRules>(
    sql`select tier, staff, documents, products, links, size from exhibitors_tiers
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );

export const upsertTier = (
  db: Db,
  organisationId: number,
  eventId: number,
  tier: Tier,
  { staff, documents, products, links, size }: TierRulesInput,
) =>
  db.run(
    sql`insert into exhibitors_tiers
          (organisation_id, event_id, tier, staff, documents, products, links, size)
        values (${organisationId}, ${eventId}, ${tier}, ${staff}, ${documents}, ${products},
          ${links}, ${size})
        on conflict (organisation_id, event_id, tier) do update set staff = excluded.staff,
          documents = excluded.documents, products = excluded.products, links = excluded.links,
          size = excluded.size`,
  );

export const findRulesRow = (db: Db, organisationId: number, eventId: number) =>
  db.row<ExhibitorRules>(
    sql`select needs_review as "needsReview", is_call_open as "isCallOpen",
               call_words as "callWords", weights
        from exhibitors_rules
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );

export const upsertRules = (
  db: Db,
  organisationId: number,
  eventId: number,
  { needsReview, isCallOpen, callWords, weights }: ExhibitorRules,
) =>
  db.run(
    sql`insert into exhibitors_rules
          (organisation_id, event_id, needs_review, is_call_open, call_words, weights)
        values (${organisationId}, ${eventId}, ${needsReview}, ${isCallOpen},
          ${JSON.stringify(callWords)}, ${JSON.stringify(weights)})
        on conflict (organisation_id, event_id) do update set
          needs_review = excluded.needs_review, is_call_open = excluded.is_call_open,
          call_words = excluded.call_words, weights = excluded.weights`,
  );
