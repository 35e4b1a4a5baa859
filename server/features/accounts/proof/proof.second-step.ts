import type { SecondStepAsked } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import { isOwnCode, wrongCode } from './proof.codes.ts';
import { findPasskeysOf } from './proof.passkeys.queries.ts';
import { makeTicket, showTicket, spendTicket } from '../entrance/entrance.tickets.ts';
import { countCodes, findStep } from './proof.two-step.queries.ts';

/** Null for someone who needs no second step. */
export async function askSecondStep(work: Work, personId: number): Promise<SecondStepAsked | null> {
  if (!(await findStep(work.db, personId))?.isOn) return null;
  const hasCodes = (await countCodes(work.db, personId)) > 0;
  const hasPasskeys = (await findPasskeysOf(work.db, personId)).length > 0;
  return {
    ticket: await makeTicket(work, 'second-step', { personId }),
    methods: [
      'app',
      ...(hasCodes ? (['recovery'] as const) : []),
      ...(hasPasskeys ? (['passkey'] as const) : []),
    ],
  };
}

/** Whose sign-in the ticket is, once the code is right: five tries a ticket, ten an account. */
export async function takeSecondStep(
  work: Work,
  { ticket, code }: { ticket: string; code: string },
): Promise<number> {
  const { personId } = await showTicket(work, 'second-step', ticket);
  if (personId === null) throw problem('accounts.ticket_dead');
  const key = `step:${personId}`;
  await work.limits.guess('account', key, async () => {
    if (!(await isOwnCode(work, personId, code))) throw wrongCode();
  });
  await spendTicket(work, 'second-step', ticket);
  await work.limits.forget('account', key);
  return personId;
}
