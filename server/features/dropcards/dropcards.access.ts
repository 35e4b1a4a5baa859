import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { requireMyEvent } from '../events/index.ts';
import { type BoothFound, requireStaffed } from '../exhibitors/index.ts';
import { lockLead } from './dropcards.leads.queries.ts';
import { hasLedger } from './dropcards.ledger.queries.ts';
import type { LeadRow } from './dropcards.rows.ts';

/** For who ever gave a card in it as well: who left an event still takes their card back. */
export async function requireMyDrops(db: Db, person: Person, eventId: number): Promise<void> {
  if (await hasLedger(db, person.organisationId, eventId, person.id)) return;
  await requireMyEvent(db, person, eventId);
}

/** Nobody else changes it until the transaction ends. */
export async function requireLead(
  tx: Db,
  person: Person,
  exhibitorId: number,
  leadId: number,
): Promise<BoothFound & { lead: LeadRow }> {
  const found = await requireStaffed(tx, person, exhibitorId);
  const lead = await lockLead(tx, person.organisationId, exhibitorId, leadId);
  if (!lead) throw problem('not_found');
  return { ...found, lead };
}
