import type { InvoiceMail, Language } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface MailRow extends Omit<InvoiceMail, 'at'> {
  at: Date;
}

export const findMails = (db: Db, organisationId: number, invoiceId: number) =>
  db.rows<MailRow>(
    sql`select m.id, m.kind, m.step, m.to_address as "to", m.language, m.at,
          coalesce(nullif(a.full_name, ''), a.username) as by, m.state, m.fault
        from invoices_mails m left join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId} and m.invoice_id = ${invoiceId} order by m.id`,
  );

interface NewMail {
  mailId: number;
  step: number | null;
  to: string;
  language: Language;
  personId: number | null;
  at: Date;
  onDay: string;
  state: InvoiceMail['state'];
}

export const insertMail = (db: Db, organisationId: number, invoiceId: number, mail: NewMail) =>
  db.run(
    sql`insert into invoices_mails (organisation_id, invoice_id, mail_id, kind, step, to_address,
          language, person_id, at, on_day, state)
        values (${organisationId}, ${invoiceId}, ${mail.mailId},
          ${mail.step === null ? 'document' : 'reminder'}, ${mail.step}, ${mail.to},
          ${mail.language}, ${mail.personId}, ${mail.at}, ${mail.onDay}, ${mail.state})`,
  );

/** Null where nothing changed, or the letter was none of ours. */
export const updateMail = (
  db: Db,
  organisationId: number,
  { mailId, state, fault }: { mailId: number; state: InvoiceMail['state']; fault: string },
) =>
  db.row<{ invoiceId: number }>(
    sql`update invoices_mails set state = ${state}, fault = ${fault}
        where organisation_id = ${organisationId} and mail_id = ${mailId}
          and (state, fault) is distinct from (${state}::text, ${fault}::text)
        returning invoice_id as "invoiceId"`,
  );

export const countReminders = async (db: Db, organisationId: number, invoiceId: number) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from invoices_mails
          where organisation_id = ${organisationId} and invoice_id = ${invoiceId}
            and kind = 'reminder'`,
    )
  )?.count ?? 0;

/** Whose next reminder is due, where an organisation has them sent; each by its own day. */
export const findToRemind = (db: Db, now: Date, limit: number) =>
  db.rows<{ organisationId: number; id: number }>(
    sql`select i.organisation_id as "organisationId", i.id
        from invoices_settings s
          join organisations o on o.id = s.organisation_id
          join invoices i on i.organisation_id = s.organisation_id
          join invoices_clients c on c.organisation_id = i.organisation_id and c.id = i.client_id
          cross join lateral (
            select count(*)::int as count, max(m.on_day) as last from invoices_mails m
            where m.organisation_id = i.organisation_id and m.invoice_id = i.id
              and m.kind = 'reminder'
          ) sent
        where (s.reminders->>'isOn')::boolean and o.verified_at is not null
          and i.kind = 'invoice' and i.balance > 0 and c.email <> '' and sent.count < 3
          and i.state in ('sent', 'downloaded', 'partial_payment', 'past_due')
          and coalesce(sent.last, i.due_on) + (s.reminders->'days'->>sent.count)::int
            <= (${now}::timestamptz at time zone o.time_zone)::date
        order by i.due_on limit ${limit}`,
  );
