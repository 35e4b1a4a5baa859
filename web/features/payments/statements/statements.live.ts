import type { EntryCounts, EntryQuery } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { type EntryPage, readCounts, readEntries } from './statements.api.ts';

/** Many invoices may be paid at once: what waits is read again when it is calmer. */
const calmMs = 300;

/** How sure a match is changes with the invoices: only the server knows. */
const told = () => ({
  'payments.entries_changed': () => readAgain(undefined, calmMs),
  'payments.payment_changed': () => readAgain(undefined, calmMs),
  'invoices.invoice_changed': () => readAgain(undefined, calmMs),
});

export const entries = liveAnswer<EntryPage, EntryQuery>({
  key: ['payments', 'entries'],
  read: readEntries,
  told,
});

export const entryCounts = liveAnswer<EntryCounts>({
  key: ['payments', 'entry-counts'],
  read: (_, signal) => readCounts(signal),
  told,
});
