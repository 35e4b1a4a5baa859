import type { InvoiceSettings, InvoiceSettingsUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
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
    version: 0,
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

/** Nothing can be billed before who sends it is known. */
export const hasSender = ({ sender }: InvoiceSettings): boolean =>
  sender.name.trim() !== '' && sender.country !== '';

export const readSettings = ({ db }: Work, { organisationId }: Person) =>
  settingsOf(db, organisationId);

/** Its version follows them, and nobody wants to read of it. */
const factsOf = ({ version: _, ...facts }: InvoiceSettings) => facts;

export const changeSettings = (
  work: Work,
  person: Person,
  { version, ...update }: InvoiceSettingsUpdate,
) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    if (update.sender) refuseImpossible(update.sender, '/sender');
    if (update.bank) refuseImpossibleBank(update.bank);
    await lockSettings(tx, organisationId);
    const before = await settingsOf(tx, organisationId);
    if (before.version !== version) throw problem('invoices.changed_meanwhile');
    const after = { ...before, ...update, version: version + 1 };
    await upsertSettings(tx, organisationId, after);
    const deed = { action: 'invoices.settings_changed', subject: after.sender.name } as const;
    await record(tx, person, { ...deed, before: factsOf(before), after: factsOf(after) });
    tellSettings(tx, organisationId, after);
    return after;
  });
