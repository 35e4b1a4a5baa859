import type { Invoice } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import type { By } from '../invoices.settle.ts';
import { draftReminder, remind } from './mails.reminders.ts';
import { draftDocumentMail, mailDocument } from './mails.service.ts';

/** As it is written for that client, with nothing changed. */
export async function mailAsDrafted(work: Work, person: Person, id: number): Promise<Invoice> {
  const { to, language, subject, text } = await draftDocumentMail(work, person, id);
  return mailDocument(work, person, id, { to, language, subject, text });
}

/** The next reminder so; where somebody else sent it meanwhile, none. */
export async function remindAsDrafted(work: Work, by: By, id: number): Promise<Invoice> {
  const { to, language, subject, text, step } = await draftReminder(work, by, id);
  return remind(work, by, id, { to, language, subject, text, due: step });
}
