import type { Tx, Work } from '../../../platform/work.ts';
import { tellOfOrganisation, verifyOrganisationsOf } from '../../organisations/index.ts';
import { eraseKeys } from '../own/own.farewell.queries.ts';
import { markVerified, type Secret, setPassword } from '../accounts.queries.ts';

/** The address is theirs: so may what they founded speak to the outside. False for another one. */
export async function confirmHolder(
  work: Work,
  tx: Tx,
  personId: number,
  email: string,
): Promise<boolean> {
  if ((await markVerified(tx, personId, email)) === 0) return false;
  for (const { id } of await verifyOrganisationsOf(tx, personId)) {
    await tellOfOrganisation(work, tx, id);
  }
  return true;
}

/**
 * Whoever holds the mailbox gets the account, with a password of theirs. An address nobody had
 * confirmed may have been a stranger's to sign up with: the keys they made do not stay.
 */
export async function claimAccount(
  tx: Tx,
  { id, isVerified }: Pick<Secret, 'id' | 'isVerified'>,
  passwordHash: string,
): Promise<void> {
  if (!isVerified) await eraseKeys(tx, id);
  await setPassword(tx, id, passwordHash);
}
