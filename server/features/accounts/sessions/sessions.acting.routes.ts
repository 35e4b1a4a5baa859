import type { accountsActingRoutes } from '@plenum/contract/features/accounts/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import type { Doorkeeper } from '../accounts.access.ts';
import { actAs, stopActing } from './sessions.acting.ts';
import type { Tokens } from './sessions.tokens.ts';

export const accountsActingHandlers = (
  work: Work,
  tokens: Tokens,
  door: Doorkeeper,
): Handlers<typeof accountsActingRoutes> => ({
  'POST /api/accounts/acting': async ({ person, received, agent, network }) => ({
    status: 200,
    body: await actAs(work, tokens, person, received.body, { agent, network }),
  }),
  'POST /api/accounts/acting/end': async ({ person }) => {
    await stopActing(work, door, person);
    return { status: 200, body: {} };
  },
});
