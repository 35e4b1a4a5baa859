import type { ProblemTable } from '../../kernel/problem.ts';

export const todoProblems = {
  'todo.assignee_unknown': { status: 422, title: 'The assignee is not one of your people' },
} as const satisfies ProblemTable;
