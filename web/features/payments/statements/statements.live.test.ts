import type { BankEntry, EntryStanding, Invoice, Payment } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../../testing/live/replay.ts';
import { entries, entryCounts } from './statements.live.ts';

const shown = ['sure', 'doubtful'] as const;
type Truth = readonly BankEntry[];

const anEntry = (id: number, standing: EntryStanding) => ({ id, standing }) as BankEntry;
const ofStanding = (truth: Truth, wanted: EntryStanding) =>
  truth.filter(({ standing }) => standing === wanted);

const says = {
  entries: ['payments.entries_changed', {}] as const,
  payment: ['payments.payment_changed', { payment: {} as Payment }] as const,
  invoice: ['invoices.invoice_changed', { invoice: {} as Invoice }] as const,
};

test('what waits, and how much, is what a fresh reading gives, whatever changed it', () =>
  expectReplay({
    begin: [1, 2].map((id) => anEntry(id, 'sure')),
    deeds: fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      standing: fc.constantFrom<EntryStanding>('sure', 'doubtful', 'assigned'),
      by: fc.constantFrom<keyof typeof says>('entries', 'payment', 'invoice'),
    }),
    act: (truth: Truth, { id, standing, by }) => ({
      truth: [...truth.filter((one) => one.id !== id), anEntry(id, standing)],
      says: [says[by]],
    }),
    reads: [
      ...shown.map((standing) => ({
        options: entries.options({ standing }),
        answer: (truth: Truth) => {
          const found = ofStanding(truth, standing);
          return { entries: found, total: found.length };
        },
      })),
      {
        options: entryCounts.options(),
        answer: (truth: Truth) => ({
          sure: ofStanding(truth, 'sure').length,
          doubtful: ofStanding(truth, 'doubtful').length,
          unknown: 0,
          reversed: 0,
        }),
      },
    ],
  }));
