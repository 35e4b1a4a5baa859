import type { Confirmation } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { isOwnCode, wrongCode } from '../proof/proof.codes.ts';
import { provePasskey } from '../proof/proof.passkeys.ts';
import { isPassword } from './entrance.passwords.ts';
import { findPasswordHash } from '../accounts.queries.ts';
import { markConfirmed } from '../sessions/sessions.queries.ts';
import { findStep } from '../proof/proof.two-step.queries.ts';

export async function confirm(work: Work, person: Person, shown: Confirmation): Promise<void> {
  await work.limits.guess('account', `person:${person.id}`, () => prove(work, person, shown));
  await markConfirmed(work.db, person.organisationId, person.sessionId, work.clock.now());
}

async function prove(work: Work, { id }: Person, shown: Confirmation): Promise<void> {
  const { passkey, code, password } = shown;
  if (passkey) {
    if ((await provePasskey(work, passkey)) !== id) throw problem('accounts.passkey_wrong');
    return;
  }
  if (code !== undefined) {
    if (!(await isOwnCode(work, id, code))) throw wrongCode();
    return;
  }
  const needsMore = (await findStep(work.db, id))?.isOn ?? false;
  const isRight = await isPassword(await findPasswordHash(work.db, id), password ?? '', String(id));
  if (needsMore || !isRight) {
    const errors = [{ path: '/password', message: 'is not the current password' }];
    throw problem('accounts.password_wrong', { errors });
  }
}
