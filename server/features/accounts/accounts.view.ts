import type { Ability, Role, UserData } from '@plenum/contract';
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

export const userData = (account: Account & { role: Role }): UserData => ({
  ...registeredUser(account, account.role),
  extras: { eCommerceCartItemsCount: 0 },
});
