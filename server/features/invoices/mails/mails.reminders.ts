import type { Invoice, Language, MailDraft, MailInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Db } from '../../../platform/db/db.ts';
import { insideOf, type Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { lockedOwed } from '../invoices.access.ts';
import { tellChanged } from '../invoices.read.ts';
import type { InvoiceRow } from '../invoices.rows.ts';
import type { By } from '../invoices.settle.ts';
import { requireDocument } from '../paper/paper.document.ts';
import { printInvoice } from '../paper/paper.service.ts';
import { countReminders } from './mails.queries.ts';
import { draftMail, post } from './mails.service.ts';
import type { Step } from './mails.words.ts';

const steps = [1, 2, 3] as const;

async function requireNextStep(
  db: Db,
  { organisationId }: Pick<Person, 'organisationId'>,
  { id, kind, state, balance }: InvoiceRow,
): Promise<NonNullable<Step>> {
  if (kind === 'credit_note') throw problem('invoices.is_credit_note');
  if (state !== 'past_due' || balance <= 0) throw problem('invoices.not_past_due');
  const next = steps[await countReminders(db, organisationId, id)];
  if (next === undefined) throw problem('invoices.reminded_enough');
  return next;
}

export async function draftReminder(
  work: Work,
  person: Pick<Person, 'organisationId'>,
  id: number,
  language?: Language,
): Promise<MailDraft> {
  const document = await requireDocument(work, work.db, person, id);
  const step = await requireNextStep(work.db, person, document);
  return draftMail(work, person, document, { step, language });
}

/** The next of three. `due`: only where it is that one, so that two who send it at once send it once. */
export async function remind(
  work: Work,
  by: By,
  id: number,
  { due, ...input }: MailInput & { due?: number | null },
): Promise<Invoice> {
  const document = await requireDocument(work, work.db, by, id);
  await requireNextStep(work.db, by, document);
  const paper = await printInvoice(work, by, id, input.language);
  return work.transaction(async (tx) => {
    const invoice = await lockedOwed(work, tx, by, id);
    const step = await requireNextStep(tx, by, invoice);
    if (due !== undefined && due !== step) throw problem('invoices.reminded_enough');
    await post(work, tx, by, id, { ...input, step, paper });
    return tellChanged(work, tx, by, id);
  });
}

/** The same, by somebody whose deed it is. */
export const remindByHand = (
  work: Work,
  person: Person,
  id: number,
  input: MailInput,
): Promise<Invoice> =>
  work.transaction(async (tx) => {
    const invoice = await remind(insideOf(work, tx), person, id, input);
    const deed = { action: 'invoices.reminded', subjectId: id } as const;
    const subject = invoice.number ?? '';
    await record(tx, person, { ...deed, subject, after: { to: input.to } });
    return invoice;
  });
