import type { Db } from '../../../platform/db/db.ts';
import type { Forgotten } from '../../../platform/db/said-of.ts';
import type { Work } from '../../../platform/work.ts';

export const forgetJob = 'accounts.forget';

/** Takes an address out of a piece of what an organisation keeps; answers where the next begins. */
export type Forget = (
  db: Db,
  organisationId: number,
  gone: Forgotten,
  after: number,
) => Promise<number | null>;

export interface Leaver extends Forgotten {
  organisationIds: readonly number[];
}

/** Records outlive an account, its address in them does not: piece by piece, beside all else. */
export async function forgetAddress(
  { db }: Work,
  forgets: readonly Forget[],
  { organisationIds, ...gone }: Leaver,
): Promise<void> {
  for (const organisationId of organisationIds) {
    for (const forget of forgets) {
      let after: number | null = 0;
      while (after !== null) after = await forget(db, organisationId, gone, after);
    }
  }
}
