import type {
  BankEntry,
  EntryAssignment,
  EntryCounts,
  EntryQuery,
  InvoiceHead,
  StatementColumns,
  StatementPlan,
  StatementResult,
} from '@plenum/contract';
import { call, type CallReply } from '../../../platform/api-client.ts';
import { newKey } from '../../../platform/new-key.ts';

export type EntryPage = CallReply<'GET /api/payments/entries'>;

export const readEntries = (query: EntryQuery, signal: AbortSignal): Promise<EntryPage> =>
  call('GET /api/payments/entries', { query, signal });

export const readCounts = (signal: AbortSignal): Promise<EntryCounts> =>
  call('GET /api/payments/entries/counts', { signal });

/** What was picked, kept whole: what is brought in is what was looked at. */
export interface PickedStatement {
  key: string;
  name: string;
  content: Blob;
}

type Order = { file: PickedStatement; columns: StatementColumns | null };

const howOf = ({ file, columns }: Order) => ({ name: file.name, ...columns });

export const previewStatement = (order: Order, signal: AbortSignal): Promise<StatementPlan> =>
  call('POST /api/payments/statements/preview', {
    query: howOf(order),
    body: order.file.content,
    signal,
  });

export const importStatement = (order: Order): Promise<StatementResult> =>
  call('POST /api/payments/statements', {
    query: howOf(order),
    body: order.file.content,
    idempotencyKey: newKey(),
  });

export const assignEntry = (entryId: number, body: EntryAssignment): Promise<BankEntry> =>
  call('POST /api/payments/entries/:entryId/assign', {
    params: { entryId },
    body,
    idempotencyKey: newKey(),
  });

export const ignoreEntry = (entryId: number): Promise<BankEntry> =>
  call('POST /api/payments/entries/:entryId/ignore', {
    params: { entryId },
    body: { why: '' },
    idempotencyKey: newKey(),
  });

export const reopenEntry = (entryId: number): Promise<BankEntry> =>
  call('POST /api/payments/entries/:entryId/reopen', {
    params: { entryId },
    idempotencyKey: newKey(),
  });

/** So many at a time, until none is left. */
export async function confirmAll(): Promise<number> {
  let all = 0;
  for (;;) {
    const { confirmed, left } = await call('POST /api/payments/entries/confirm', {
      idempotencyKey: newKey(),
    });
    all += confirmed;
    if (!left) return all;
  }
}

/** What somebody may mean who looks for an invoice by hand. */
export const findInvoices = async (q: string, signal: AbortSignal): Promise<InvoiceHead[]> => {
  const query = { kind: 'invoice', perPage: 20, ...(q && { q }) } as const;
  const { invoices } = await call('GET /api/invoices', { query, signal });
  return invoices.filter(({ number }) => number !== null);
};
