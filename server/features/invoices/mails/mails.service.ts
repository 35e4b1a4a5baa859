import type { Invoice, Language, MailDraft, MailInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { plainMail } from '../../../platform/mail/letter.ts';
import { postWithFiles } from '../../../platform/mail/mail.ts';
import { printable, printableLine } from '../../../platform/papers/printable.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { lockedIssued } from '../invoices.access.ts';
import { findClient } from '../invoices.clients.queries.ts';
import { todayOf } from '../invoices.days.ts';
import { raiseVersion } from '../invoices.queries.ts';
import { tellChanged } from '../invoices.read.ts';
import { settingsOf } from '../invoices.settings.ts';
import type { By } from '../invoices.settle.ts';
import { type Document, requireDocument } from '../paper/paper.document.ts';
import { paperName, printInvoice, type PrintedPaper, readerOf } from '../paper/paper.service.ts';
import { insertMail } from './mails.queries.ts';
import { letterFor, type Step } from './mails.words.ts';

/** As it would be written to that client, in their language or the one that was asked for. */
export async function draftMail(
  work: Work,
  person: Pick<Person, 'organisationId'>,
  document: Document,
  { step, language }: { step: Step; language: Language | undefined },
): Promise<MailDraft> {
  const { organisationId } = person;
  const chosen = language ?? readerOf(document, await organisationById(work.db, organisationId));
  const { reminders } = await settingsOf(work.db, organisationId);
  const known =
    document.clientId === null
      ? null
      : await findClient(work.db, organisationId, document.clientId);
  return {
    to: known?.email || document.parties.client.email,
    ...letterFor(document, chosen, { step, words: reminders.words }),
    fileName: paperName(document, chosen),
    step,
  };
}

export const draftDocumentMail = async (
  work: Work,
  person: Person,
  id: number,
  language?: Language,
): Promise<MailDraft> =>
  draftMail(work, person, await requireDocument(work, work.db, person, id), {
    step: null,
    language,
  });

/** Printed before anything is locked; letter, line of the history and what is told are one transaction. */
export async function mailDocument(
  work: Work,
  person: Person,
  id: number,
  input: MailInput,
): Promise<Invoice> {
  const paper = await printInvoice(work, person, id, input.language);
  return work.transaction(async (tx) => {
    const { number } = await lockedIssued(work, tx, person, id);
    await post(work, tx, person, id, { ...input, step: null, paper });
    const deed = { action: 'invoices.mailed', subjectId: id, subject: number } as const;
    await record(tx, person, { ...deed, after: { to: input.to } });
    return tellChanged(work, tx, person, id);
  });
}

interface Outgoing extends MailInput {
  step: Step;
  paper: PrintedPaper;
}

export async function post(
  work: Work,
  tx: Tx,
  { organisationId, id: personId }: By,
  invoiceId: number,
  { to, subject, text, language, step, paper }: Outgoing,
): Promise<void> {
  const organisation = await organisationById(tx, organisationId);
  if (!organisation?.isVerified) throw problem('accounts.unverified');
  const { sender } = await settingsOf(tx, organisationId);
  const letter = plainMail(printableLine(subject), printable(text), printableLine(sender.name));
  const file = { name: paper.name, type: 'application/pdf', content: Buffer.from(paper.pdf) };
  const posted = await postWithFiles(work, tx, { organisationId }, to, {
    letter,
    files: [file],
    replyTo: sender.email,
  });
  await insertMail(tx, organisationId, invoiceId, {
    mailId: posted.id,
    step,
    to,
    language,
    personId,
    at: work.clock.now(),
    onDay: await todayOf(work, tx, organisationId),
    state: posted.state,
  });
  await raiseVersion(tx, organisationId, invoiceId);
}
