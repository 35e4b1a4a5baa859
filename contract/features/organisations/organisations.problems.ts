import type { ProblemTable } from '../../kernel/problem.ts';

export const organisationsProblems = {
  'organisations.accent_unreadable': {
    status: 422,
    title: 'White text cannot be read on that colour',
  },
} as const satisfies ProblemTable;
