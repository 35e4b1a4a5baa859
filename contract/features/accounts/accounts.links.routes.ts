import * as Type from 'typebox';
import { mostInList } from '../../kernel/list.ts';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Acceptance,
  Accepted,
  ForgottenPassword,
  Invitation,
  InvitationCard,
  LinkOnly,
  NewInvitation,
  PasswordReset,
} from './accounts.links.schema.ts';

const dead = ['accounts.link_dead'] as const;

export const accountsLinksRoutes = {
  'POST /api/accounts/verification/send': {
    summary: 'Email me the link that confirms my address',
    access: 'signed-in',
    repeats: 'once',
    replies: { 202: Empty },
  },
  'POST /api/accounts/verification': {
    summary: 'Confirm an address with the emailed link',
    access: 'public',
    repeats: 'never',
    limit: 'link',
    body: LinkOnly,
    replies: { 200: Empty },
    problems: dead,
  },
  'POST /api/accounts/forgotten-password': {
    summary: 'Email a link to set a new password; the answer is always the same',
    access: 'public',
    repeats: 'never',
    limit: 'forgotten',
    body: ForgottenPassword,
    replies: { 202: Empty },
  },
  'POST /api/accounts/password-reset': {
    summary: 'Set a new password with the emailed link; every session ends',
    access: 'public',
    repeats: 'never',
    limit: 'link',
    body: PasswordReset,
    replies: { 200: Empty },
    problems: [...dead, 'accounts.password_common'],
  },
  'GET /api/accounts/invitations': {
    summary:
      'Invitations nobody has answered yet, the latest 2,000. Where there are more, the answer has the header x-has-more',
    access: 'admin',
    replies: { 200: Type.Array(Invitation, { maxItems: mostInList }) },
  },
  'POST /api/accounts/invitations': {
    summary: 'Invite someone into the organisation',
    access: 'admin',
    repeats: 'once',
    body: NewInvitation,
    replies: { 201: Type.Object({ invitation: Invitation }) },
    problems: ['accounts.already_member', 'accounts.unverified', 'accounts.confirm_first'],
  },
  'DELETE /api/accounts/invitations/:invitationId': {
    summary: 'Withdraw an invitation; its link dies',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ invitationId: Id('accounts.invitation') }),
    replies: { 200: Empty },
  },
  'POST /api/accounts/invitation': {
    summary: 'Who invites whom, for the person with the link',
    access: 'public',
    repeats: 'same',
    limit: 'link',
    body: LinkOnly,
    replies: { 200: InvitationCard },
    problems: dead,
  },
  'POST /api/accounts/invitation/accept': {
    summary: 'Join the organisation with the emailed link',
    access: 'public',
    repeats: 'never',
    limit: 'link',
    body: Acceptance,
    replies: { 200: Accepted },
    problems: [
      ...dead,
      'accounts.password_common',
      'accounts.name_taken',
      'accounts.sign_up_closed',
    ],
  },
} as const satisfies RouteTable;
