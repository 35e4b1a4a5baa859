import type { Client, Invoice, InvoiceHead, InvoiceQuery, InvoiceSettings } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { anInvoice } from '../../testing/an-invoice.ts';
import { expectReplay } from '../../testing/live/replay.ts';
import { client, clients, invoice, invoices, settings } from './invoices.live.ts';

interface Deed {
  kind: 'change' | 'remove';
  id: number;
  service: string;
}

const deeds: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('change', 'remove'),
  id: fc.integer({ min: 1, max: 4 }),
  service: fc.constantFrom('Booth', 'Badge'),
});

const queries: InvoiceQuery[] = [{}, { q: 'Booth', page: 1 }];
const headOf = ({ id, service, version }: Invoice) => ({ id, service, version }) as InvoiceHead;

/** As the server finds them: the latest first. */
const found =
  ({ q }: InvoiceQuery) =>
  (truth: readonly Invoice[]) => {
    const rows = truth.filter(({ service }) => !q || service === q).map(headOf);
    return { invoices: rows.toReversed(), total: rows.length };
  };

let lastVersion = 1;

function act(truth: readonly Invoice[], { kind, id, service }: Deed) {
  const others = truth.filter((one) => one.id !== id);
  if (kind === 'remove')
    return { truth: others, says: [['invoices.invoice_gone', { id }] as const] };
  lastVersion += 1;
  const changed = anInvoice({ id, service, version: lastVersion });
  return {
    truth: [...others, changed],
    says: [['invoices.invoice_changed', { invoice: headOf(changed) }] as const],
    answer: changed,
  };
}

test('lists of invoices are what a fresh reading gives', () =>
  expectReplay({
    begin: [1, 2].map((id) => anInvoice({ id })),
    deeds,
    act,
    reads: queries.map((query) => ({ options: invoices.options(query), answer: found(query) })),
  }));

test('an open document is what a fresh reading gives', () =>
  expectReplay({
    begin: [1, 2].map((id) => anInvoice({ id })),
    deeds: deeds.map((deed) => ({ ...deed, kind: 'change' as const })),
    act,
    reads: [1, 2].map((id) => ({
      options: invoice.options(id),
      answer: (truth: readonly Invoice[]) => truth.find((one) => one.id === id),
    })),
  }));

const aClient = (id: number, name: string) => ({ id, name }) as Client;

test('the client book and its clients are what a fresh reading gives', () =>
  expectReplay({
    begin: [1, 2, 3, 4].map((id) => aClient(id, 'Ada')),
    deeds,
    act: (truth: readonly Client[], { kind, id, service }) => {
      // Taken out, and entered again with the same number, which only a reading can tell.
      if (kind === 'remove') {
        const says = [['invoices.client_gone', { id }] as const];
        return { truth: truth.with(id - 1, aClient(id, 'Gone')), says };
      }
      const changed = aClient(id, service);
      return {
        truth: truth.with(id - 1, changed),
        says: [['invoices.client_changed', { client: changed }] as const],
      };
    },
    reads: [
      {
        options: clients.options({}),
        answer: (truth) => ({ clients: truth, total: truth.length }),
      },
      { options: client.options(2), answer: (truth) => truth[1] },
    ],
  }));

test('settings are what a fresh reading gives, whichever message of them comes last', () =>
  expectReplay<InvoiceSettings, string>({
    begin: { version: 1, number: 'A' } as unknown as InvoiceSettings,
    deeds: fc.constantFrom('A', 'B', 'C'),
    act: (truth, number) => {
      const changed = { ...truth, version: truth.version + 1, number } as InvoiceSettings;
      return { truth: changed, says: [['invoices.settings_changed', { settings: changed }]] };
    },
    reads: [{ options: settings.options(), answer: (truth) => truth }],
  }));
