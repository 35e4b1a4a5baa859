import {
  accountsLinksRoutes,
  accountsRoutes,
  accountsSessionsRoutes,
  accountsSettingsRoutes,
} from '@plenum/contract/features/accounts/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { JobTable } from '../../platform/jobs/jobs.ts';
import type { Work } from '../../platform/work.ts';
import { type Doorkeeper, doorkeeperFor } from './accounts.access.ts';
import { accountsLinksHandlers } from './accounts.links.routes.ts';
import { mailReset, resetJob } from './accounts.reset.ts';
import { accountsHandlers } from './accounts.routes.ts';
import { accountsSessionsHandlers } from './accounts.sessions.routes.ts';
import { accountsSettingsHandlers } from './accounts.settings.routes.ts';
import { type Tokens, tokensWith } from './accounts.tokens.ts';

export interface Door extends Doorkeeper {
  tokens: Tokens;
}

export function openDoor(work: Work): Door {
  const tokens = tokensWith(work.config.tokenSecret);
  return { tokens, ...doorkeeperFor(work, tokens) };
}

export const mountAccounts = (doorway: Doorway, work: Work, door: Door) => {
  mountRoutes(doorway, accountsRoutes, accountsHandlers(work, door.tokens, door));
  const sessions = accountsSessionsHandlers(work, door.tokens, door);
  mountRoutes(doorway, accountsSessionsRoutes, sessions);
  mountRoutes(doorway, accountsSettingsRoutes, accountsSettingsHandlers(work));
  mountRoutes(doorway, accountsLinksRoutes, accountsLinksHandlers(work, door));
};

export const accountsJobs = (work: Work): JobTable => ({
  [resetJob]: (payload: Parameters<typeof mailReset>[1]) => mailReset(work, payload),
});
