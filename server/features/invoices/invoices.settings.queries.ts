import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { SettingsRow } from './invoices.rows.ts';

export const findSettings = (db: Db, organisationId: number) =>
  db.row<SettingsRow>(
    sql`select version, sender, bank, currency, prices_include_tax as "pricesIncludeTax",
          tax_rate as "taxRate", term_days as "termDays", invoice_pattern as "invoicePattern",
          credit_note_pattern as "creditNotePattern", note, reminders
        from invoices_settings where organisation_id = ${organisationId}`,
  );

/** One change at a time, also the first one, when there is no row to lock yet. */
export const lockSettings = (db: Db, organisationId: number) =>
  db.run(
    sql`select pg_advisory_xact_lock(hashtextextended('invoices_settings', ${organisationId}))`,
  );

export const upsertSettings = (db: Db, organisationId: number, settings: SettingsRow) =>
  db.run(
    sql`insert into invoices_settings (organisation_id, version, sender, bank, currency, prices_include_tax,
          tax_rate, term_days, invoice_pattern, credit_note_pattern, note,
          reminders)
        values (${organisationId}, ${settings.version}, ${JSON.stringify(settings.sender)},
          ${JSON.stringify(settings.bank)}, ${settings.currency}, ${settings.pricesIncludeTax},
          ${settings.taxRate}, ${settings.termDays}, ${settings.invoicePattern},
          ${settings.creditNotePattern}, ${settings.note},
          ${JSON.stringify(settings.reminders)})
        on conflict (organisation_id) do update set version = excluded.version,
          sender = excluded.sender, bank = excluded.bank,
          currency = excluded.currency, prices_include_tax = excluded.prices_include_tax,
          tax_rate = excluded.tax_rate, term_days = excluded.term_days,
          invoice_pattern = excluded.invoice_pattern,
          credit_note_pattern = excluded.credit_note_pattern, note = excluded.note,
          reminders = excluded.reminders`,
  );
