import type { ProblemCode } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { CallProblem } from '../../../platform/call-problem.ts';
import { enterSession } from '../../../platform/session/enter-session.ts';

const hasCode = (problem: unknown, code: ProblemCode) =>
  problem instanceof CallProblem && problem.code === code;

export const isWrongCode = (problem: unknown) => hasCode(problem, 'accounts.code_wrong');
export const isWrongPassword = (problem: unknown) => hasCode(problem, 'accounts.password_wrong');
export const isDeadTicket = (problem: unknown) => hasCode(problem, 'accounts.ticket_dead');

/** Apps show codes in groups, and people copy the gaps as well. */
export const bareCode = (typed: string) => typed.replaceAll(/[\s-]/g, '');

export async function finishSignIn(ticket: string, code: string): Promise<void> {
  await enterSession(await call('POST /api/accounts/second-step', { body: { ticket, code } }));
}
