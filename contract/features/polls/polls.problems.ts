import type { ProblemTable } from '../../kernel/problem.ts';

export const pollsProblems = {
  'polls.changed_meanwhile': { status: 409, title: 'Someone else changed the poll meanwhile' },
  'polls.was_opened': { status: 409, title: 'The poll has been opened and cannot be changed' },
  'polls.not_open': { status: 409, title: 'The poll is not open' },
  'polls.too_many': { status: 409, title: 'A stage has at most 100 polls' },
} as const satisfies ProblemTable;
