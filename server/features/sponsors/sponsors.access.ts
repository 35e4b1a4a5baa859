import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { EventRow } from '../events/index.ts';
import { findPackage } from './sponsors.packages.queries.ts';
import { findSponsor } from './sponsors.queries.ts';
import type { PackageRow, SponsorRow } from './sponsors.rows.ts';

/** Only by way of an event the person runs. */
export async function requireSponsor(
  db: Db,
  { organisationId, id: eventId }: EventRow,
  id: number,
): Promise<SponsorRow> {
  const sponsor = await findSponsor(db, organisationId, eventId, id);
  if (!sponsor) throw problem('not_found');
  return sponsor;
}

export async function requirePackage(
  db: Db,
  { organisationId, id: eventId }: EventRow,
  id: number,
): Promise<PackageRow> {
  const found = await findPackage(db, organisationId, eventId, id);
  if (!found) throw problem('not_found');
  return found;
}

/** While sponsors are switched off there is no such thing for the public. */
export function refuseUnlessShown({ modules }: EventRow): void {
  if (!modules.includes('sponsors')) throw problem('not_found');
}
