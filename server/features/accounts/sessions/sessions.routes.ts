import { accountsSessionsRoutes } from '@plenum/contract/features/accounts/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import type { Doorkeeper } from '../accounts.access.ts';
import {
  changePassword,
  endOneSession,
  endOtherSessions,
  listSessions,
} from './sessions.devices.ts';
import { listBelongings, switchOrganisation } from './sessions.switch.ts';
import type { Tokens } from './sessions.tokens.ts';

const done = { status: 200, body: {} } as const;

export const accountsSessionsHandlers = (
  work: Work,
  tokens: Tokens,
  door: Doorkeeper,
): Handlers<typeof accountsSessionsRoutes> => ({
  'GET /api/accounts/sessions': async ({ person }) => ({
    status: 200,
    body: await listSessions(work, person),
  }),
  'DELETE /api/accounts/sessions/:sessionId': async ({ person, received }) => {
    await endOneSession(work, door, person, received.params.sessionId);
    return done;
  },
  'POST /api/accounts/sessions/end-others': async ({ person }) => {
    await endOtherSessions(work, door, person);
    return done;
  },
  'POST /api/accounts/password': async ({ person, received }) => {
    await changePassword(work, door, person, received.body);
    return done;
  },
  'GET /api/accounts/organisations': async ({ person }) => ({
    status: 200,
    body: await listBelongings(work, person),
  }),
  'POST /api/accounts/switch': async ({ person, received, agent, network }) => ({
    status: 200,
    body: await switchOrganisation(work, tokens, person, received.body.organisationId, {
      agent,
      network,
    }),
  }),
});
