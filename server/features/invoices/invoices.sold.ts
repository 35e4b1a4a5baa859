import type { ClientInput, Invoice, InvoiceInput } from '@plenum/contract';
import { insideOf, type Tx, type Work } from '../../platform/work.ts';
import type { Doer } from '../audit/index.ts';
import { ensureClient } from './invoices.clients.ts';
import { enterDraft } from './invoices.drafts.ts';
import { enterIssued } from './invoices.issue.ts';
import { tellChanged } from './invoices.read.ts';
import { settingsOf } from './invoices.settings.ts';

export interface Sold extends Pick<
  InvoiceInput,
  'service' | 'currency' | 'pricesIncludeTax' | 'lines'
> {
  /** Found in the client book, or added to it. */
  client: ClientInput;
}

/**
 * The invoice of what was sold: drafted and issued in one. What others wait for is done before the
 * number is taken, and as late as that.
 */
export async function billSold(
  work: Work,
  tx: Tx,
  by: Doer,
  { client, ...sold }: Sold,
  beforeNumber?: () => Promise<void>,
): Promise<Invoice> {
  const { id: clientId } = await ensureClient(insideOf(work, tx), by, client);
  const { note } = await settingsOf(tx, by.organisationId);
  const terms = { clientId, discount: null, suppliedOn: null, dueOn: null, note };
  const id = await enterDraft(work, tx, by, { ...sold, ...terms });
  await enterIssued(work, tx, by, id, beforeNumber);
  return tellChanged(work, tx, by, id);
}
