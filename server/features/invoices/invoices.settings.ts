import type { InvoiceSettings, InvoiceSettingsUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { organisationById } from '../organisations/index.ts';
import { refuseImpossible, refuseImpossibleBank } from './invoices.checks.ts';
import { tellSettings } from './invoices.live.ts';
import { findSettings, lockSettings, upsertSettings } from './invoices.settings.queries.ts';

const nowhere = { street: '', postcode: '', city: '', country: '' };

/** Until somebody sets something: what can be known without asking. */
export async function settingsOf(db: Db, organisationId: number): Promise<InvoiceSettings> {
  const set = await findSettings(db, organisationId);
  if (set) return set;
  const { name = '' } = (await organisationById(db, organisationId)) ?? {};
  return {
    sender: { name, ...nowhere, email: '', phone: '', taxNumber: '', registration: '' },
    bank: { holder: '', bankName: '', country: '', iban: '', swiftCode: '' },
    currency: 'EUR',
    pricesIncludeTax: false,
    taxRate: 1_900,
    termDays: 14,
    invoicePattern: '{year}-{number:5}',
    creditNotePattern: 'C{year}-{number:5}',
    note: '',
    reminders: { isOn: false, days: [7, 14, 14], words: ['', '', ''] },
  };
}

export const readSettings = ({ db }: Work, { organisationId }: Person) =>
  settingsOf(db, organisationId);

export const changeSettings = (work: Work, person: Person, update: InvoiceSettingsUpdate) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    if (update.sender) refuseImpossible(update.sender, '/sender');
    if (update.bank) refuseImpossibleBank(update.bank);
    await lockSettings(tx, organisationId);
    const before = await settingsOf(tx, organisationId);
    const after = { ...before, ...update };
    await upsertSettings(tx, organisationId, after);
    const deed = { action: 'invoices.settings_changed', before, after } as const;
    await record(tx, person, { ...deed, subject: after.sender.name });
    tellSettings(tx, organisationId, after);
    return after;
  });
