import { problem } from '../../platform/http/problem.ts';
import { findListedMail, findListedMails } from '../../platform/mail/mail.queries.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { outboxLine, outboxMail } from './organisations.view.ts';

const newest = 200;

export async function listOutbox(work: Work, { organisationId }: Person) {
  return (await findListedMails(work.db, organisationId, newest)).map(outboxLine);
}

export async function readOutbox(work: Work, { organisationId }: Person, mailId: number) {
  const mail = await findListedMail(work.db, organisationId, mailId);
  if (!mail) throw problem('not_found');
  return outboxMail(mail);
}
