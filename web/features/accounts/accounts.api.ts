import type { SecondStepAsked } from '@plenum/contract';
import { call, type CallInput, type CallReply } from '../../platform/api-client.ts';
import { CallProblem } from '../../platform/call-problem.ts';
import { enterSession } from '../../platform/session/enter-session.ts';
import { leaveSession } from '../../platform/session/leave-session.ts';

export type Credentials = CallInput<'POST /jwt/login'>['body'];
export type Registration = CallInput<'POST /jwt/register'>['body'];
export type SignInOptions = CallReply<'GET /api/sign-in-options'>;
export type Refused = Partial<Record<'email' | 'username' | 'password', boolean>>;

/** Answers what else is asked for, or nothing when the person is in. */
export async function signIn(credentials: Credentials): Promise<SecondStepAsked | null> {
  const reply = await call('POST /jwt/login', { body: credentials });
  if ('ticket' in reply) return reply;
  await enterSession(reply);
  return null;
}

export const isSignUpClosed = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.code === 'accounts.sign_up_closed';

/** The spec answers a refused sign-in with 400 and a text of its own. */
export const isRefusedSignIn = (problem: unknown) =>
  problem instanceof CallProblem && problem.status === 400;

/** Signs in as well: registering gives a token that cannot be renewed, and is let go. */
export async function register(registration: Registration): Promise<Refused> {
  const reply = await call('POST /jwt/register', { body: registration });
  if ('error' in reply) {
    const { email, username, password } = reply.error;
    return { email: !!email, username: !!username, password: !!password };
  }
  await signIn({ email: registration.email, password: registration.password });
  leaveSession(reply.accessToken);
  return {};
}

const usualOptions: SignInOptions = { demo: false, signUp: 'open' };

/** The page works without an answer: it then shows neither more nor less than usual. */
export const readSignInOptions = (): Promise<SignInOptions> =>
  call('GET /api/sign-in-options').catch(() => usualOptions);
