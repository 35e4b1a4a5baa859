import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import { SignedIn } from './accounts.schema.ts';
import {
  AppSecret,
  CodeOnly,
  Confirmation,
  NewPasskey,
  Passkey,
  PasskeyCeremony,
  PasskeyProof,
  RecoveryCodes,
  SecondStep,
  TwoStep,
} from './accounts.two-step.schema.ts';

const recent = ['accounts.confirm_first'] as const;

export const accountsTwoStepRoutes = {
  'POST /api/accounts/second-step': {
    summary: 'Finish a sign-in with a code',
    access: 'public',
    repeats: 'never',
    limit: 'sign-in',
    body: SecondStep,
    replies: { 200: SignedIn },
    problems: ['accounts.ticket_dead', 'accounts.code_wrong'],
  },
  'POST /api/accounts/confirm': {
    summary: 'Show again that it is me, before something dangerous; good for ten minutes',
    access: 'signed-in',
    repeats: 'never',
    body: Confirmation,
    replies: { 200: Empty },
    problems: [
      'accounts.ticket_dead',
      'accounts.password_wrong',
      'accounts.code_wrong',
      'accounts.passkey_wrong',
    ],
  },
  'GET /api/accounts/two-step': {
    summary: 'My two-step sign-in and my passkeys',
    access: 'signed-in',
    replies: { 200: TwoStep },
  },
  'POST /api/accounts/two-step/start': {
    summary: 'A new secret for my authenticator app; nothing changes until a code proves it',
    access: 'signed-in',
    repeats: 'never',
    replies: { 200: AppSecret },
    problems: [...recent, 'accounts.two_step_on'],
  },
  'POST /api/accounts/two-step': {
    summary: 'Turn two-step sign-in on with the first code',
    access: 'signed-in',
    repeats: 'never',
    body: CodeOnly,
    replies: { 200: RecoveryCodes },
    problems: [...recent, 'accounts.two_step_on', 'accounts.code_wrong'],
  },
  'POST /api/accounts/two-step/recovery-codes': {
    summary: 'New recovery codes; the old ones die',
    access: 'signed-in',
    repeats: 'never',
    replies: { 200: RecoveryCodes },
    problems: [...recent, 'accounts.two_step_off'],
  },
  'DELETE /api/accounts/two-step': {
    summary: 'Turn two-step sign-in off',
    access: 'signed-in',
    repeats: 'once',
    replies: { 200: Empty },
    problems: recent,
  },
  'POST /api/accounts/passkeys/start': {
    summary: 'What the browser needs to make a passkey',
    access: 'signed-in',
    repeats: 'never',
    replies: { 200: PasskeyCeremony },
    problems: recent,
  },
  'POST /api/accounts/passkeys': {
    summary: 'Keep the passkey the browser made',
    access: 'signed-in',
    repeats: 'never',
    body: NewPasskey,
    replies: { 201: Passkey },
    problems: ['accounts.ticket_dead', 'accounts.passkey_wrong'],
  },
  'DELETE /api/accounts/passkeys/:passkeyId': {
    summary: 'Forget one of my passkeys',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ passkeyId: Id('accounts.passkey') }),
    replies: { 200: Empty },
    problems: recent,
  },
  'POST /api/accounts/passkey-proof/start': {
    summary: 'What the browser needs to show a passkey, to sign in or to confirm',
    access: 'public',
    repeats: 'never',
    limit: 'passkey',
    replies: { 200: PasskeyCeremony },
  },
  'POST /api/accounts/passkey-proof': {
    summary: 'Sign in with a passkey',
    access: 'public',
    repeats: 'never',
    limit: 'sign-in',
    body: PasskeyProof,
    replies: { 200: SignedIn },
    problems: ['accounts.ticket_dead', 'accounts.passkey_wrong'],
  },
} as const satisfies RouteTable;
