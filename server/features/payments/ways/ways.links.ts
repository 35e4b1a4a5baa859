import { createHmac } from 'node:crypto';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { lockedOwed } from '../../invoices/index.ts';
import { findLinked, findRound, putLink } from './ways.queries.ts';

const tokenFor = (secret: string, ...about: [number, number, number]): string =>
  createHmac('sha256', secret)
    .update(`pay ${about.join(' ')}`)
    .digest('base64url');

/** The same however often it is asked for, until somebody wants a new one. */
export const linkOf = (work: Work, person: Person, invoiceId: number, isNew: boolean) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const invoice = await lockedOwed(work, tx, person, invoiceId);
    const known = await findRound(tx, organisationId, invoiceId);
    const round = known ? known.round + Number(isNew) : 1;
    const token = tokenFor(work.config.tokenSecret, organisationId, invoiceId, round);
    if (known?.round !== round) {
      await putLink(tx, organisationId, invoiceId, { round, hash: hashOfToken(token) });
      const deed = { action: 'payments.link_made', subjectId: invoiceId } as const;
      await record(tx, person, { ...deed, subject: invoice.number });
    }
    return { path: `/pay/${token}` };
  });

export async function requireLinked({ db }: Work, token: string) {
  const linked = await findLinked(db, hashOfToken(token));
  if (!linked) throw problem('not_found');
  return linked;
}
