import { call, type CallReply } from '../../../platform/api-client.ts';
import { CallProblem } from '../../../platform/call-problem.ts';
import { session } from '../../../platform/session/session.ts';

export type InvitationCard = CallReply<'POST /api/accounts/invitation'>;

/** The part of the address that never leaves the browser holds the token. */
const linkToken = (): string => location.hash.slice(1);

export const isDeadLink = (problem: unknown): boolean =>
  problem instanceof CallProblem &&
  (problem.code === 'accounts.link_dead' || problem.status === 422);

export const isTakenName = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.code === 'accounts.name_taken';

export const isCommonPassword = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.code === 'accounts.password_common';

export const askForReset = (email: string) =>
  call('POST /api/accounts/forgotten-password', { body: { email } });

export const resetPassword = (password: string) =>
  call('POST /api/accounts/password-reset', { body: { token: linkToken(), password } });

export const confirmAddress = () =>
  call('POST /api/accounts/verification', { body: { token: linkToken() } });

export const readInvitation = (): Promise<InvitationCard> =>
  call('POST /api/accounts/invitation', { body: { token: linkToken() } });

interface NewAccount {
  username: string;
  fullName: string;
  password: string;
}

/** Without an account when the address has one already. */
export const acceptInvitation = (account: NewAccount | null) =>
  call('POST /api/accounts/invitation/accept', { body: { token: linkToken(), account } });

/** With the account they have; whoever is signed in with it goes straight there. */
export async function joinWithAccount(email: string): Promise<void> {
  const { organisationId } = await acceptInvitation(null);
  const isHere = session.get()?.person.email.toLowerCase() === email.toLowerCase();
  if (!isHere) return;
  // Joined they are, also when the way there is blocked: the switch in the top bar is another.
  const moving = call('POST /api/accounts/switch', { body: { organisationId } });
  await moving.then(session.keep, () => undefined);
}
