import { accountsRoutes } from '@plenum/contract/features/accounts/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { type Doorkeeper, doorkeeperFor } from './accounts.access.ts';
import { accountsHandlers } from './accounts.routes.ts';
import { type Tokens, tokensWith } from './accounts.tokens.ts';

export { addPerson, createAccount } from './accounts.service.ts';
export { openSession } from './accounts.sign-in.ts';
export { forgetExpiredTokens } from './accounts.sessions.queries.ts';

export interface Door extends Doorkeeper {
  tokens: Tokens;
}

export function openDoor(work: Work): Door {
  const tokens = tokensWith(work.config.tokenSecret);
  return { tokens, ...doorkeeperFor(work, tokens) };
}

export const mountAccounts = (doorway: Doorway, work: Work, door: Door) =>
  mountRoutes(doorway, accountsRoutes, accountsHandlers(work, door.tokens, door));
