import {
  accountsActingRoutes,
  accountsLinksRoutes,
  accountsOwnRoutes,
  accountsRoutes,
  accountsSessionsRoutes,
  accountsSettingsRoutes,
  accountsTwoStepRoutes,
} from '@plenum/contract/features/accounts/index.ts';
import { type Doorway, mountRoutes } from '../../../platform/http/mount.ts';
import type { JobTable } from '../../../platform/jobs/jobs.ts';
import type { Work } from '../../../platform/work.ts';
import type { AfterLeaving } from '../../organisations/index.ts';
import { type Doorkeeper, doorkeeperFor } from '../accounts.access.ts';
import type { AfterJoining } from './entrance.accept.ts';
import { accountsActingHandlers } from '../sessions/sessions.acting.routes.ts';
import { accountsLinksHandlers } from './entrance.links.routes.ts';
import { ownChapters } from '../own/own.chapters.ts';
import { exportJob } from '../own/own.exports.ts';
import { type Forget, forgetAddress, forgetJob, type Leaver } from './entrance.forget.ts';
import { type Chapter, gatherExport } from '../own/own.gather.ts';
import { accountsOwnHandlers } from '../own/own.routes.ts';
import { mailReset, resetJob } from './entrance.reset.ts';
import { accountsHandlers } from '../accounts.routes.ts';
import { accountsSessionsHandlers } from '../sessions/sessions.routes.ts';
import { accountsSettingsHandlers } from '../settings/settings.routes.ts';
import { accountsTwoStepHandlers } from '../proof/proof.two-step.routes.ts';
import { type Tokens, tokensWith } from '../sessions/sessions.tokens.ts';

export interface Door extends Doorkeeper {
  tokens: Tokens;
}

export function openDoor(work: Work): Door {
  const tokens = tokensWith(work.config.tokenSecret);
  return { tokens, ...doorkeeperFor(work, tokens) };
}

export const mountAccounts = (
  doorway: Doorway,
  work: Work,
  door: Door,
  afterJoining: AfterJoining,
  afterLeaving: AfterLeaving,
) => {
  const own = { ...doorway, isPrivate: true } as const;
  mountRoutes(doorway, accountsActingRoutes, work, (scoped) =>
    accountsActingHandlers(scoped, door.tokens, door),
  );
  mountRoutes(doorway, accountsRoutes, work, (scoped) =>
    accountsHandlers(scoped, door.tokens, door),
  );
  mountRoutes(own, accountsSessionsRoutes, work, (scoped) =>
    accountsSessionsHandlers(scoped, door.tokens, door),
  );
  mountRoutes(own, accountsSettingsRoutes, work, accountsSettingsHandlers);
  mountRoutes(own, accountsOwnRoutes, work, (scoped) =>
    accountsOwnHandlers(scoped, door, afterLeaving),
  );
  mountRoutes(own, accountsTwoStepRoutes, work, (scoped) =>
    accountsTwoStepHandlers(scoped, door.tokens),
  );
  mountRoutes(doorway, accountsLinksRoutes, work, (scoped) =>
    accountsLinksHandlers(scoped, door, afterJoining),
  );
};

/** What other features know about a person: for the copy of their data, and to be forgotten. */
export const accountsJobs = (
  work: Work,
  others: readonly Chapter[],
  forgets: readonly Forget[],
): JobTable => ({
  [exportJob]: (payload: Parameters<typeof gatherExport>[2]) =>
    gatherExport(work, [...ownChapters, ...others], payload),
  [forgetJob]: (payload: Leaver) => forgetAddress(work, forgets, payload),
  [resetJob]: (payload: Parameters<typeof mailReset>[1]) => mailReset(work, payload),
});
