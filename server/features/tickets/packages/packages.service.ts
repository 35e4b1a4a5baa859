import type { TicketGives } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Tx } from '../../../platform/work.ts';
import type { EventRow } from '../../events/index.ts';
import { findPackages } from '../../sponsors/index.ts';
import { findTickets } from '../tickets.queries.ts';

/** A sponsor package or a ticket of another event is missing, as any stranger's is. */
export async function refuseStrangeGives(
  tx: Tx,
  { organisationId, id }: EventRow,
  { sponsorPackageId, passTicketId }: TicketGives,
): Promise<void> {
  const packages = sponsorPackageId === null ? [] : await findPackages(tx, organisationId, id);
  if (sponsorPackageId !== null && !packages.some((one) => one.id === sponsorPackageId)) {
    throw problem('not_found');
  }
  if (passTicketId === null) return;
  const pass = (await findTickets(tx, organisationId, id)).find((one) => one.id === passTicketId);
  if (!pass) throw problem('not_found');
  if (pass.kind !== 'ticket') throw problem('tickets.gives_wrong');
}
