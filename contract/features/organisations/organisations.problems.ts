import type { ProblemTable } from '../../kernel/problem.ts';

export const organisationsProblems = {
  'organisations.accent_unreadable': {
    status: 422,
    title: 'White text cannot be read on that colour',
  },
  'organisations.changed_meanwhile': {
    status: 409,
    title: 'Someone else changed the settings meanwhile',
  },
} as const satisfies ProblemTable;
