import type { OutboxQuery } from '@plenum/contract';
import { countUpTo } from '../../platform/db/counting.ts';
import { problem } from '../../platform/http/problem.ts';
import {
  findListedMail,
  findListedMails,
  listedMails,
  type MailState,
} from '../../platform/mail/mail.queries.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { organisationById } from './organisations.service.ts';
import { outboxLine, outboxMail } from './organisations.view.ts';

const pageSize = 100;
/** How many more there are is told up to here. */
const mostCounted = 1_000;

const states = {
  left: ['sent', 'kept'],
  queued: ['queued'],
  failed: ['failed'],
  held: ['held'],
} as const satisfies Record<NonNullable<OutboxQuery['state']>, readonly MailState[]>;

/** Days are those of the organisation's clock, as the figures count them. */
export async function listOutbox(
  { db }: Work,
  { organisationId }: Person,
  { state, before, ...days }: OutboxQuery,
) {
  const organisation = await organisationById(db, organisationId);
  const listed = listedMails({
    organisationId,
    states: state ? states[state] : undefined,
    ...days,
    timeZone: organisation?.timeZone ?? 'UTC',
  });
  const [mails, counted] = await Promise.all([
    findListedMails(db, listed, { before, limit: pageSize + 1 }),
    countUpTo(db, listed, mostCounted),
  ]);
  return {
    mails: mails.slice(0, pageSize).map(outboxLine),
    hasMore: mails.length > pageSize,
    ...counted,
  };
}

export async function readOutbox(work: Work, { organisationId }: Person, mailId: number) {
  const mail = await findListedMail(work.db, organisationId, mailId);
  if (!mail) throw problem('not_found');
  return outboxMail(mail);
}
