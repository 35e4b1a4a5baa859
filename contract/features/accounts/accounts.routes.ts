import type { RouteTable } from '../../kernel/route.ts';
import { Empty } from '../../kernel/values.ts';
import {
  Credentials,
  LoginRefused,
  Registered,
  RegistrationSent,
  Renewal,
  RenewalRefused,
  SignedIn,
  SignInOptions,
} from './accounts.schema.ts';
import { SecondStepAsked } from './accounts.two-step.schema.ts';

export const accountsRoutes = {
  'POST /jwt/login': {
    summary: 'Sign in with email and password',
    access: 'public',
    repeats: 'never',
    limit: 'sign-in',
    body: Credentials,
    replies: { 200: SignedIn, 202: SecondStepAsked, 400: LoginRefused },
    whenInvalid: { status: 400, body: { error: { email: ['Something went wrong'] } } },
  },
  'POST /jwt/register': {
    summary: 'Found an organisation and become its admin',
    access: 'public',
    repeats: 'never',
    limit: 'sign-up',
    body: RegistrationSent,
    replies: { 200: Registered },
    problems: ['accounts.sign_up_closed'],
  },
  'POST /jwt/refresh-token': {
    summary: 'Exchange a refresh token for a new pair; each works once',
    access: 'public',
    repeats: 'never',
    limit: 'renew',
    isNeverRefused: true,
    body: Renewal,
    replies: { 200: SignedIn, 401: RenewalRefused },
    whenInvalid: { status: 401, body: { error: 'Invalid refresh token' } },
  },
  'GET /api/sign-in-options': {
    summary: 'What the sign-in page offers here',
    access: 'public',
    replies: { 200: SignInOptions },
  },
  'POST /jwt/logout': {
    summary: 'End this session; its tokens stop working at once',
    access: 'signed-in',
    repeats: 'never',
    whileActing: true,
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;
