import { accountsLinksRoutes } from '@plenum/contract/features/accounts/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import type { Doorkeeper } from '../accounts.access.ts';
import { acceptInvitation, type AfterJoining } from './entrance.accept.ts';
import {
  invite,
  listInvitations,
  lookAtInvitation,
  withdrawInvitation,
} from './entrance.invite.ts';
import { askForReset, resetPassword } from './entrance.reset.ts';
import { confirmAddress, sendVerification } from './entrance.verify.ts';

const done = { status: 200, body: {} } as const;
const later = { status: 202, body: {} } as const;

export const accountsLinksHandlers = (
  work: Work,
  door: Doorkeeper,
  afterJoining: AfterJoining,
): Handlers<typeof accountsLinksRoutes> => ({
  'POST /api/accounts/verification/send': async ({ person, language }) => {
    await sendVerification(work, person, language);
    return later;
  },
  'POST /api/accounts/verification': async ({ received }) => {
    await confirmAddress(work, received.body.token);
    return done;
  },
  'POST /api/accounts/forgotten-password': async ({ received, language }) => {
    await askForReset(work, received.body.email, language);
    return later;
  },
  'POST /api/accounts/password-reset': async ({ received, network }) => {
    await resetPassword(work, door, received.body.token, received.body.password, network);
    return done;
  },
  'GET /api/accounts/invitations': async ({ person }) => ({
    status: 200,
    ...(await listInvitations(work, person)),
  }),
  'POST /api/accounts/invitations': async ({ person, received }) => ({
    status: 201,
    body: { invitation: await invite(work, person, received.body) },
  }),
  'DELETE /api/accounts/invitations/:invitationId': async ({ person, received }) => {
    await withdrawInvitation(work, person, received.params.invitationId);
    return done;
  },
  'POST /api/accounts/invitation': async ({ received }) => ({
    status: 200,
    body: await lookAtInvitation(work, received.body.token),
  }),
  'POST /api/accounts/invitation/accept': async ({ received, network }) => ({
    status: 200,
    body: await acceptInvitation(work, door, received.body, network, afterJoining),
  }),
});
