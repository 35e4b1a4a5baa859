import { accountsRoutes } from '@plenum/contract/features/accounts/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import type { Doorkeeper } from './accounts.access.ts';
import { renew } from './sessions/sessions.renewal.ts';
import { hasDemoAccounts, signOut } from './accounts.service.ts';
import { signIn } from './entrance/entrance.sign-in.ts';
import { signUp } from './entrance/entrance.sign-up.ts';
import type { Tokens } from './sessions/sessions.tokens.ts';

export const accountsHandlers = (
  work: Work,
  tokens: Tokens,
  door: Doorkeeper,
): Handlers<typeof accountsRoutes> => ({
  'POST /jwt/login': async ({ received, agent, network, deviceMark }) => {
    const visit = { agent, network, deviceMark };
    const outcome = await signIn(work, tokens, received.body, visit);
    if (outcome.kind === 'more') return { status: 202, body: outcome.asked };
    if (outcome.kind === 'refused') {
      return { status: 400, body: { error: { email: ['Email or Password is Invalid'] } } };
    }
    return { status: 200, body: outcome.signedIn, deviceMark: outcome.deviceMark };
  },
  'POST /jwt/register': async ({ received, agent, network, language }) => ({
    status: 200,
    body: await signUp(work, tokens, received.body, { agent, network, language }),
  }),
  'POST /jwt/refresh-token': async ({ received, agent }) => {
    const renewed = await renew(work, tokens, door, received.body.refreshToken, agent);
    if (renewed) return { status: 200, body: renewed };
    return { status: 401, body: { error: 'Invalid refresh token' } };
  },
  'GET /api/sign-in-options': async () => ({
    status: 200,
    body: { demo: await hasDemoAccounts(work), signUp: work.config.signUp },
  }),
  'POST /jwt/logout': async ({ person }) => {
    await signOut(work, door, person);
    return { status: 200, body: {} };
  },
});
