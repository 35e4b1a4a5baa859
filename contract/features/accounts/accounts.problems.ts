import type { ProblemTable } from '../../kernel/problem.ts';

export const accountsProblems = {
  'accounts.sign_up_closed': { status: 403, title: 'Nobody can sign up here at present' },
} as const satisfies ProblemTable;
