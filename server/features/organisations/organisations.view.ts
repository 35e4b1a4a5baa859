import type { Organisation, OutboxLine, OutboxMail } from '@plenum/contract';
import type { Config } from '../../config/config.ts';
import type { MailRow } from '../../platform/mail/mail.queries.ts';
import type { OrganisationRow } from './organisations.queries.ts';

export const organisationView = (row: OrganisationRow, { tagManager }: Config): Organisation => ({
  ...row,
  canLoadTags: tagManager,
});

export const outboxLine = (mail: MailRow): OutboxLine => ({
  id: mail.id,
  to: mail.to,
  subject: mail.subject,
  state: mail.state,
  attempts: mail.attempts,
  lastError: mail.lastError,
  createdAt: mail.createdAt.toISOString(),
});

export const outboxMail = (mail: MailRow): OutboxMail => ({
  ...outboxLine(mail),
  text: mail.state === 'kept' ? mail.text : null,
});
