import type { Ability, Role, UserData } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Work } from '../../platform/work.ts';
import type { Account } from './accounts.queries.ts';

const abilities: Readonly<Record<Role, Ability[]>> = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

export function registeredUser(account: Account, role: Role) {
  const { id, fullName, username, avatar, email } = account;
  return { id, fullName, username, avatar, email, role, ability: abilities[role] };
}

declare module '../../platform/work.ts' {
  interface Answers {
    itemsInCart(db: Db, organisationId: number, personId: number): Promise<number>;
  }
}

/** As they sign in to an organisation. */
export async function userData(
  { db, answers }: Work,
  organisationId: number,
  account: Account & { role: Role },
): Promise<UserData> {
  const eCommerceCartItemsCount = await answers.itemsInCart(db, organisationId, account.id);
  return { ...registeredUser(account, account.role), extras: { eCommerceCartItemsCount } };
}
