import type { OutboxLine, OutboxMail } from '@plenum/contract';
import type { MailRow } from '../../platform/mail/mail.queries.ts';

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
